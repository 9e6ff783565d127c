//! A sequential probability ratio test (SPRT) on the first name's share of wins.

/// The result of the test.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Undecided so far.
    Open,
    /// The first name is stronger than the others.
    Stronger,
    /// The first name is weaker than the others.
    Weaker,
}

/// The Elo difference to be detected.
const ELO_DIFFERENCE: f64 = 60.0;
/// Upper bound of the log-likelihood ratio, ln((1 − β) / α) with α = β = 5 %.
const UPPER_BOUND: f64 = 2.944_438_979_166_44;

/// Two tests against equal strength: `+ELO_DIFFERENCE` and `-ELO_DIFFERENCE`, each with its log-likelihood ratio.
#[derive(Clone, Debug)]
pub(super) struct Sprt {
    equal_share: f64,
    stronger: f64,
    weaker: f64,
}

impl Sprt {
    pub(super) fn new(names: &[&str]) -> Self {
        let seats = names.iter().filter(|name| Some(*name) == names.first()).count();
        Self { equal_share: seats as f64 / names.len().max(1) as f64, stronger: 0.0, weaker: 0.0 }
    }

    /// Adds a game by the first name's share of the win.
    pub(super) fn count(&mut self, share: f64) {
        if self.equal_share >= 1.0 {
            return;
        }
        self.stronger += self.log_likelihood_ratio(share, ELO_DIFFERENCE);
        self.weaker += self.log_likelihood_ratio(share, -ELO_DIFFERENCE);
    }

    /// Log-likelihood ratio of one game: this Elo difference against equal strength.
    fn log_likelihood_ratio(&self, share: f64, elo: f64) -> f64 {
        let odds = self.equal_share / (1.0 - self.equal_share) * 10_f64.powf(elo / 400.0);
        let expected = odds / (1.0 + odds);
        share * (expected / self.equal_share).ln() + (1.0 - share) * ((1.0 - expected) / (1.0 - self.equal_share)).ln()
    }

    pub(super) fn verdict(&self) -> Verdict {
        match (self.stronger >= UPPER_BOUND, self.weaker >= UPPER_BOUND) {
            (true, _) => Verdict::Stronger,
            (_, true) => Verdict::Weaker,
            _ => Verdict::Open,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn verdict_after(games: usize, won_of_ten: usize) -> Verdict {
        let mut sprt = Sprt::new(&["a", "b"]);
        (0..games).for_each(|game| sprt.count(if game % 10 < won_of_ten { 1.0 } else { 0.0 }));
        sprt.verdict()
    }

    #[test]
    fn clear_results_are_decided_and_even_ones_stay_open() {
        assert_eq!(verdict_after(60, 9), Verdict::Stronger);
        assert_eq!(verdict_after(60, 1), Verdict::Weaker);
        assert_eq!(verdict_after(400, 5), Verdict::Open);
        assert_eq!(verdict_after(5, 10), Verdict::Open);
    }
}
