const tokens = require("fs").readFileSync(0, "utf8").split(/\s+/);
let at = 0;

function opening(piles) {
  const nimSum = piles.reduce((sum, pile) => sum ^ pile, 0n);
  for (let i = 0; i < piles.length; i++) {
    const rest = piles[i] ^ nimSum; // the only size that brings the nim-sum to 0
    if (rest < piles[i]) return `First ${i + 1} ${piles[i] - rest}`;
  }
  return "Second";
}

const answers = [];
const games = Number(tokens[at++]);
for (let game = 0; game < games; game++) {
  const n = Number(tokens[at++]);
  answers.push(opening(tokens.slice(at, at + n).map(BigInt)));
  at += n;
}
console.log(answers.join("\n"));
