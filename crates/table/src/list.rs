//! A list that shares its items with the versions it was made from.

use std::ops::Index;
use std::sync::Arc;

/// Items per chunk.
const CHUNK: usize = 32;

/// A list for values that are cloned at every step. A clone costs a reference per chunk, adding an item copies one chunk at most.
#[derive(Clone, Debug)]
pub struct List<T> {
    /// All chunks but the last are full; none is empty.
    chunks: Vec<Arc<Vec<T>>>,
}

impl<T: Clone> List<T> {
    /// Adds an item at the end.
    pub(crate) fn push(&mut self, item: T) {
        let Some(last) = self.chunks.last_mut().filter(|chunk| chunk.len() < CHUNK) else {
            self.chunks.push(Arc::new(vec![item]));
            return;
        };
        match Arc::get_mut(last) {
            Some(chunk) => chunk.push(item),
            None => *last = Arc::new(last.iter().cloned().chain([item]).collect()),
        }
    }

    /// Keeps the first `len` items.
    pub(crate) fn truncate(&mut self, len: usize) {
        self.chunks.truncate(len.div_ceil(CHUNK));
        let whole = self.chunks.len().saturating_sub(1) * CHUNK;
        if let Some(last) = self.chunks.last_mut().filter(|last| last.len() > len - whole) {
            Arc::make_mut(last).truncate(len - whole);
        }
    }
}

impl<T> List<T> {
    /// The number of items.
    pub fn len(&self) -> usize {
        self.chunks.last().map_or(0, |last| (self.chunks.len() - 1) * CHUNK + last.len())
    }

    /// Is the list empty?
    pub fn is_empty(&self) -> bool {
        self.chunks.is_empty()
    }

    /// The item at this place.
    pub fn get(&self, at: usize) -> Option<&T> {
        self.chunks.get(at / CHUNK)?.get(at % CHUNK)
    }

    /// The last item.
    pub fn last(&self) -> Option<&T> {
        self.chunks.last()?.last()
    }

    /// All items.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &T> {
        self.chunks.iter().flat_map(|chunk| chunk.iter())
    }

    /// The items from this place on.
    pub fn iter_from(&self, at: usize) -> impl Iterator<Item = &T> {
        self.chunks.iter().skip(at / CHUNK).flat_map(|chunk| chunk.iter()).skip(at % CHUNK)
    }
}

impl<T> Default for List<T> {
    fn default() -> Self {
        Self { chunks: Vec::new() }
    }
}

impl<T> Index<usize> for List<T> {
    type Output = T;

    fn index(&self, at: usize) -> &T {
        &self.chunks[at / CHUNK][at % CHUNK]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn items(list: &List<usize>) -> Vec<usize> {
        list.iter().copied().collect()
    }

    #[test]
    fn a_list_behaves_like_a_vec() {
        let (mut list, mut vec) = (List::default(), Vec::new());
        assert!(list.is_empty() && list.last().is_none() && list.get(0).is_none());
        for item in 0..100 {
            list.push(item);
            vec.push(item);
            assert_eq!((list.len(), list.last(), list.get(item / 2)), (vec.len(), vec.last(), vec.get(item / 2)));
            assert_eq!(list.get(item + 1), None);
            assert_eq!(items(&list), vec);
        }
        for from in [0, 1, 31, 32, 33, 64, 99, 100, 200] {
            assert_eq!(list.iter_from(from).copied().collect::<Vec<_>>(), vec[from.min(100)..]);
        }
        for len in [150, 100, 97, 96, 95, 64, 33, 1, 0] {
            list.truncate(len);
            vec.truncate(len);
            assert_eq!((items(&list), list.len()), (vec.clone(), vec.len()));
        }
    }

    #[test]
    fn earlier_versions_stay_as_they_are() {
        let mut list = List::default();
        let mut versions = Vec::new();
        for item in 0..70 {
            versions.push(list.clone());
            list.push(item);
        }
        let mut other = versions[40].clone();
        other.push(7);
        other.truncate(20);
        other.push(8);
        for (len, version) in versions.iter().enumerate() {
            assert_eq!(items(version), (0..len).collect::<Vec<_>>());
        }
        assert!(Arc::ptr_eq(&versions[69].chunks[0], &versions[33].chunks[0]), "full chunks are shared");
        assert_eq!(items(&other), (0..20).chain([8]).collect::<Vec<_>>());
    }
}
