// "First e" with the edge to cut, or "Second". below[e] is what edge e stands on, from 1; 0 is the ground.
function answer(below) {
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
  const below = [0].concat(numbers.slice(at, at + n));
  at += n;
  answers.push(answer(below));
}
console.log(answers.join("\n"));
