function winningNodes(successors) {
  const winning = new Array(successors.length).fill(false);
  // Write your solution here.
  return winning;
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
console.log(winningNodes(successors).map((one) => (one ? "Winning" : "Losing")).join(" "));
