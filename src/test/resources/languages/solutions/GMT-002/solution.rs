use std::io::{self, Read};

/// Settles each node once all that it leads to are settled, from the nodes without a move.
fn winning_nodes(before: &[Vec<usize>], mut moves: Vec<usize>) -> Vec<bool> {
    let mut winning = vec![false; moves.len()];
    let mut settled: Vec<usize> = (0..moves.len()).filter(|&node| moves[node] == 0).collect();
    while let Some(node) = settled.pop() {
        for &earlier in &before[node] {
            if !winning[node] {
                winning[earlier] = true;
            }
            moves[earlier] -= 1;
            if moves[earlier] == 0 {
                settled.push(earlier);
            }
        }
    }
    winning
}

fn main() {
    let mut text = String::new();
    io::stdin().read_to_string(&mut text).unwrap();
    let mut numbers = text.split_ascii_whitespace().map(|word| word.parse::<usize>().unwrap());
    let nodes = numbers.next().unwrap();
    let edges = numbers.next().unwrap();
    let mut before = vec![Vec::new(); nodes];
    let mut moves = vec![0; nodes];
    for _ in 0..edges {
        let from = numbers.next().unwrap();
        let to = numbers.next().unwrap();
        before[to].push(from);
        moves[from] += 1;
    }
    let words: Vec<&str> =
        winning_nodes(&before, moves).into_iter().map(|wins| if wins { "Winning" } else { "Losing" }).collect();
    println!("{}", words.join(" "));
}
