//! Editions and variants of Caylus.

use crate::options::options;

options! {
    /// What differs between the editions, and the simplified favors variant. Each can be set separately.
    pub struct Options {
        /// Whether the Jeweller is in the supply.
        @advanced jeweller: bool = "jeweller" { true: "yes", false: "no" }
            "is the Jeweller in the supply?";
        /// Whether building the Church gives 4 prestige points (English) instead of 3.
        @advanced english_church: bool = "church" { false: "3", true: "4" }
            "prestige points for building the Church";
        /// Whether the Tailor gives 2 prestige points for 1 cloth (English) instead of 4 for 2.
        @advanced english_tailor: bool = "tailor" { false: "2-4", true: "1-2" }
            "the Tailor's smaller offer, cloth for points; 3 cloth always give 6";
        /// Whether a residence on an occupied building is made once its worker is done (English), not at the end of phase 5.
        @advanced english_residences: bool = "residences" { false: "phase", true: "building" }
            "when a residence on an occupied building is made: after phase 5, or after its worker";
        /// [C8.9] Whether every favor is simply 3 prestige points.
        simplified_favors: bool = "favors" { false: "table", true: "simplified" }
            "simplified: every favor is 3 prestige points (C8.9)";
    }
    editions {
        /// The French edition, the default.
        FRENCH = "french" {};
        /// The English edition.
        ENGLISH = "english" { jeweller: false, english_church: true, english_tailor: true, english_residences: true };
        /// The premium edition, with the same tiles as the French one.
        PREMIUM = "premium" {};
    }
}
