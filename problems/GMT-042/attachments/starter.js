// "First k", where k moves win, or "Second". Row i has its white token in column white[i] and its black one in column black[i].
// The numbers are BigInt: they may exceed 2^53.
function answer(columns, white, black) {
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
  const columns = next();
  const white = [];
  const black = [];
  for (let row = 0; row < n; row++) {
    white.push(next());
    black.push(next());
  }
  answers.push(answer(columns, white, black));
}
console.log(answers.join("\n"));
