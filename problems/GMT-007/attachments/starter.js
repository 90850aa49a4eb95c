function bestTotal(coins) {
  // Write your solution here.
  return 0;
}

const numbers = require("fs").readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const n = numbers[0];
const coins = numbers.slice(1);
console.log(bestTotal(coins));
