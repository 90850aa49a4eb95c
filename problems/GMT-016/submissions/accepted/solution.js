const tokens = require("fs").readFileSync(0, "utf8").split(/\s+/);
let at = 0;

function winningMoves(barges) {
  let nimSum = 0n;
  for (let j = 0; j < barges.length; j += 2) nimSum ^= barges[j];
  if (nimSum === 0n) return 0;
  let moves = 0;
  for (let j = 0; j < barges.length; j += 2) {
    const change = (barges[j] ^ nimSum) - barges[j]; // the only change of this basin that brings the nim-sum to 0
    const above = j + 1 < barges.length ? barges[j + 1] : 0n;
    if (change <= above) moves++;
  }
  return moves;
}

const answers = [];
for (let flights = Number(tokens[at++]); flights > 0; flights--) {
  const n = Number(tokens[at++]);
  const moves = winningMoves(tokens.slice(at, at + n).map(BigInt));
  at += n;
  answers.push(moves === 0 ? "Second" : `First ${moves}`);
}
console.log(answers.join("\n"));
