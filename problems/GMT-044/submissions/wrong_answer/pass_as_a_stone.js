// Idea: the pass is one more pile with a single stone.
const numbers = require("fs").readFileSync(0, "utf8").trim().split(/\s+/).map(Number);

const answers = [];
for (let at = 1; at < numbers.length; at += 3) {
  const piles = [1, numbers[at], numbers[at + 1], numbers[at + 2]];
  if (piles[1] + piles[2] + piles[3] === 0) piles[0] = 0;
  const xor = piles.reduce((one, other) => one ^ other);
  const moves = piles.filter((pile) => (pile ^ xor) < pile).length;
  answers.push(moves > 0 ? `First ${moves}` : "Second");
}
console.log(answers.join("\n"));
