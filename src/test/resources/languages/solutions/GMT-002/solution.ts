import { readFileSync } from "fs";

/** Settles each node once all that it leads to are settled, from the nodes without a move. */
function winningNodes(before: number[][], moves: number[]): boolean[] {
  const winning: boolean[] = moves.map(() => false);
  const settled: number[] = [...moves.keys()].filter((node) => moves[node] === 0);
  for (let i = 0; i < settled.length; i++) {
    for (const earlier of before[settled[i]]) {
      if (!winning[settled[i]]) winning[earlier] = true;
      moves[earlier]--;
      if (moves[earlier] === 0) settled.push(earlier);
    }
  }
  return winning;
}

const numbers: number[] = readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const [nodes, edges] = numbers;
const before: number[][] = Array.from({ length: nodes }, () => []);
const moves: number[] = new Array<number>(nodes).fill(0);
for (let edge = 0; edge < edges; edge++) {
  const [from, to] = numbers.slice(2 + 2 * edge, 4 + 2 * edge);
  before[to].push(from);
  moves[from]++;
}
console.log(winningNodes(before, moves).map((wins) => (wins ? "Winning" : "Losing")).join(" "));
