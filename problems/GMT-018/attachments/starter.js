// The Grundy value of each pile. Piles are BigInt: they may exceed 2^53.
function answers(piles, numbers) {
  // Write your solution here.
  return piles.map(() => 0);
}

const words = require("fs").readFileSync(0, "utf8").trim().split(/\s+/);
const t = Number(words[0]);
console.log(answers(words.slice(1, t + 1).map(BigInt), words.slice(t + 2).map(Number)).join("\n"));
