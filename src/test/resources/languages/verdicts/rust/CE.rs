fn main() {
    println!("{}", nowhere);
}
