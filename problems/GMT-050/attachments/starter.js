// How many blocks First can pull first and win; 0 if Second wins. above[u] holds the blocks that rest directly on block u.
function winningBlocks(above) {
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
  const above = Array.from({ length: n }, () => []);
  for (let i = 0; i < m; i++) {
    const u = next();
    const v = next();
    above[u].push(v);
  }
  const blocks = winningBlocks(above);
  answers.push(blocks > 0 ? `First ${blocks}` : "Second");
}
console.log(answers.join("\n"));
