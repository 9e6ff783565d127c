//! A fair queue: every owner has a queue, and owners take turns. Pure: no clock, no tasks.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;

/// Identifies waiting work.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Ticket(u64);

/// Work of many owners for a few slots. A free slot goes to the owner with the least work running; among equals, to the one who
/// has waited longest since joining the queue or finishing a piece of work.
#[derive(Debug)]
pub(super) struct Queue<K, T> {
    free: usize,
    owners: HashMap<K, Work<T>>,
    /// Owners with waiting work, each once, in turn order.
    turns: VecDeque<K>,
    tickets: u64,
}

/// The work of one owner; removed once it has neither waiting nor running work.
#[derive(Debug)]
struct Work<T> {
    waiting: VecDeque<(Ticket, T)>,
    running: usize,
}

impl<K: Clone + Eq + Hash, T> Queue<K, T> {
    pub(super) fn new(places: usize) -> Self {
        Self { free: places, owners: HashMap::new(), turns: VecDeque::new(), tickets: 0 }
    }

    /// How many owners have waiting or running work.
    pub(super) fn owners(&self) -> usize {
        self.owners.len()
    }

    /// Adds work at the end of its owner's queue.
    pub(super) fn push(&mut self, owner: &K, work: T) -> Ticket {
        self.tickets += 1;
        let ticket = Ticket(self.tickets);
        let empty = || Work { waiting: VecDeque::new(), running: 0 };
        let own = self.owners.entry(owner.clone()).or_insert_with(empty);
        if own.waiting.is_empty() {
            self.turns.push_back(owner.clone());
        }
        own.waiting.push_back((ticket, work));
        ticket
    }

    /// The next piece of work and its owner, if a slot is free; `done` frees the slot.
    pub(super) fn next(&mut self) -> Option<(K, T)> {
        if self.free == 0 {
            return None;
        }
        let running = |owner: &K| self.owners.get(owner).map_or(0, |own| own.running);
        // `min_by_key` picks the first among equals.
        let turn = (0..self.turns.len()).min_by_key(|turn| running(&self.turns[*turn]))?;
        let owner = self.turns.remove(turn)?;
        let own = self.owners.get_mut(&owner)?;
        let (_, work) = own.waiting.pop_front()?;
        own.running += 1;
        self.free -= 1;
        if !own.waiting.is_empty() {
            self.turns.push_back(owner.clone());
        }
        Some((owner, work))
    }

    /// A piece of this owner's work has ended: frees its slot and moves the owner to the end of the line.
    pub(super) fn done(&mut self, owner: &K) {
        let Some(own) = self.owners.get_mut(owner) else { return };
        own.running -= 1;
        self.free += 1;
        if !own.waiting.is_empty() {
            self.turns.retain(|other| other != owner);
            self.turns.push_back(owner.clone());
        }
        self.forget_idle(owner);
    }

    /// Removes work that is still waiting; does nothing if it is not.
    pub(super) fn remove(&mut self, owner: &K, ticket: Ticket) {
        let Some(own) = self.owners.get_mut(owner) else { return };
        own.waiting.retain(|(other, _)| *other != ticket);
        if own.waiting.is_empty() {
            self.turns.retain(|other| other != owner);
        }
        self.forget_idle(owner);
    }

    pub(super) fn clear(&mut self) {
        self.turns.clear();
        self.owners.retain(|_, own| {
            own.waiting.clear();
            own.running > 0
        });
    }

    fn forget_idle(&mut self, owner: &K) {
        if self.owners.get(owner).is_some_and(|own| own.running == 0 && own.waiting.is_empty()) {
            self.owners.remove(owner);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Names = Queue<&'static str, u32>;

    /// Runs everything, one piece at a time, and returns the owners in order.
    fn order(queue: &mut Names) -> String {
        let mut order = String::new();
        while let Some((owner, _)) = queue.next() {
            order += owner;
            queue.done(&owner);
        }
        order
    }

    fn fill(queue: &mut Names, owner: &'static str, count: u32) {
        (0..count).for_each(|work| {
            queue.push(&owner, work);
        });
    }

    #[test]
    fn owners_take_turns_however_much_each_wants() {
        let mut queue = Names::new(1);
        fill(&mut queue, "a", 5);
        fill(&mut queue, "b", 2);
        fill(&mut queue, "c", 1);
        assert_eq!(order(&mut queue), "abcabaaa");
    }

    #[test]
    fn work_of_one_owner_is_done_in_order() {
        let mut queue = Names::new(3);
        fill(&mut queue, "a", 3);
        assert_eq!([queue.next(), queue.next(), queue.next()].map(|next| next.unwrap().1), [0, 1, 2]);
        assert_eq!(queue.next(), None);
    }

    #[test]
    fn an_owner_who_joins_while_work_runs_is_next() {
        let mut queue = Names::new(1);
        fill(&mut queue, "a", 50);
        assert_eq!(queue.next(), Some(("a", 0)));
        fill(&mut queue, "b", 1);
        queue.done(&"a");
        assert_eq!(queue.next(), Some(("b", 0)));
    }

    /// Two owners who keep coming back with one piece each do not starve one with a long queue.
    #[test]
    fn rejoining_at_once_does_not_starve_others() {
        let mut queue = Names::new(1);
        ["a", "b"].iter().for_each(|owner| fill(&mut queue, owner, 1));
        fill(&mut queue, "c", 100);
        let mut order = String::new();
        for _ in 0..12 {
            let (owner, _) = queue.next().unwrap();
            order += owner;
            queue.done(&owner);
            if owner != "c" {
                fill(&mut queue, owner, 1);
            }
        }
        assert_eq!(order, "abcabcabcabc");
    }

    #[test]
    fn no_owner_has_two_slots_while_another_has_none() {
        let mut queue = Names::new(3);
        fill(&mut queue, "a", 9);
        fill(&mut queue, "b", 9);
        let mut taken: Vec<_> = (0..3).map(|_| queue.next().unwrap().0).collect();
        assert_eq!(taken, ["a", "b", "a"]);
        assert_eq!(queue.next(), None, "no slot is free");
        fill(&mut queue, "c", 9);
        queue.done(&taken.remove(0));
        assert_eq!(queue.next(), Some(("c", 0)), "the owner with nothing running comes first");
        queue.done(&"c");
        assert_eq!(queue.next(), Some(("c", 1)), "no one else has less running");
    }

    #[test]
    fn removed_work_is_not_done() {
        let mut queue = Names::new(1);
        let first = queue.push(&"a", 1);
        queue.push(&"a", 2);
        let only = queue.push(&"b", 3);
        queue.remove(&"a", first);
        queue.remove(&"b", only);
        queue.remove(&"b", only);
        assert_eq!(queue.owners(), 1);
        assert_eq!(queue.next(), Some(("a", 2)));
        queue.remove(&"a", first);
        assert_eq!(queue.owners(), 1, "still running");
        queue.done(&"a");
        assert_eq!((queue.next(), queue.owners()), (None, 0));
    }

    #[test]
    fn owners_without_work_are_forgotten() {
        let mut queue = Names::new(2);
        ["a", "b", "c"].iter().for_each(|owner| fill(&mut queue, owner, 2));
        assert_eq!(queue.owners(), 3);
        assert_eq!(order(&mut queue), "abcabc");
        assert!(queue.owners.is_empty() && queue.turns.is_empty());
    }

    #[test]
    fn cleared_work_never_starts_and_frees_its_slots() {
        let mut queue = Names::new(1);
        ["a", "b"].iter().for_each(|owner| fill(&mut queue, owner, 2));
        assert_eq!(queue.next(), Some(("a", 0)));
        queue.clear();
        assert_eq!(queue.owners(), 1);
        queue.done(&"a");
        assert_eq!((queue.next(), queue.owners(), queue.free), (None, 0, 1));
    }
}
