use std::io::{self, Read};

/// The outcomes repeat every seven stones.
fn is_winning(stones: u64) -> bool {
    !matches!(stones % 7, 0 | 2)
}

fn main() {
    let mut text = String::new();
    io::stdin().read_to_string(&mut text).unwrap();
    let piles = text.split_whitespace().skip(1).map(|word| word.parse::<u64>().unwrap());
    let answers: Vec<&str> = piles.map(|stones| if is_winning(stones) { "First" } else { "Second" }).collect();
    println!("{}", answers.join("\n"));
}
