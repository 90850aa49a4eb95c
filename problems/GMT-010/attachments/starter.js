// ODD or EVEN, and the sum of the values at these places.
function betterPlan(coins) {
  // Write your solution here.
  return { places: "ODD", sum: 0 };
}

const numbers = require("fs").readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const n = numbers[0];
const coins = numbers.slice(1);
const { places, sum } = betterPlan(coins);
console.log(`${places} ${sum}`);
