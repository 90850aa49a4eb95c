const fs = require("fs");

function readGame() {
  const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
  const [n, m] = numbers;
  const successors = Array.from({ length: n }, () => []);
  for (let i = 1; i <= m; i++) successors[numbers[2 * i] - 1].push(numbers[2 * i + 1] - 1);
  return { successors, a: numbers[2 * m + 2] - 1, b: numbers[2 * m + 3] - 1 };
}

// All nodes, each behind the nodes it leads to.
function endsFirst(successors) {
  const order = [];
  const visited = new Set();
  const visit = (u) => {
    if (visited.has(u)) return;
    visited.add(u);
    successors[u].forEach(visit);
    order.push(u);
  };
  successors.forEach((_, u) => visit(u));
  return order;
}

function winningPairs(successors) {
  const winning = successors.map(() => new Array(successors.length).fill(false));
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

const { successors, a, b } = readGame();
console.log(winningPairs(successors)[a][b] ? "First" : "Second");
