use std::io::{self, Read};

fn is_inside(x: i64, y: i64, d: i64) -> bool {
    x * x + y * y <= d * d
}

/// The second player goes back to the diagonal: the last point there decides.
fn last_on_diagonal(d: i64, k: i64) -> i64 {
    let (mut inside, mut outside) = (0, d / k + 1);
    while outside - inside > 1 {
        let middle = (inside + outside) / 2;
        if is_inside(k * middle, k * middle, d) {
            inside = middle;
        } else {
            outside = middle;
        }
    }
    inside
}

fn main() {
    let mut text = String::new();
    io::stdin().read_to_string(&mut text).unwrap();
    let numbers: Vec<i64> = text.split_whitespace().skip(1).map(|word| word.parse().unwrap()).collect();
    for game in numbers.chunks(2) {
        let (d, k) = (game[0], game[1]);
        let z = last_on_diagonal(d, k);
        println!("{}", if is_inside(k * z, k * (z + 1), d) { "First" } else { "Second" });
    }
}
