// For each node "Winning d", "Losing d" or "Draw".
function outcomes(successors) {
  const results = new Array(successors.length).fill("Draw");
  // Write your solution here.
  return results;
}

const numbers = require("fs").readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
let at = 0;
const next = () => numbers[at++];

const n = next();
const m = next();
const successors = Array.from({ length: n }, () => []);
for (let i = 0; i < m; i++) {
  const u = next();
  const v = next();
  successors[u].push(v);
}
console.log(outcomes(successors).join("\n"));
