const [, ...games] = require("fs").readFileSync(0, "utf8").trim().split("\n");

const fibonacci = [1n, 2n];
while (fibonacci.at(-1) < 10n ** 18n) fibonacci.push(fibonacci.at(-1) + fibonacci.at(-2));

// Of n as a sum of Fibonacci numbers no two of which are neighbours; the largest that fits is always one of them.
function smallestPart(n) {
  let part = 0n;
  for (let i = fibonacci.length - 1; n > 0n; i--) {
    if (fibonacci[i] <= n) {
      part = fibonacci[i];
      n -= part;
    }
  }
  return part;
}

const answers = games.map((game) => {
  const [stones, limit] = game.split(" ").map(BigInt);
  const part = smallestPart(stones);
  return part <= limit ? `First ${part}` : "Second";
});
console.log(answers.join("\n"));
