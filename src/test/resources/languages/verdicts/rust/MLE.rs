fn main() {
    let mut blocks: Vec<Vec<u8>> = Vec::new();
    loop {
        blocks.push(vec![1u8; 1 << 20]);
        if blocks.is_empty() {
            println!("{}", blocks.len());
        }
    }
}
