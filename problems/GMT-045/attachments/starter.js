// With how many nodes First can begin and win; 0 if Second wins. neighbours[v] holds the neighbours of node v.
function winningNodes(neighbours) {
  // Write your solution here.
  return 0;
}

const numbers = require("fs").readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
let at = 0;
const next = () => numbers[at++];

const games = next();
const answers = [];
for (let game = 0; game < games; game++) {
  const n = next();
  const m = next();
  const neighbours = Array.from({ length: n }, () => []);
  for (let i = 0; i < m; i++) {
    const u = next();
    const v = next();
    neighbours[u].push(v);
    neighbours[v].push(u);
  }
  const nodes = winningNodes(neighbours);
  answers.push(nodes > 0 ? `First ${nodes}` : "Second");
}
console.log(answers.join("\n"));
