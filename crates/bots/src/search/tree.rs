//! The search tree of one thread: nodes are decisions, edges are moves with their statistics.

use arrayvec::ArrayVec;
use caylus_rules::MoveList;
use caylus_rules::parts::{MAX_PLAYERS, Player};

use crate::bot::Candidate;
use crate::heuristics::{Heuristics, Priors, priors};
use crate::rng::BotRng;
use crate::rollout::play_on;
use crate::search::Settings;

/// A tree this large stops growing; iterations still update it.
const MAX_NODES: usize = 200_000;
/// Moves of a candidate's line.
const MAX_LINE: usize = 6;
/// Marks an edge without a child node.
const NO_CHILD: u32 = u32::MAX;

/// The nodes; the root comes first.
pub(super) struct Tree<G: Heuristics> {
    pub(super) settings: Settings,
    nodes: Vec<Node<G>>,
}

/// A decision.
struct Node<G: Heuristics> {
    actor: Player,
    visits: u32,
    edges: Vec<Edge<G>>,
}

/// A move and its statistics.
#[derive(Clone, Copy)]
struct Edge<G: Heuristics> {
    chosen: G::Move,
    child: u32,
    visits: u32,
    /// Normalized over the moves that were legal when the edge was added.
    prior: f32,
    /// Every player's chances of winning, in seat order.
    total_values: [f32; MAX_PLAYERS],
    /// The points of the player who makes the move.
    total_points: f32,
}

impl<G: Heuristics> Tree<G> {
    pub(super) fn new(settings: Settings) -> Self {
        Self { settings, nodes: Vec::new() }
    }

    /// Clears the tree unless its root fits the position: same player to act, and an edge for every legal move.
    pub(super) fn prepare(&mut self, game: &G) {
        let mut moves = MoveList::new();
        game.legal_moves(&mut moves);
        let fits = self.nodes.first().is_some_and(|root| {
            Some(root.actor) == game.to_act()
                && moves.iter().all(|chosen| root.edges.iter().any(|edge| edge.chosen == *chosen))
        });
        if !fits {
            self.nodes.clear();
        }
    }

    /// Whether no other root move can catch up with the most visited one in this many iterations.
    pub(super) fn is_decided(&self, iterations_left: u32) -> bool {
        let visits = || self.nodes.first().into_iter().flat_map(|root| &root.edges).map(|edge| edge.visits);
        let most = visits().max().unwrap_or(0);
        // Includes the most visited move itself.
        let contenders = visits().filter(|visits| visits.saturating_add(iterations_left) >= most).count();
        contenders <= 1
    }

    /// Makes the child of a played move the root and drops everything not below it.
    pub(super) fn reroot(&mut self, chosen: G::Move) {
        let child = self.nodes.first().and_then(|root| root.edges.iter().find(|edge| edge.chosen == chosen));
        let Some(start) = child.map(|edge| edge.child).filter(|child| *child != NO_CHILD) else {
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

    /// One iteration on a determinization: select, expand, roll out, back up.
    pub(super) fn iterate(&mut self, mut game: G, rng: &mut BotRng) {
        let mut path: ArrayVec<(u32, u32), 128> = ArrayVec::new();
        let mut at = 0;
        if self.nodes.is_empty() {
            self.add_node(&game);
        }
        while !game.is_over() {
            let edge = self.select(at, &game);
            path.push((at, edge));
            let Edge { chosen, child, .. } = self.nodes[at as usize].edges[edge as usize];
            game.apply_unchecked(chosen, &mut ());
            if child != NO_CHILD {
                at = child;
                if path.is_full() {
                    break;
                }
                continue;
            }
            if !game.is_over() && self.nodes.len() < MAX_NODES {
                let new = self.add_node(&game);
                self.nodes[at as usize].edges[edge as usize].child = new;
            }
            break;
        }
        play_on(&mut game, self.settings.rollout, rng);
        let evaluation = self.settings.evaluate(&game);
        for (node, edge) in path {
            let node = &mut self.nodes[node as usize];
            node.visits += 1;
            let edge = &mut node.edges[edge as usize];
            edge.visits += 1;
            edge.total_values.iter_mut().zip(evaluation.values()).for_each(|(total, value)| *total += value);
            edge.total_points += evaluation.points_of(node.actor);
        }
    }

    fn add_node(&mut self, game: &G) -> u32 {
        let actor = game.to_act().unwrap_or(Player::new(0));
        let mut node = Node { actor, visits: 0, edges: Vec::new() };
        let mut moves = MoveList::new();
        game.legal_moves(&mut moves);
        node.add_edges(game, &moves, self.settings.prior_exponent);
        self.nodes.push(node);
        self.nodes.len() as u32 - 1
    }

    /// The legal move with the highest PUCT score, `Q + c_puct * P * sqrt(N) / (1 + n)`: Q is the edge's mean value, P its prior, n its
    /// visits and N those of the node.
    fn select(&mut self, at: u32, game: &G) -> u32 {
        let mut moves = MoveList::new();
        game.legal_moves(&mut moves);
        let node = &mut self.nodes[at as usize];
        let same = moves.len() == node.edges.len()
            && moves.iter().zip(&node.edges).all(|(chosen, edge)| *chosen == edge.chosen);
        if !same {
            node.add_edges(game, &moves, self.settings.prior_exponent);
        }
        let actor = node.actor.index();
        let total: f32 = node.edges.iter().map(|edge| edge.total_values[actor]).sum();
        let first_play = if node.visits == 0 { 0.0 } else { total / node.visits as f32 - self.settings.fpu_reduction };
        let exploration = self.settings.c_puct * (node.visits.max(1) as f32).sqrt();
        let mut best = (f32::MIN, 0);
        for (number, edge) in (0..).zip(&node.edges) {
            if !same && !moves.contains(&edge.chosen) {
                continue;
            }
            let value = if edge.visits == 0 { first_play } else { edge.total_values[actor] / edge.visits as f32 };
            let score = value + exploration * edge.prior / (1 + edge.visits) as f32;
            if score > best.0 {
                best = (score, number);
            }
        }
        best.1
    }
}

impl<G: Heuristics> Node<G> {
    /// Adds edges for the legal moves that have none yet: other determinizations may have had other moves.
    fn add_edges(&mut self, game: &G, moves: &[G::Move], exponent: f32) {
        let mut weights = Priors::new();
        priors(game, moves, &mut weights);
        weights.iter_mut().for_each(|weight| *weight = weight.powf(exponent));
        let sum: f32 = weights.iter().sum::<f32>().max(f32::MIN_POSITIVE);
        for (chosen, weight) in moves.iter().zip(&weights) {
            if !self.edges.iter().any(|edge| edge.chosen == *chosen) {
                let (chosen, prior) = (*chosen, weight / sum);
                let total_values = [0.0; MAX_PLAYERS];
                self.edges.push(Edge { chosen, child: NO_CHILD, visits: 0, prior, total_values, total_points: 0.0 });
            }
        }
    }

    fn most_visited(&self) -> Option<&Edge<G>> {
        self.edges.iter().max_by_key(|edge| edge.visits).filter(|edge| edge.visits > 0)
    }
}

/// Adds up the trees' statistics of the legal root moves; the most visited move comes first. Leaves out unvisited moves.
pub(super) fn merge<G: Heuristics>(trees: &[Tree<G>], game: &G) -> Vec<Candidate<G>> {
    let mut moves = MoveList::new();
    game.legal_moves(&mut moves);
    let mut candidates: Vec<Candidate<G>> = Vec::new();
    for chosen in moves {
        let chances = vec![0.0; game.players()];
        let mut candidate = Candidate { chosen, points: 0.0, chance: 0.0, chances, visits: 0, line: vec![chosen] };
        let mut most_visits = 0;
        for tree in trees {
            let Some(edge) = tree.nodes.first().and_then(|root| root.edges.iter().find(|edge| edge.chosen == chosen))
            else {
                continue;
            };
            candidate.visits += edge.visits;
            candidate.points += f64::from(edge.total_points);
            let totals = candidate.chances.iter_mut().zip(edge.total_values);
            totals.for_each(|(total, value)| *total += f64::from(value));
            if edge.visits > most_visits {
                most_visits = edge.visits;
                candidate.line = principal_variation(tree, edge);
            }
        }
        let visits = f64::from(candidate.visits.max(1));
        candidate.points /= visits;
        candidate.chances.iter_mut().for_each(|chance| *chance /= visits);
        candidate.chance = game.to_act().map_or(0.0, |player| candidate.chances[player.index()]);
        if candidate.visits > 0 {
            candidates.push(candidate);
        }
    }
    candidates.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.chance.total_cmp(&a.chance)));
    candidates
}

/// A move and the most visited moves after it.
fn principal_variation<G: Heuristics>(tree: &Tree<G>, first: &Edge<G>) -> Vec<G::Move> {
    let mut line = vec![first.chosen];
    let mut child = first.child;
    while let Some(edge) = tree.nodes.get(child as usize).and_then(Node::most_visited) {
        if line.len() == MAX_LINE {
            break;
        }
        line.push(edge.chosen);
        child = edge.child;
    }
    line
}
