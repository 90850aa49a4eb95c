// Idea: of the winning edges the one with the largest number is named.
const data = require("fs").readFileSync(0, "utf8").split(/\s+/).map(Number);
let at = 0;
const t = data[at++];
const out = [];
for (let g = 0; g < t; g++) {
  const n = data[at++];
  const below = [0].concat(data.slice(at, at + n));
  at += n;
  const branches = new Int32Array(n + 1);
  for (let e = 1; e <= n; e++) branches[below[e]]++;
  const order = [];
  for (let e = 1; e <= n; e++) if (!branches[e]) order.push(e);
  for (let i = 0; i < n; i++) {
    const p = below[order[i]];
    if (p && !--branches[p]) order.push(p);
  }
  const value = new Int32Array(n + 1);
  for (const e of order) value[below[e]] ^= value[e] + 1;
  const wanted = new Int32Array(n + 1);
  let best = 0;
  for (let i = n - 1; i >= 0; i--) {
    const e = order[i];
    const r = value[below[e]] ^ (value[e] + 1) ^ wanted[below[e]];
    if (r === 0) best = Math.max(best, e);
    wanted[e] = r - 1;
  }
  out.push(best ? "First " + best : "Second");
}
console.log(out.join("\n"));
