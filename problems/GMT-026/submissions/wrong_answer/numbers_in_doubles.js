// Idea: right, but numbers above 2^53 are rounded.
const w = require("fs").readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const k = w[1];
let at = 2;
const out = [];
for (let i = 0; i < w[0]; i++) {
  const n = w[at++];
  const c = new Array(64).fill(0);
  for (let j = 0; j < n; j++) {
    let x = w[at++];
    for (let b = 0; x > 0; b++) {
      c[b] += x % 2;
      x = Math.floor(x / 2);
    }
  }
  out.push(c.every((v) => v % (k + 1) === 0) ? "Second" : "First");
}
console.log(out.join("\n"));
