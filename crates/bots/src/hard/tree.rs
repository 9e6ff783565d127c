//! The tree of a search: what has come of each move so far.

use arrayvec::ArrayVec;
use caylus_rules::MoveList;
use caylus_rules::parts::Player;

use crate::bot::Thought;
use crate::chance::Chance;
use crate::knowledge::{Knowledge, Weights};
use crate::outlook::{Foresight, Outlook, glance};

/// How much a move that looks good is preferred to one that has done well.
const CURIOSITY: f32 = 1.1;
/// How much worse than its neighbours a move is thought to be before it is tried.
const DOUBT: f32 = 0.08;
/// How much the tree trusts the looks of a move, from 0 for not at all to 1: less than whoever has nothing else to go by.
const TRUST: f32 = 0.6;
/// How it looks ahead from where the tree ends: what a turn is good for often shows in the next one only, and others play well too.
const FORESIGHT: Foresight = Foresight { turns: 2, sureness: 2 };
/// A tree that has grown so large does not grow further.
const MOST_NODES: usize = 200_000;
/// The longest line that is told.
const LINE: usize = 6;

/// No node.
const NONE: u32 = u32::MAX;

/// A tree; the root is the first node.
pub(super) struct Tree<G: Knowledge> {
    nodes: Vec<Node<G>>,
}

/// A decision.
struct Node<G: Knowledge> {
    actor: Player,
    visits: u32,
    edges: Vec<Edge<G>>,
}

/// A move, and what has come of it for the player who made it.
#[derive(Clone, Copy)]
struct Edge<G: Knowledge> {
    chosen: G::Move,
    child: u32,
    visits: u32,
    /// How good it looks at a glance; those of the legal moves add up to about 1.
    weight: f32,
    chance: f32,
    points: f32,
}

impl<G: Knowledge> Default for Tree<G> {
    fn default() -> Self {
        Self { nodes: Vec::new() }
    }
}

impl<G: Knowledge> Tree<G> {
    /// Prepares to think about a position: keeps what is known of it, if anything is.
    pub(super) fn start_from(&mut self, game: &G) {
        let mut moves = MoveList::new();
        game.legal_moves(&mut moves);
        let known = self.nodes.first().is_some_and(|root| {
            Some(root.actor) == game.to_act()
                && moves.iter().all(|chosen| root.edges.iter().any(|edge| edge.chosen == *chosen))
        });
        if !known {
            self.nodes.clear();
        }
    }

    /// Has one move been looked at so much more often than the others that so many more looks cannot change it?
    pub(super) fn is_decided(&self, looks: u32) -> bool {
        let visits = || self.nodes.first().into_iter().flat_map(|root| &root.edges).map(|edge| edge.visits);
        let most = visits().max().unwrap_or(0);
        let rivals = visits().filter(|visits| visits.saturating_add(looks) >= most).count();
        // The favourite itself is among them.
        rivals <= 1
    }

    /// A move was played: what was found out about it is kept, the rest is forgotten.
    pub(super) fn follow(&mut self, chosen: G::Move) {
        let child = self.nodes.first().and_then(|root| root.edges.iter().find(|edge| edge.chosen == chosen));
        let Some(start) = child.map(|edge| edge.child).filter(|child| *child != NONE) else {
            self.nodes.clear();
            return;
        };
        let mut old: Vec<Option<Node<G>>> = std::mem::take(&mut self.nodes).into_iter().map(Some).collect();
        let mut take = |at: u32| old.get_mut(at as usize).and_then(Option::take);
        self.nodes.extend(take(start));
        let mut at = 0;
        while at < self.nodes.len() {
            for edge in 0..self.nodes[at].edges.len() {
                let child = self.nodes[at].edges[edge].child;
                if let Some(node) = take(child) {
                    self.nodes[at].edges[edge].child = self.nodes.len() as u32;
                    self.nodes.push(node);
                }
            }
            at += 1;
        }
    }

    /// Follows the tree from the root, adds a node, looks ahead from there, and remembers what has come of it.
    pub(super) fn look_ahead(&mut self, mut game: G, chance: &mut Chance) {
        let mut path: ArrayVec<(u32, u32), 128> = ArrayVec::new();
        let mut at = 0;
        if self.nodes.is_empty() {
            self.add(&game);
        }
        while !game.is_over() {
            let edge = self.select(at, &game);
            path.push((at, edge));
            let Edge { chosen, child, .. } = self.nodes[at as usize].edges[edge as usize];
            game.apply_unchecked(chosen, &mut ());
            if child != NONE {
                at = child;
                if path.is_full() {
                    break;
                }
                continue;
            }
            if !game.is_over() && self.nodes.len() < MOST_NODES {
                let new = self.add(&game);
                self.nodes[at as usize].edges[edge as usize].child = new;
            }
            break;
        }
        let outlook = Outlook::ahead(&mut game, FORESIGHT, chance);
        for (node, edge) in path {
            let node = &mut self.nodes[node as usize];
            node.visits += 1;
            let edge = &mut node.edges[edge as usize];
            edge.visits += 1;
            edge.chance += outlook.chance_of(node.actor);
            edge.points += outlook.points_of(node.actor);
        }
    }

    /// Adds a node for a position in which somebody has to decide.
    fn add(&mut self, game: &G) -> u32 {
        let actor = game.to_act().unwrap_or(Player::new(0));
        let mut node = Node { actor, visits: 0, edges: Vec::new() };
        let mut moves = MoveList::new();
        game.legal_moves(&mut moves);
        node.meet(game, &moves);
        self.nodes.push(node);
        self.nodes.len() as u32 - 1
    }

    /// The legal move to look at next: one that has done well, or looks good and has been looked at little.
    fn select(&mut self, at: u32, game: &G) -> u32 {
        let mut moves = MoveList::new();
        game.legal_moves(&mut moves);
        let node = &mut self.nodes[at as usize];
        let same = moves.len() == node.edges.len()
            && moves.iter().zip(&node.edges).all(|(chosen, edge)| *chosen == edge.chosen);
        if !same {
            node.meet(game, &moves);
        }
        let known: f32 = node.edges.iter().map(|edge| edge.chance).sum();
        let expected = if node.visits == 0 { 0.0 } else { known / node.visits as f32 - DOUBT };
        let curiosity = CURIOSITY * (node.visits.max(1) as f32).sqrt();
        let mut best = (f32::MIN, 0);
        for (number, edge) in (0..).zip(&node.edges) {
            if !same && !moves.contains(&edge.chosen) {
                continue;
            }
            let done = if edge.visits == 0 { expected } else { edge.chance / edge.visits as f32 };
            let score = done + curiosity * edge.weight / (1 + edge.visits) as f32;
            if score > best.0 {
                best = (score, number);
            }
        }
        best.1
    }
}

impl<G: Knowledge> Node<G> {
    /// Makes sure that there is an edge for each of the legal moves; other guesses may have had others.
    fn meet(&mut self, game: &G, moves: &[G::Move]) {
        let mut weights = Weights::new();
        glance(game, moves, &mut weights);
        weights.iter_mut().for_each(|weight| *weight = weight.powf(TRUST));
        let sum: f32 = weights.iter().sum::<f32>().max(f32::MIN_POSITIVE);
        for (chosen, weight) in moves.iter().zip(&weights) {
            if !self.edges.iter().any(|edge| edge.chosen == *chosen) {
                let (chosen, weight) = (*chosen, weight / sum);
                self.edges.push(Edge { chosen, child: NONE, visits: 0, weight, chance: 0.0, points: 0.0 });
            }
        }
    }

    fn favourite(&self) -> Option<&Edge<G>> {
        self.edges.iter().max_by_key(|edge| edge.visits).filter(|edge| edge.visits > 0)
    }
}

/// What the trees think of the legal moves, those looked at most first.
pub(super) fn vote<G: Knowledge>(trees: &[Tree<G>], game: &G) -> Vec<Thought<G>> {
    let mut moves = MoveList::new();
    game.legal_moves(&mut moves);
    let mut thoughts: Vec<Thought<G>> = Vec::new();
    for chosen in moves {
        let mut thought = Thought { chosen, points: 0.0, chance: 0.0, visits: 0, line: vec![chosen] };
        let mut longest = 0;
        for tree in trees {
            let Some(edge) = tree.nodes.first().and_then(|root| root.edges.iter().find(|edge| edge.chosen == chosen))
            else {
                continue;
            };
            thought.visits += edge.visits;
            thought.points += f64::from(edge.points);
            thought.chance += f64::from(edge.chance);
            if edge.visits > longest {
                longest = edge.visits;
                thought.line = line(tree, edge);
            }
        }
        let visits = f64::from(thought.visits.max(1));
        thought.points /= visits;
        thought.chance /= visits;
        // Of a move that was never looked at nothing can be said.
        if thought.visits > 0 {
            thoughts.push(thought);
        }
    }
    thoughts.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.chance.total_cmp(&a.chance)));
    thoughts
}

/// The moves that are expected after one.
fn line<G: Knowledge>(tree: &Tree<G>, first: &Edge<G>) -> Vec<G::Move> {
    let mut line = vec![first.chosen];
    let mut child = first.child;
    while let Some(edge) = tree.nodes.get(child as usize).and_then(Node::favourite) {
        if line.len() == LINE {
            break;
        }
        line.push(edge.chosen);
        child = edge.child;
    }
    line
}
