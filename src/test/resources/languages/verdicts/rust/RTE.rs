fn main() {
    let values: Vec<i64> = Vec::new();
    println!("{}", values[std::env::args().count()]);
}
