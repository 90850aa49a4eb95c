// Idea: solve for one start at a time, with a fresh memo for every start.
const data = require("fs").readFileSync(0, "utf8").split(/\s+/).map(Number);
const n = data[0];
const m = data[1];
const adj = Array.from({ length: n }, () => []);
for (let i = 0; i < m; i++) adj[data[2 + 2 * i]].push(data[3 + 2 * i]);

function solve(start) {
  const memo = new Map();
  function win(u) {
    if (memo.has(u)) return memo.get(u);
    let w = false;
    for (const v of adj[u]) if (!win(v)) w = true;
    memo.set(u, w);
    return w;
  }
  return win(start);
}

const result = [];
for (let u = 0; u < n; u++) result.push(solve(u) ? "Winning" : "Losing");
console.log(result.join(" "));
