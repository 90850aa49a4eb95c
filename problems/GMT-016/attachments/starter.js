// "First k" with the number of opening moves that win, or "Second". The numbers are BigInt: they may exceed 2^53.
function answer(basins) {
  // Write your solution here.
  return "Second";
}

const numbers = require("fs").readFileSync(0, "utf8").trim().split(/\s+/).map(BigInt);
let at = 0;
const next = () => numbers[at++];

const flights = Number(next());
const answers = [];
for (let i = 0; i < flights; i++) {
  const n = Number(next());
  const basins = numbers.slice(at, at + n);
  at += n;
  answers.push(answer(basins));
}
console.log(answers.join("\n"));
