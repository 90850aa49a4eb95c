use std::io::{self, Read};

fn rising_run<'a>(row: impl Iterator<Item = &'a i64>) -> usize {
    let mut length = 0;
    let mut last = i64::MIN;
    for &value in row {
        if value <= last {
            break;
        }
        last = value;
        length += 1;
    }
    length
}

fn main() {
    let mut text = String::new();
    io::stdin().read_to_string(&mut text).unwrap();
    let row: Vec<i64> = text.split_whitespace().skip(1).map(|word| word.parse().unwrap()).collect();
    let second_wins = rising_run(row.iter()) % 2 == 0 && rising_run(row.iter().rev()) % 2 == 0;
    println!("{}", if second_wins { "Second" } else { "First" });
}
