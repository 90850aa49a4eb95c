// The answer for three pairs, which are six numbers: "First p s" with the first move that wins, or "Second".
function answer(numbers) {
  // Write your solution here. The numbers are of the kind BigInt: 2n ** 60n + 1n.
  return "Second";
}

const [, ...games] = require("fs").readFileSync(0, "utf8").trim().split("\n");

console.log(games.map((game) => answer(game.trim().split(/\s+/).map(BigInt))).join("\n"));
