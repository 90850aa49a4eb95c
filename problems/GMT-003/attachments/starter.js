function firstWins(d, k) {
  // Write your solution here.
  return false;
}

const numbers = require("fs").readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
let at = 0;
const next = () => numbers[at++];

const games = next();
const winners = [];
for (let i = 0; i < games; i++) {
  const d = next();
  const k = next();
  winners.push(firstWins(d, k) ? "First" : "Second");
}
console.log(winners.join("\n"));
