use std::collections::{BTreeMap, BTreeSet};
use std::io::{self, Read, Write};

const COORDINATE_MAX: i64 = 1_000_000_000;
const UNBOUNDED: i64 = 4 * COORDINATE_MAX;

/// The losing cells (x + d, y + d) for 0 <= d < length, by (x - y, x).
type Diagonals = BTreeMap<(i64, i64), i64>;

struct Block {
    first: i64,
    size: i64,
    filled: i64,
}

/// Columns from which a move down reaches a losing cell. Block 2i + 1 is the i-th column with an impassable cell, block 2i the
/// columns before it; in each block they are a prefix.
struct WinningColumns {
    blocks: Vec<Block>,
    open: BTreeSet<usize>,
}

impl WinningColumns {
    fn new(cut_columns: &[i64]) -> Self {
        let mut columns = WinningColumns { blocks: Vec::new(), open: BTreeSet::new() };
        let mut from = 0;
        for &column in cut_columns {
            columns.append(from, column - from);
            columns.append(column, 1);
            from = column + 1;
        }
        columns.append(from, UNBOUNDED);
        columns
    }

    fn append(&mut self, first: i64, size: i64) {
        if size > 0 {
            self.open.insert(self.blocks.len());
        }
        self.blocks.push(Block { first, size, filled: 0 });
    }

    fn first_open(&self, from: usize) -> usize {
        self.open.range(from..).next().copied().unwrap_or(self.blocks.len())
    }

    /// Fills up to that many columns of the block, and answers the first of them and their number.
    fn fill(&mut self, number: usize, most: i64) -> (i64, i64) {
        let block = &mut self.blocks[number];
        let first = block.first + block.filled;
        let count = most.min(block.size - block.filled);
        block.filled += count;
        if block.filled == block.size {
            self.open.remove(&number);
        }
        (first, count)
    }

    fn empty(&mut self, number: usize) {
        self.blocks[number].filled = 0;
        self.open.insert(number);
    }
}

struct Board {
    winning: WinningColumns,
    losing: Diagonals,
}

impl Board {
    fn lose(&mut self, x: i64, block: usize, most: i64) -> i64 {
        let (y, count) = self.winning.fill(block, most);
        self.losing.insert((x - y, x), count);
        count
    }

    fn free_rows(&mut self, mut from: i64, until: i64) {
        while from < until {
            let block = self.winning.first_open(0);
            from += self.lose(from, block, until - from);
        }
    }

    /// Each piece between impassable cells has at most one losing cell.
    fn barred_row(&mut self, x: i64, barred: &[usize]) {
        let mut begin = 0;
        let last = self.winning.blocks.len();
        for end in barred.iter().copied().chain(std::iter::once(last)) {
            let block = self.winning.first_open(begin);
            if block < end {
                self.lose(x, block, 1);
            }
            begin = end + 1;
        }
        for &block in barred {
            self.winning.empty(block);
        }
    }
}

fn losing_cells(impassable: &[(i64, i64)]) -> Diagonals {
    let columns: Vec<i64> =
        impassable.iter().map(|cell| cell.1).collect::<BTreeSet<i64>>().into_iter().collect();
    let mut rows: BTreeMap<i64, Vec<usize>> = BTreeMap::new();
    for &(x, y) in impassable {
        rows.entry(x).or_default().push(2 * columns.binary_search(&y).unwrap() + 1);
    }
    let mut board = Board { winning: WinningColumns::new(&columns), losing: Diagonals::new() };
    let mut next_row = 0;
    for (&x, barred) in rows.iter_mut() {
        board.free_rows(next_row, x);
        barred.sort_unstable();
        board.barred_row(x, barred);
        next_row = x + 1;
    }
    board.free_rows(next_row, COORDINATE_MAX + 1);
    board.losing
}

fn is_losing(losing: &Diagonals, (x, y): (i64, i64)) -> bool {
    match losing.range(..=(x - y, x)).next_back() {
        Some((&(line, first), &length)) => line == x - y && x < first + length,
        None => false,
    }
}

fn main() {
    let mut text = String::new();
    io::stdin().read_to_string(&mut text).unwrap();
    let mut numbers = text.split_ascii_whitespace().map(|word| word.parse::<i64>().unwrap());
    let read_cells = |numbers: &mut dyn Iterator<Item = i64>| -> Vec<(i64, i64)> {
        let count = numbers.next().unwrap();
        (0..count).map(|_| (numbers.next().unwrap(), numbers.next().unwrap())).collect()
    };
    let mut out = io::BufWriter::new(io::stdout().lock());
    let cases = numbers.next().unwrap();
    for _ in 0..cases {
        let losing = losing_cells(&read_cells(&mut numbers));
        for cell in read_cells(&mut numbers) {
            writeln!(out, "{}", if is_losing(&losing, cell) { "Bob" } else { "Alice" }).unwrap();
        }
    }
}
