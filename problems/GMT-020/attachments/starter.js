// "First p s" with the pile and the stones of the winning move, or "Second". The numbers are BigInt: they may exceed 2^53.
function answer(piles) {
  // Write your solution here.
  return "Second";
}

const numbers = require("fs").readFileSync(0, "utf8").trim().split(/\s+/).map(BigInt);
let at = 0;
const next = () => numbers[at++];

const games = Number(next());
const answers = [];
for (let i = 0; i < games; i++) {
  const n = Number(next());
  const piles = numbers.slice(at, at + n);
  at += n;
  answers.push(answer(piles));
}
console.log(answers.join("\n"));
