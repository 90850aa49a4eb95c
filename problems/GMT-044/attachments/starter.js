// How many first moves win from three piles while the pass is there; 0 if Second wins.
function winningMoves(a, b, c) {
  // Write your solution here.
  return 0;
}

const numbers = require("fs").readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
let at = 0;
const next = () => numbers[at++];

const games = next();
const answers = [];
for (let i = 0; i < games; i++) {
  const moves = winningMoves(next(), next(), next());
  answers.push(moves > 0 ? `First ${moves}` : "Second");
}
console.log(answers.join("\n"));
