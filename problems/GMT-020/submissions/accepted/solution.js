const tokens = require("fs").readFileSync(0, "utf8").split(/\s+/);
let at = 0;

function opening(piles) {
  const sum = piles.reduce((all, pile) => all ^ pile, 0n);
  const tall = piles.filter((pile) => pile > 1n).length;
  // As in Nim the move leaves a sum of 0; but once no tall pile stays, an odd number of ones, which is a sum of 1.
  const wanted = tall > 1 ? 0n : 1n;
  for (let i = 0; i < piles.length; i++) {
    const rest = piles[i] ^ sum ^ wanted;
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
