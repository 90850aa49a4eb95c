// Idea: each barge has a number of locks before it; First wins when the total is odd. Counts the basins with barges as moves.
const tokens = require("fs").readFileSync(0, "utf8").split(/\s+/);
let at = 1;
const out = [];
for (let t = Number(tokens[0]); t > 0; t--) {
  const n = Number(tokens[at++]);
  let odd = false;
  let used = 0;
  for (let i = 1; i <= n; i++) {
    const a = BigInt(tokens[at++]);
    if (i % 2 === 1 && a % 2n === 1n) odd = !odd;
    if (a > 0n) used++;
  }
  out.push(odd ? `First ${used}` : "Second");
}
console.log(out.join("\n"));
