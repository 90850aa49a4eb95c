// For each start whether Alice wins; a cell is { x, y }.
function aliceWins(impassable, starts) {
  const wins = new Array(starts.length).fill(false);
  // Write your solution here.
  return wins;
}

const numbers = require("fs").readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
let at = 0;
const next = () => numbers[at++];

const readCells = () => Array.from({ length: next() }, () => ({ x: next(), y: next() }));

const answers = [];
for (let cases = next(); cases > 0; cases--) {
  const impassable = readCells();
  const starts = readCells();
  for (const alice of aliceWins(impassable, starts)) answers.push(alice ? "Alice" : "Bob");
}
console.log(answers.join("\n"));
