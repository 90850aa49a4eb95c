const readline = require("readline");

const DRAWN = 0;
const WON = 1;
const LOST = 2;

/** For each node how the game ends for whoever has to move there, and in how many moves. */
function solve(to) {
  const n = to.length;
  const before = Array.from({ length: n }, () => []);
  to.forEach((edges, node) => edges.forEach((other) => before[other].push(node)));
  const open = to.map((edges) => edges.length);
  const outcome = new Uint8Array(n);
  const distance = new Int32Array(n);
  const queue = [];
  const decide = (node, how, moves) => {
    outcome[node] = how;
    distance[node] = moves;
    queue.push(node);
  };
  for (let node = 0; node < n; node++) if (open[node] === 0) decide(node, LOST, 0);
  for (let next = 0; next < queue.length; next++) {
    const decided = queue[next];
    for (const node of before[decided]) {
      if (outcome[node] !== DRAWN) continue;
      if (outcome[decided] === LOST) decide(node, WON, distance[decided] + 1);
      else if (--open[node] === 0) decide(node, LOST, distance[decided] + 1);
    }
  }
  return { outcome, distance };
}

async function main() {
  const lines = readline.createInterface({ input: process.stdin })[Symbol.asyncIterator]();
  const line = async () => (await lines.next()).value.trim();
  const numbers = async () => (await line()).split(/\s+/).map(Number);

  const [n, m] = await numbers();
  const to = Array.from({ length: n }, () => []);
  for (let i = 0; i < m; i++) {
    const [u, v] = await numbers();
    to[u].push(v);
  }
  const { outcome, distance } = solve(to);

  const myMove = (node) => {
    const wanted = outcome[node] === WON ? LOST : DRAWN;
    const kept = to[node].filter((next) => outcome[next] === wanted);
    return kept.reduce((best, next) => (distance[next] < distance[best] ? next : best));
  };

  await line(); // k: whoever takes the shortest way needs not count
  const [games] = await numbers();
  for (let game = 0; game < games; game++) {
    let said = await line();
    while (said !== "draw") {
      const node = myMove(Number(said));
      console.log(String(node));
      if (to[node].length === 0) break;
      said = await line();
    }
  }
  process.exit();
}

main();
