fn main() {
    let sum: i64 = -1;
    println!("{}", sum);
}
