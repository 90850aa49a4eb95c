import { readFileSync } from "fs";

/** Every node stands behind all nodes that it leads to. */
function endsFirst(successors: number[][]): number[] {
  const order: number[] = [];
  const visited = new Set<number>();
  const visit = (node: number): void => {
    if (visited.has(node)) return;
    visited.add(node);
    successors[node].forEach(visit);
    order.push(node);
  };
  successors.forEach((_, node) => visit(node));
  return order;
}

function winningPairs(successors: number[][]): boolean[][] {
  const winning: boolean[][] = successors.map(() => successors.map(() => false));
  const order = endsFirst(successors);
  for (const a of order) {
    for (const b of order) {
      if (a === b) continue;
      winning[a][b] =
        successors[a].some((next) => next !== b && !winning[next][b]) ||
        successors[b].some((next) => next !== a && !winning[a][next]);
    }
  }
  return winning;
}

const numbers: number[] = readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const [nodes, edges] = numbers;
const successors: number[][] = Array.from({ length: nodes }, () => []);
for (let i = 2; i < 2 + 2 * edges; i += 2) successors[numbers[i] - 1].push(numbers[i + 1] - 1);
const [a, b] = numbers.slice(2 + 2 * edges);
console.log(winningPairs(successors)[a - 1][b - 1] ? "First" : "Second");
