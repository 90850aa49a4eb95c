const fs = require("fs");

function readGraph() {
  const numbers = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
  const [n, m] = numbers;
  const before = Array.from({ length: n }, () => []); // before[v]: one entry per edge that leads to v
  const moves = new Array(n).fill(0);
  for (let i = 0; i < m; i++) {
    const u = numbers[2 + 2 * i];
    const v = numbers[3 + 2 * i];
    before[v].push(u);
    moves[u]++;
  }
  return { before, moves };
}

function winningNodes({ before, moves }) {
  const winning = moves.map(() => false);
  const unsettledMoves = moves.slice();
  const settled = [];
  moves.forEach((count, u) => {
    if (count === 0) settled.push(u);
  });
  for (let i = 0; i < settled.length; i++) {
    const v = settled[i];
    for (const u of before[v]) {
      if (!winning[v]) winning[u] = true;
      if (--unsettledMoves[u] === 0) settled.push(u);
    }
  }
  return winning;
}

console.log(winningNodes(readGraph()).map((winning) => (winning ? "Winning" : "Losing")).join(" "));
