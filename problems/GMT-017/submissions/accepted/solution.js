const data = require("fs").readFileSync(0);
let at = 0;

function readInt() {
  while (data[at] < 48) at++;
  let value = 0;
  while (data[at] >= 48) value = value * 10 + data[at++] - 48;
  return value;
}

const n = readInt();
const m = readInt();
const predecessors = Array.from({ length: n }, () => []);
const openEdges = new Int32Array(n); // edges that do not yet lead to a winning node
for (let i = 0; i < m; i++) {
  const from = readInt();
  predecessors[readInt()].push(from);
  openEdges[from]++;
}

const label = new Array(n).fill("Draw");
const moves = new Int32Array(n);
const decided = []; // a queue: nodes stand in it in the order of their distance
function decide(v, word, distance) {
  label[v] = word;
  moves[v] = distance;
  decided.push(v);
}

for (let v = 0; v < n; v++) if (openEdges[v] === 0) decide(v, "Losing", 0);
for (let i = 0; i < decided.length; i++) {
  const v = decided[i];
  for (const u of predecessors[v]) {
    if (label[u] !== "Draw") continue;
    if (label[v] === "Losing") decide(u, "Winning", moves[v] + 1);
    else if (--openEdges[u] === 0) decide(u, "Losing", moves[v] + 1);
  }
}
console.log(label.map((word, v) => (word === "Draw" ? word : `${word} ${moves[v]}`)).join("\n"));
