// "First pile i part s" with the winning split, or "Second".
function answer(piles) {
  // Write your solution here.
  return "Second";
}

const numbers = require("fs").readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
let at = 0;
const next = () => numbers[at++];

const games = next();
const answers = [];
for (let i = 0; i < games; i++) {
  const n = next();
  answers.push(answer(Array.from({ length: n }, next)));
}
console.log(answers.join("\n"));
