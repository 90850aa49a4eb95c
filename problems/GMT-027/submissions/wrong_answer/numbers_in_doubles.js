// Idea: right, but with plain numbers, which are exact up to 2^53 only.
const [, ...games] = require("fs").readFileSync(0, "utf8").trim().split("\n");
const fibonacci = [1, 2];
while (fibonacci.at(-1) < 1e18) fibonacci.push(fibonacci.at(-1) + fibonacci.at(-2));

const out = games.map((game) => {
  let [n, m] = game.split(" ").map(Number);
  let part = 0;
  for (let i = fibonacci.length - 1; i >= 0; i--) {
    if (fibonacci[i] <= n) {
      part = fibonacci[i];
      n -= part;
    }
  }
  return part <= m ? `First ${part}` : "Second";
});
console.log(out.join("\n"));
