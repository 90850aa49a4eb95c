// "First g" or "Second 0", with the Grundy value g of the game. The numbers are BigInt: they may exceed 2^53.
function answer(rows) {
  // Write your solution here.
  return "Second 0";
}

const numbers = require("fs").readFileSync(0, "utf8").trim().split(/\s+/).map(BigInt);
let at = 0;
const next = () => numbers[at++];

const games = Number(next());
const answers = [];
for (let i = 0; i < games; i++) {
  const n = Number(next());
  const rows = numbers.slice(at, at + n);
  at += n;
  answers.push(answer(rows));
}
console.log(answers.join("\n"));
