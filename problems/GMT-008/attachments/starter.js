// What First collects, and n letters, each L or R.
function bestPlay(coins) {
  // Write your solution here.
  return { total: 0, moves: "L".repeat(coins.length) };
}

const numbers = require("fs").readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const n = numbers[0];
const coins = numbers.slice(1);
const { total, moves } = bestPlay(coins);
console.log(`${total} ${moves}`);
