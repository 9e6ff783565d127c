//! Stopping when the result is clear: a sequential test of the first name's share of wins.

/// What the test says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Not clear yet.
    Open,
    /// The first is stronger than the others.
    Stronger,
    /// The first is weaker than the others.
    Weaker,
}

/// How much stronger or weaker, on Elo's scale, it should be to be noticed.
const NOTICEABLE: f64 = 60.0;
/// How sure it must be: wrong in at most one of twenty, either way.
const SURE: f64 = 2.944_438_979_166_44;

/// Two tests side by side: is it stronger, is it weaker, than an equal?
#[derive(Clone, Debug)]
pub(super) struct Sprt {
    fair: f64,
    stronger: f64,
    weaker: f64,
}

impl Sprt {
    pub(super) fn new(names: &[&str]) -> Self {
        let seats = names.iter().filter(|name| Some(*name) == names.first()).count();
        Self { fair: seats as f64 / names.len().max(1) as f64, stronger: 0.0, weaker: 0.0 }
    }

    /// Counts a game by the first name's share of the win.
    pub(super) fn count(&mut self, share: f64) {
        if self.fair >= 1.0 {
            return;
        }
        self.stronger += self.evidence(share, NOTICEABLE);
        self.weaker += self.evidence(share, -NOTICEABLE);
    }

    /// How much a game speaks for that strength, compared with being an equal.
    fn evidence(&self, share: f64, elo: f64) -> f64 {
        let odds = self.fair / (1.0 - self.fair) * 10_f64.powf(elo / 400.0);
        let other = odds / (1.0 + odds);
        share * (other / self.fair).ln() + (1.0 - share) * ((1.0 - other) / (1.0 - self.fair)).ln()
    }

    pub(super) fn verdict(&self) -> Verdict {
        match (self.stronger >= SURE, self.weaker >= SURE) {
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
    fn a_clear_result_is_seen_and_an_even_one_is_not() {
        assert_eq!(verdict_after(60, 9), Verdict::Stronger);
        assert_eq!(verdict_after(60, 1), Verdict::Weaker);
        assert_eq!(verdict_after(400, 5), Verdict::Open);
        assert_eq!(verdict_after(5, 10), Verdict::Open);
    }
}
