// "First g" or "Second 0", with the Grundy value g of the game. The rows are BigInt: they may exceed 2^53.
function answer(code, rows) {
  // Write your solution here.
  return "Second 0";
}

const words = require("fs").readFileSync(0, "utf8").trim().split(/\s+/);
let at = 0;
const count = Number(words[at++]);
const code = words[at++];
const games = [];
for (let left = count; left > 0; left--) {
  const n = Number(words[at++]);
  games.push(words.slice(at, at + n).map(BigInt));
  at += n;
}
console.log(games.map((rows) => answer(code, rows)).join("\n"));
