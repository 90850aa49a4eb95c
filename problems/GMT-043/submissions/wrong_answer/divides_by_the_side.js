// Idea: the longer side is divided by the shorter one.
const tokens = require("fs").readFileSync(0, "utf8").trim().split(/\s+/);
let at = 0;

// By how many moves Vertical is ahead in a cake. Sides are small enough for plain numbers; the sum is not.
function lead(rows, columns) {
  if (columns >= rows) return BigInt(Math.floor(columns / rows) - 1);
  return BigInt(1 - Math.floor(rows / columns));
}

const games = Number(tokens[at++]);
const answers = [];
for (let game = 0; game < games; game++) {
  const n = Number(tokens[at++]);
  let sum = 0n;
  for (let i = 0; i < n; i++) {
    const rows = Number(tokens[at++]);
    const columns = Number(tokens[at++]);
    sum += lead(rows, columns);
  }
  answers.push(`${sum > 0n ? "Vertical" : "Horizontal"} ${sum >= 0n ? "Vertical" : "Horizontal"}`);
}
console.log(answers.join("\n"));
