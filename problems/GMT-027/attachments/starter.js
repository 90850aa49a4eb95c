// "First s" or "Second": s is the smallest number of stones that wins. The numbers are BigInt: they may exceed 2^53.
function answer(stones, limit) {
  // Write your solution here.
  return "Second";
}

const [, ...games] = require("fs").readFileSync(0, "utf8").trim().split("\n");
console.log(games.map((game) => answer(...game.split(" ").map(BigInt))).join("\n"));
