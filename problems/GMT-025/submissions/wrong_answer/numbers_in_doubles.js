// Idea: right, but with plain numbers, which are exact up to 2^53 only.
const [, ...games] = require("fs").readFileSync(0, "utf8").trim().split("\n");

function won(a, b) {
  let mine = true;
  while (a > b && a < 2 * b) {
    [a, b] = [b, a - b];
    mine = !mine;
  }
  return mine;
}

const out = games.map((game) => {
  const [x, y] = game.split(" ").map(Number);
  const a = Math.max(x, y);
  const b = Math.min(x, y);
  if (!won(a, b)) return "Second";
  let r = a % b;
  if (r > 0 && won(b, r)) r += b;
  return `First ${x >= y ? 1 : 2} ${a - r}`;
});
console.log(out.join("\n"));
