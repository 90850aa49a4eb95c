use std::io::{self, Read};

const LONGEST: usize = 200;

/// What is left of a stretch of that length when its i-th cell is marked.
fn value_after(value: &[usize], length: usize, i: usize) -> usize {
    value[i.saturating_sub(2)] ^ value[length.saturating_sub(i + 3)]
}

/// The Grundy value of a stretch of so many safe cells.
fn stretch_values() -> Vec<usize> {
    let mut value = vec![0; LONGEST + 1];
    for length in 1..=LONGEST {
        let mut reachable = [false; 2 * LONGEST];
        for i in 0..length {
            reachable[value_after(&value, length, i)] = true;
        }
        value[length] = reachable.iter().position(|&is| !is).unwrap();
    }
    value
}

fn is_marked(row: &[u8], cell: isize) -> bool {
    cell >= 0 && row.get(cell as usize) == Some(&b'X')
}

fn completes(row: &[u8], c: usize) -> bool {
    let near = |offset: isize| is_marked(row, c as isize + offset);
    row[c] == b'.' && (near(-2) && near(-1) || near(-1) && near(1) || near(1) && near(2))
}

/// No X stands within two cells of it.
fn is_safe(row: &[u8], c: usize) -> bool {
    (-2..=2).all(|offset| !is_marked(row, c as isize + offset))
}

/// Where the maximal runs of safe cells begin, and how long they are.
fn safe_stretches(row: &[u8]) -> Vec<(usize, usize)> {
    let mut stretches: Vec<(usize, usize)> = Vec::new();
    for c in (0..row.len()).filter(|&c| is_safe(row, c)) {
        match stretches.last_mut() {
            Some((first, length)) if *first + *length == c => *length += 1,
            _ => stretches.push((c, 1)),
        }
    }
    stretches
}

fn winning_cells(value: &[usize], row: &[u8]) -> Vec<usize> {
    let completing: Vec<usize> = (0..row.len()).filter(|&c| completes(row, c)).collect();
    if !completing.is_empty() {
        return completing;
    }
    let stretches = safe_stretches(row);
    let sum = stretches.iter().fold(0, |sum, &(_, length)| sum ^ value[length]);
    let mut cells = Vec::new();
    for (first, length) in stretches {
        cells.extend((0..length).filter(|&i| sum ^ value[length] == value_after(value, length, i)).map(|i| first + i));
    }
    cells
}

fn main() {
    let mut text = String::new();
    io::stdin().read_to_string(&mut text).unwrap();
    let value = stretch_values();
    for row in text.split_whitespace().skip(1) {
        let cells = winning_cells(&value, row.as_bytes());
        println!("{}", if cells.is_empty() { "LOSING" } else { "WINNING" });
        println!("{}", cells.iter().map(|cell| (cell + 1).to_string()).collect::<Vec<String>>().join(" "));
    }
}
