// The winner if Vertical begins, and the winner if Horizontal begins. Cake i has rows[i] rows and columns[i] columns.
// The numbers are BigInt: sums of them may exceed 2^53.
function answer(rows, columns) {
  // Write your solution here.
  return "Horizontal Vertical";
}

const numbers = require("fs").readFileSync(0, "utf8").trim().split(/\s+/).map(BigInt);
let at = 0;
const next = () => numbers[at++];

const games = Number(next());
const answers = [];
for (let i = 0; i < games; i++) {
  const n = Number(next());
  const rows = [];
  const columns = [];
  for (let cake = 0; cake < n; cake++) {
    rows.push(next());
    columns.push(next());
  }
  answers.push(answer(rows, columns));
}
console.log(answers.join("\n"));
