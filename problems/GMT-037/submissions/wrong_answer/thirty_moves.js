// Idea: plays thirty moves ahead, and the highest priority on the way decides.
const words = require("fs").readFileSync(0, "utf8").split(/\s+/);
let at = 0;
const n = Number(words[at++]);
const m = Number(words[at++]);
const owner = [];
const p = [];
for (let v = 0; v < n; v++) {
  owner.push(words[at++]);
  p.push(Number(words[at++]));
}
const to = Array.from({ length: n }, () => []);
for (let i = 0; i < m; i++) to[Number(words[at++])].push(Number(words[at++]));

const like = (high) => (high % 2 === 0 ? high + 1 : -high);
const memo = new Map();
function best(v, high, left) {
  const now = Math.max(high, p[v]);
  if (left === 0) return now;
  const key = (v * 32 + now) * 32 + left;
  if (!memo.has(key)) {
    let found = -1;
    for (const w of to[v]) {
      const end = best(w, now, left - 1);
      if (found < 0 || (owner[v] === "E" ? like(end) > like(found) : like(end) < like(found))) found = end;
    }
    memo.set(key, found);
  }
  return memo.get(key);
}
const out = [];
for (let v = 0; v < n; v++) out.push(best(v, 0, 30) % 2 === 0 ? "Even" : "Odd");
console.log(out.join("\n"));
