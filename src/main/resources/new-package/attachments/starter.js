// WRITE-ME what people begin with: it reads your input and prints something of your output's form.
function firstWins(stones) {
  // Write your solution here. The numbers are BigInt: they may exceed 2^53.
  return false;
}

const numbers = require("fs").readFileSync(0, "utf8").trim().split(/\s+/).map(BigInt);
let at = 0;
const next = () => numbers[at++];

const piles = Number(next());
const winners = [];
for (let i = 0; i < piles; i++) {
  const stones = next();
  winners.push(firstWins(stones) ? "First" : "Second");
}
console.log(winners.join("\n"));
