// Idea: the value is 1 when some move leads to a 0, else 0.
const data = require("fs").readFileSync(0, "utf8").split(/\s+/).map(Number);
const [n, m] = data;
const out = Array.from({ length: n }, () => []);
const back = Array.from({ length: n }, () => []);
for (let i = 0; i < m; i++) {
  out[data[2 + 2 * i]].push(data[3 + 2 * i]);
  back[data[3 + 2 * i]].push(data[2 + 2 * i]);
}
const deg = out.map((o) => o.length);
const queue = [];
deg.forEach((d, v) => d === 0 && queue.push(v));
const g = new Array(n).fill(0);
for (let i = 0; i < queue.length; i++) {
  const v = queue[i];
  g[v] = out[v].some((w) => g[w] === 0) ? 1 : 0;
  for (const u of back[v]) if (--deg[u] === 0) queue.push(u);
}
console.log(g.join(" "));
