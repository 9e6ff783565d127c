//! Loading a position: anything impossible is rejected with a reason, so that the engine can rely on the rest.

use super::{CubesDoc, PlayerDoc, Position, RoadDoc};
use crate::magna_carta::cards::Card;
use crate::magna_carta::decision::{Decision, Phase};
use crate::magna_carta::hands::{CardSet, Pile};
use crate::magna_carta::road::{Place, RoadCard};
use crate::magna_carta::setup::{FIRST_HAND, WORKERS, deck, prestige_buildings};
use crate::magna_carta::tokens::Section;
use crate::magna_carta::{Flow, MagnaCarta, Step};
use crate::parts::{Cube, Cubes, Order, Player};
use crate::{Game, PositionError, refuse, require};

/// The largest number of deniers, and of turns, in a loaded position.
const MAX_AMOUNT: u16 = 9999;
const MAX_TURNS: u32 = 99;

impl MagnaCarta {
    /// Validates a position and runs to the first decision that is not forced.
    pub(in crate::magna_carta) fn read_position(doc: &Position) -> Result<Self, PositionError> {
        if let Some(name) = &doc.game {
            require(name == Self::NAME, || format!("this is a position of `{name}`, not of `{}`", Self::NAME))?;
        }
        let players = doc.players.len();
        require(Self::PLAYERS.contains(&players), || format!("Magna Carta is for 2 to 4 players, not {players}"))?;

        let mut game = Self::empty_table(players, doc.options);
        game.table.turn = doc.turn;
        game.table.phase = doc.phase;
        game.table.first_player = game.check_player(doc.first_player)?;
        if let Some(generator) = doc.generator {
            (game.secrets.seed, game.secrets.shuffles) = (generator.seed, generator.shuffles);
        }
        game.read_road(&doc.road)?;
        for (player, given) in Player::all(players).zip(&doc.players) {
            game.read_goods(player, given)?;
            game.read_cards(player, given)?;
            game.read_prestige_in_front(player, given)?;
        }
        game.read_tokens(doc)?;
        game.read_bridge(doc)?;
        game.read_provost(doc)?;
        game.check_supply(doc)?;
        game.read_delayed(doc)?;
        let flow = game.read_decision(doc)?;
        game.check_mulligan()?;
        game.check_turned_cards()?;
        game.check_lawyers()?;
        game.run_to_decision(flow, &mut ());
        Ok(game)
    }

    fn check_player(&self, player: Player) -> Result<Player, PositionError> {
        require(player.index() < self.players(), || format!("there is no player {}", player.index()))?;
        Ok(player)
    }

    fn read_road(&mut self, road: &[RoadDoc]) -> Result<(), PositionError> {
        let neutral = self.players();
        require(road.len() >= neutral, || format!("the road starts with {neutral} neutral cards"))?;
        require(road.len() <= Place::COUNT, || "the road is too long".into())?;
        for (at, given) in road.iter().enumerate() {
            let card = given.card;
            let right_place = match at + 1 {
                place if place < neutral => card.is_neutral() && card != Card::NeutralPeddler,
                place if place == neutral => card == Card::NeutralPeddler,
                _ => !card.is_neutral(),
            };
            require(right_place, || {
                format!(
                    "{card} cannot be on {}: neutral cards come first, the Peddler is the last of them",
                    Place::at(at)
                )
            })?;
            let twice = road[..at].iter().any(|other| other.card == card && other.owner == given.owner);
            require(!twice, || format!("{card} of the same player is on the road twice"))?;
            self.read_road_card(given)?;
        }
        Ok(())
    }

    fn read_road_card(&mut self, given: &RoadDoc) -> Result<(), PositionError> {
        let card = given.card;
        let beginner = self.table.options.is_beginner();
        match given.owner {
            None => require(card.is_neutral(), || format!("{card} needs an owner"))?,
            Some(owner) => {
                self.check_player(owner)?;
                require(!card.is_neutral(), || format!("{card} has no owner"))?;
                require(deck(self.table.options).contains(card), || format!("{card} is not in the beginner game"))?;
            }
        }
        let turned = given.residence || given.prestige.is_some();
        require(!turned || (!beginner && given.owner.is_some() && card != Card::Lawyer), || {
            format!("{card} cannot be a residence")
        })?;
        let small = matches!(card, Card::SmallFarm | Card::SmallSawmill | Card::SmallQuarry);
        let most = if small && !turned { self.cubes_on_small() } else { 0 };
        require(given.cubes <= most, || format!("{} cubes on {card}, which can have {most}", given.cubes))?;

        let mut built = RoadCard::new(card, given.owner);
        built.set_cubes(given.cubes);
        let place = self.table.road.push(built);
        if turned {
            self.table.road.residences |= place.bit();
        }
        if let Some(building) = given.prestige {
            require(given.residence, || format!("{building} covers no residence on {place}"))?;
            self.table.road.covered |= place.bit();
            let slot = &mut self.table.prestige[building as usize];
            require(*slot == 0, || format!("{building} is on the road twice"))?;
            *slot = place.index() as u8 + 1;
        }
        if let Some(worker) = given.worker {
            self.check_player(worker)?;
            let phase = matches!(self.table.phase, Phase::Actions | Phase::Provost | Phase::Effects);
            require(phase, || "no worker can be on the road in this phase".into())?;
            let possible = given.prestige.is_none() && (!turned || self.table.phase == Phase::Effects);
            require(possible, || format!("no worker can be on {place}"))?;
            self.table.road.set_worker(place, Some(worker));
        }
        Ok(())
    }

    fn read_goods(&mut self, player: Player, given: &PlayerDoc<Vec<Card>>) -> Result<(), PositionError> {
        let seat = player.index();
        require(given.deniers <= MAX_AMOUNT, || format!("player {seat} has more than {MAX_AMOUNT} deniers"))?;
        let CubesDoc { food, wood, stone, gold } = given.cubes;
        let mut cubes = Cubes::NONE;
        for (cube, count) in [(Cube::Food, food), (Cube::Wood, wood), (Cube::Stone, stone), (Cube::Gold, gold)] {
            require(count <= Cubes::LIMIT, || format!("{count} {cube} is more than {}", Cubes::LIMIT))?;
            cubes += Cubes::some(cube, count);
        }
        let road = &self.table.road;
        let placed = road.places().filter(|place| road.at(*place).worker() == Some(player)).count() as u8;
        let home = given.workers.unwrap_or(WORKERS.saturating_sub(placed));
        require(home.checked_add(placed) == Some(WORKERS), || {
            format!("player {seat} has {home} workers at home and {placed} on the road, not {WORKERS} in all")
        })?;
        let holding = self.holding_mut(player);
        (holding.cubes, holding.deniers, holding.workers) = (cubes, given.deniers, home);
        (holding.tokens, holding.batches) = (given.tokens.into(), given.batches);
        Ok(())
    }

    /// Each of the player's cards is in the hand, the pile, the discard pile or on the road.
    fn read_cards(&mut self, player: Player, given: &PlayerDoc<Vec<Card>>) -> Result<(), PositionError> {
        let seat = player.index();
        let road = &self.table.road;
        let own = road.places().map(|place| road.at(place)).filter(|card| card.owner() == Some(player));
        let mut left = CardSet(deck(self.table.options).0 & !own.map(RoadCard::card).collect::<CardSet>().0);
        let mut take = |cards: &[Card]| -> Result<CardSet, PositionError> {
            for card in cards {
                let there = !card.is_neutral() && left.contains(*card);
                require(there, || format!("player {seat} has no {card}, or has it twice"))?;
                left.remove(*card);
            }
            Ok(cards.iter().copied().collect())
        };
        let hand = take(given.hand.as_deref().unwrap_or_default())?;
        let discard = take(given.discard.as_deref().unwrap_or_default())?;
        let pile = match &given.pile {
            Some(pile) => {
                take(pile)?;
                require(left.is_empty(), || format!("player {seat} has a card missing"))?;
                Pile::new(pile)
            }
            None => Pile::new(&left.iter().collect::<Vec<_>>()),
        };
        self.secrets.hands[seat] = hand;
        self.secrets.piles[seat] = pile;
        self.holding_mut(player).discard = discard;
        Ok(())
    }

    fn read_prestige_in_front(&mut self, player: Player, given: &PlayerDoc<Vec<Card>>) -> Result<(), PositionError> {
        for building in &given.prestige {
            let possible =
                self.table.options.is_beginner() && prestige_buildings(self.table.options) >> *building as u8 & 1 != 0;
            require(possible, || format!("{building} cannot be in front of a player"))?;
            let slot = &mut self.table.prestige[*building as usize];
            require(*slot == 0, || format!("{building} exists twice"))?;
            *slot = player.index() as u8 + 1;
        }
        Ok(())
    }

    fn read_tokens(&mut self, doc: &Position) -> Result<(), PositionError> {
        let mut before_left = 0;
        for section in Section::ALL {
            let (at, name) = (section as usize, section.name());
            let all = u32::from(section.tokens(self.players()));
            let taken: u32 = self.table.holdings.iter().map(|holding| u32::from(holding.tokens[at])).sum();
            require(taken <= all, || format!("{taken} tokens of the {name} are taken, of {all}"))?;
            let later_taken = self.table.holdings.iter().any(|holding| holding.tokens[at + 1..].iter().any(|n| *n > 0));
            let left = match doc.tokens {
                Some(tokens) => u32::from(<[u8; 3]>::from(tokens)[at]),
                None if later_taken => 0,
                None => all - taken,
            };
            require(left + taken <= all, || {
                format!("{left} tokens of the {name} are left and {taken} taken, of {all}")
            })?;
            require(before_left == 0 || left == all, || {
                format!("tokens of the {name} are gone while a better section has some left")
            })?;
            before_left += left;
            self.table.tokens[at] = left as u8;
        }
        // Every turn uses up a token, so play from here never reaches a turn number that would be refused.
        let most_turns = MAX_TURNS - before_left.min(MAX_TURNS - 1);
        require((1..=most_turns).contains(&self.table.turn.into()), || {
            format!("a game has no turn {}", self.table.turn)
        })?;
        let none_left = before_left == 0;
        match self.table.phase {
            Phase::Over => require(none_left, || "the game is over when no token is left, not before".into()),
            Phase::Mulligan | Phase::Income | Phase::Actions | Phase::Provost => {
                require(!none_left, || "the game ends with the turn in which the last token goes".into())
            }
            Phase::Effects | Phase::Castle | Phase::EndOfTurn => Ok(()),
        }
    }

    fn read_bridge(&mut self, doc: &Position) -> Result<(), PositionError> {
        let all_passed = self.table.phase > Phase::Actions;
        self.table.passing_order = match doc.passing_order {
            Some(order) => {
                order.iter().try_for_each(|player| self.check_player(player).map(drop))?;
                order
            }
            None if all_passed => {
                (0..self.players()).map(|seats| self.seat_after(self.table.first_player, seats)).collect()
            }
            None => Order::EMPTY,
        };
        require(!all_passed || self.table.passing_order.len() == self.players(), || {
            "in this phase everyone must have passed".into()
        })?;
        require(self.table.phase >= Phase::Actions || self.table.passing_order.is_empty(), || {
            "nobody can have passed before the actions".into()
        })
    }

    fn read_provost(&mut self, doc: &Position) -> Result<(), PositionError> {
        self.table.provost = Place::at(self.players() - 1);
        match (doc.provost, self.table.options.is_beginner()) {
            (Some(_), true) => refuse("there is no provost in the beginner game"),
            (None, true) if self.table.phase == Phase::Provost => refuse("the beginner game has no provost phase"),
            (Some(place), false) => {
                require(place.index() < self.table.road.len(), || format!("the road ends before {place}"))?;
                self.table.provost = place;
                Ok(())
            }
            _ => Ok(()),
        }
    }

    fn check_supply(&self, doc: &Position) -> Result<(), PositionError> {
        let Some(given) = &doc.prestige else { return Ok(()) };
        let mut bits = 0;
        for building in given {
            require(bits >> *building as u8 & 1 == 0, || format!("{building} is in the supply twice"))?;
            bits |= 1 << *building as u8;
        }
        require(bits == self.prestige_supply(), || {
            "the supply must hold exactly the prestige buildings not built yet".into()
        })
    }

    fn read_delayed(&mut self, doc: &Position) -> Result<(), PositionError> {
        // One for each player's Lawyer.
        require(doc.delayed.len() <= self.players(), || "there are too many delayed residences".into())?;
        for place in &doc.delayed {
            require(self.table.phase == Phase::Effects && doc.decision.is_some(), || {
                "residences are delayed in phase 4 only".into()
            })?;
            require(place.index() < self.table.road.len(), || format!("the road ends before {place}"))?;
            let card = self.table.road.at(*place);
            let possible = card.worker().is_some()
                && card.owner().is_some_and(|owner| self.lawyer_targets(owner) & place.bit() != 0)
                && *place <= self.table.provost;
            require(possible, || format!("{place} cannot become a residence after the phase"))?;
            self.table.delayed.push(*place);
        }
        Ok(())
    }

    /// The decision, and the progress of the phase it implies.
    fn read_decision(&mut self, doc: &Position) -> Result<Flow, PositionError> {
        let counts_batches = self.table.phase == Phase::Castle && doc.decision.is_some();
        for holding in &self.table.holdings {
            let possible = holding.batches == 0 || counts_batches;
            let tokens: u32 = holding.tokens.iter().map(|tokens| u32::from(*tokens)).sum();
            require(possible && u32::from(holding.batches) <= tokens, || "batches nobody can have given".into())?;
        }
        let Some(given) = &doc.decision else {
            require(doc.activating.is_none(), || "no card acts before its phase has begun".into())?;
            if self.table.phase == Phase::Actions {
                self.table.cursor = self.table.first_player.index() as u8;
            }
            return Ok(Flow::Continue);
        };
        let player = self.check_player(given.player)?;
        self.read_step(player, given.what, doc.activating)?;
        let (choices, builds) = self.choices_of(player, given.what);
        require(choices != 0 || builds != 0, || "the decision has no legal move".into())?;
        Ok(self.ask(player, given.what))
    }

    fn read_step(
        &mut self,
        player: Player,
        decision: Decision,
        activating: Option<Place>,
    ) -> Result<(), PositionError> {
        let seats_after_first = (player.index() + self.players() - self.table.first_player.index()) % self.players();
        let place = self.table.passing_order.place_of(player);
        require(activating.is_none() || self.table.phase == Phase::Effects, || "no card acts in this phase".into())?;
        match (self.table.phase, decision, place) {
            (Phase::Mulligan, Decision::Mulligan, _) => self.table.cursor = seats_after_first as u8 + 1,
            (Phase::Actions, Decision::Action, None) => self.table.cursor = player.index() as u8,
            (Phase::Actions, Decision::Site { building }, None) => {
                let possible = !self.table.options.is_beginner() && self.prestige_supply() >> building as u8 & 1 != 0;
                require(possible, || format!("{building} cannot be built"))?;
                self.table.cursor = player.index() as u8;
            }
            (Phase::Provost, Decision::Provost, Some(place)) => self.table.cursor = place as u8,
            (Phase::Effects, Decision::Primary | Decision::Secondary, _) => {
                self.read_acting_card(player, decision, activating)?;
            }
            (Phase::Castle, Decision::Batch, Some(place)) => {
                self.table.cursor = place as u8;
                let mut later = self.table.passing_order.iter().skip(place + 1);
                require(later.all(|player| self.holding(player).batches == 0), || {
                    "players who come later cannot have given batches yet".into()
                })?;
            }
            _ => return refuse("that player cannot have that decision in this phase"),
        }
        Ok(())
    }

    /// Before the first turn every player has three cards, and nothing has been built or taken.
    fn check_mulligan(&self) -> Result<(), PositionError> {
        if self.table.phase != Phase::Mulligan {
            return Ok(());
        }
        require(self.table.turn == 1, || "the first hands are exchanged before turn 1".into())?;
        let all = Section::ALL.map(|section| section.tokens(self.players()));
        require(self.table.tokens == all, || "no token can be gone before the first turn".into())?;
        require(self.table.road.len() == self.players(), || "nothing can be built before the first turn".into())?;
        let full = Player::all(self.players()).all(|player| self.hand(player).len() == FIRST_HAND);
        require(full, || format!("before the first turn every hand has {FIRST_HAND} cards"))
    }

    /// A residence has a worker only in phase 4: one that has acted, or is beyond the provost.
    fn check_turned_cards(&self) -> Result<(), PositionError> {
        let road = &self.table.road;
        let has_acted = (1_u64 << self.table.cursor) - 1;
        let possible = if self.table.phase == Phase::Effects { has_acted | !self.active_cards() } else { 0 };
        match road.residences & road.occupied & !possible {
            0 => Ok(()),
            wrong => {
                refuse(format!("the residence on {} cannot have a worker", Place::at(wrong.trailing_zeros() as usize)))
            }
        }
    }

    /// Every delayed residence is owed to a Lawyer earlier on the road on which its owner's worker has acted, one each.
    fn check_lawyers(&self) -> Result<(), PositionError> {
        let road = &self.table.road;
        let acted = usize::from(self.table.cursor) + usize::from(self.table.step == Step::Done);
        for player in Player::all(self.players()) {
            let used =
                |place: &Place| road.at(*place).card() == Card::Lawyer && road.at(*place).worker() == Some(player);
            let lawyers: Vec<Place> = road.places().take(acted).filter(used).collect();
            let own = |place: &Place| road.at(*place).owner() == Some(player);
            for (number, place) in self.table.delayed.iter().filter(own).enumerate() {
                let possible = number < lawyers.len() && lawyers[0] < place;
                require(possible, || format!("no Lawyer can have delayed the residence on {place}"))?;
            }
        }
        Ok(())
    }

    fn read_acting_card(
        &mut self,
        player: Player,
        decision: Decision,
        activating: Option<Place>,
    ) -> Result<(), PositionError> {
        let Some(place) = activating else { return refuse("`activating` must say which card acts") };
        require(place.index() < self.table.road.len(), || format!("the road ends before {place}"))?;
        let reached = self.table.options.is_beginner() || place <= self.table.provost;
        let card = self.table.road.at(place);
        let (who, step) = match decision {
            Decision::Primary => (card.worker(), Step::Secondary),
            _ => (card.owner().filter(|owner| Some(*owner) != card.worker()), Step::Done),
        };
        require(reached && card.worker().is_some() && who == Some(player), || {
            format!("the card on {place} does not act for that player")
        })?;
        (self.table.cursor, self.table.step) = (place.index() as u8, step);
        Ok(())
    }
}
