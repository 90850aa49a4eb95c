// How many first moves win; 0 if Second wins.
function winningMoves(rows) {
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
  const rows = numbers.slice(at, at + n);
  at += n;
  const moves = winningMoves(rows);
  answers.push(moves > 0 ? `First ${moves}` : "Second");
}
console.log(answers.join("\n"));
