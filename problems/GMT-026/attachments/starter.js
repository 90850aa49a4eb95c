// Who wins, "First" or "Second", if at most k piles may be touched in a move. The piles are BigInt: they may exceed 2^53.
function answer(piles, k) {
  // Write your solution here.
  return "First";
}

const words = require("fs").readFileSync(0, "utf8").trim().split(/\s+/);
let at = 0;
const games = Number(words[at++]);
const k = Number(words[at++]);
const all = [];
for (let i = 0; i < games; i++) {
  const n = Number(words[at++]);
  all.push(words.slice(at, at + n).map(BigInt));
  at += n;
}
console.log(all.map((piles) => answer(piles, k)).join("\n"));
