// Idea: one search from node 0 visits the whole graph; whatever it leaves out keeps its default.
const data = require("fs").readFileSync(0, "utf8").split(/\s+/).map(Number);
const n = data[0];
const m = data[1];
const adj = Array.from({ length: n }, () => []);
for (let i = 0; i < m; i++) adj[data[2 + 2 * i]].push(data[3 + 2 * i]);
const win = new Array(n).fill(false);
const seen = new Array(n).fill(false);
function dfs(u) {
  seen[u] = true;
  for (const v of adj[u]) {
    if (!seen[v]) dfs(v);
    if (!win[v]) win[u] = true;
  }
}
dfs(0);
console.log(win.map((w) => (w ? "Winning" : "Losing")).join(" "));
