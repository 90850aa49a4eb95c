use std::io::{self, Read};

fn visit(node: usize, successors: &[Vec<usize>], visited: &mut [bool], ends_first: &mut Vec<usize>) {
    if visited[node] {
        return;
    }
    visited[node] = true;
    for &next in &successors[node] {
        visit(next, successors, visited, ends_first);
    }
    ends_first.push(node);
}

/// Every node stands behind all nodes that it leads to.
fn ends_first(successors: &[Vec<usize>]) -> Vec<usize> {
    let mut visited = vec![false; successors.len()];
    let mut order = Vec::new();
    for node in 0..successors.len() {
        visit(node, successors, &mut visited, &mut order);
    }
    order
}

fn winning_pairs(successors: &[Vec<usize>]) -> Vec<Vec<bool>> {
    let order = ends_first(successors);
    let mut winning = vec![vec![false; successors.len()]; successors.len()];
    for &a in &order {
        for &b in order.iter().filter(|&&b| b != a) {
            winning[a][b] = successors[a].iter().any(|&next| next != b && !winning[next][b])
                || successors[b].iter().any(|&next| next != a && !winning[a][next]);
        }
    }
    winning
}

fn main() {
    let mut text = String::new();
    io::stdin().read_to_string(&mut text).unwrap();
    let numbers: Vec<usize> = text.split_whitespace().map(|word| word.parse().unwrap()).collect();
    let (nodes, edges) = (numbers[0], numbers[1]);
    let mut successors = vec![Vec::new(); nodes];
    for edge in numbers[2..2 + 2 * edges].chunks(2) {
        successors[edge[0] - 1].push(edge[1] - 1);
    }
    let (a, b) = (numbers[2 + 2 * edges] - 1, numbers[3 + 2 * edges] - 1);
    println!("{}", if winning_pairs(&successors)[a][b] { "First" } else { "Second" });
}
