// Nodes are numbered from 0 here; the tokens stand on a and b.
function firstWins(successors, a, b) {
  // Write your solution here.
  return false;
}

const numbers = require("fs").readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
let at = 0;
const next = () => numbers[at++];

const n = next();
const m = next();
const successors = Array.from({ length: n }, () => []);
for (let i = 0; i < m; i++) {
  const u = next() - 1;
  const v = next() - 1;
  successors[u].push(v);
}
const a = next() - 1;
const b = next() - 1;
console.log(firstWins(successors, a, b) ? "First" : "Second");
