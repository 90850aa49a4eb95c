// Idea: right, but piles above 2^53 are rounded.
const data = require("fs").readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const t = data[0];
const s = data.slice(t + 2);
const g = [];
for (let n = 0; n < 3000; n++) {
  const reached = new Set(s.filter((x) => x <= n).map((x) => g[n - x]));
  let v = 0;
  while (reached.has(v)) v++;
  g.push(v);
}
const b = 500;
let p = 1;
for (let n = b; n < 1500; n++) {
  if (g[n] !== g[n + p]) {
    p++;
    n = b - 1;
  }
}
console.log(data.slice(1, t + 1).map((n) => g[n < b ? n : b + ((n - b) % p)]).join("\n"));
