// For each node whether the player to move wins if the token starts there.
function winningStarts(neighbours) {
  const winning = new Array(neighbours.length).fill(false);
  // Write your solution here.
  return winning;
}

const numbers = require("fs").readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
let at = 0;
const next = () => numbers[at++];

const n = next();
const m = next();
const neighbours = Array.from({ length: n }, () => []);
for (let i = 0; i < m; i++) {
  const u = next();
  const v = next();
  neighbours[u].push(v);
  neighbours[v].push(u);
}
console.log(winningStarts(neighbours).map((wins) => (wins ? "Winning" : "Losing")).join("\n"));
