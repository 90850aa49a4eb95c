function firstWins(k, n) {
  // Write your solution here. The numbers are BigInt: they may exceed 2^53.
  return false;
}

const numbers = require("fs").readFileSync(0, "utf8").trim().split(/\s+/).map(BigInt);
let at = 0;
const next = () => numbers[at++];

const games = Number(next());
const winners = [];
for (let i = 0; i < games; i++) {
  const k = next();
  const n = next();
  winners.push(firstWins(k, n) ? "First" : "Second");
}
console.log(winners.join("\n"));
