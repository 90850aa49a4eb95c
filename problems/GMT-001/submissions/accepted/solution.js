const fs = require("fs");

// A pile may exceed 2^53, up to which a Number is exact: hence BigInt.
function isWinning(stones) {
  const rest = stones % 7n;
  return rest !== 0n && rest !== 2n;
}

const [piles, ...words] = fs.readFileSync(0, "utf8").trim().split(/\s+/);
const winners = words.slice(0, Number(piles)).map((word) => (isWinning(BigInt(word)) ? "First" : "Second"));
console.log(winners.join("\n"));
