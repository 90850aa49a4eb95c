// The Grundy value of each pile. Piles are BigInt: they may exceed 2^53.
function answers(piles, numbers) {
  // Write your solution here.
  return piles.map(() => 0);
}

const words = require("fs").readFileSync(0, "utf8").trim().split(/\s+/);
const m = Number(words[1]);
console.log(answers(words.slice(m + 2).map(BigInt), words.slice(2, m + 2).map(Number)).join("\n"));
