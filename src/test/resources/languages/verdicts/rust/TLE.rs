use std::sync::atomic::{AtomicU64, Ordering};

fn main() {
    let turns = AtomicU64::new(0);
    loop {
        turns.fetch_add(1, Ordering::SeqCst);
    }
}
