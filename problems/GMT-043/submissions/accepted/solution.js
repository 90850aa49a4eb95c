const tokens = require("fs").readFileSync(0, "utf8").trim().split(/\s+/);
let at = 0;

// By how many moves Vertical is ahead in a cake. Sides are small enough for plain numbers; the sum is not.
function lead(rows, columns) {
  while (rows > 1 && columns > 1) {
    rows = Math.floor(rows / 2);
    columns = Math.floor(columns / 2);
  }
  return BigInt(columns - rows);
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
