// Idea: pair nodes as long as two free neighbours are left; a node that stays free loses, and so does everything at an even distance on an alternating path.
const data = require("fs").readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const [n, m] = data;
const adj = Array.from({ length: n }, () => []);
for (let i = 0; i < m; i++) {
  adj[data[2 + 2 * i]].push(data[3 + 2 * i]);
  adj[data[3 + 2 * i]].push(data[2 + 2 * i]);
}
const mate = new Array(n).fill(-1);
for (let u = 0; u < n; u++) {
  if (mate[u] >= 0) continue;
  const v = adj[u].find((w) => mate[w] < 0);
  if (v !== undefined) {
    mate[u] = v;
    mate[v] = u;
  }
}
const losing = new Array(n).fill(false);
const queue = [];
for (let u = 0; u < n; u++) {
  if (mate[u] < 0) {
    losing[u] = true;
    queue.push(u);
  }
}
for (let i = 0; i < queue.length; i++) {
  for (const v of adj[queue[i]]) {
    if (mate[v] >= 0 && !losing[mate[v]]) {
      losing[mate[v]] = true;
      queue.push(mate[v]);
    }
  }
}
console.log(losing.map((one) => (one ? "Losing" : "Winning")).join("\n"));
