function firstWins(values) {
  // Write your solution here.
  return false;
}

const numbers = require("fs").readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const n = numbers[0];
const values = numbers.slice(1);
console.log(firstWins(values) ? "First" : "Second");
