// "First p s" or "Second": number p, 1 or 2, becomes smaller by s. The numbers are BigInt: they may exceed 2^53.
function answer(a, b) {
  // Write your solution here.
  return "Second";
}

const [, ...games] = require("fs").readFileSync(0, "utf8").trim().split("\n");
console.log(games.map((game) => answer(...game.split(" ").map(BigInt))).join("\n"));
