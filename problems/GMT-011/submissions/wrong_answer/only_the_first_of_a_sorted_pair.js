// Idea: the pair is symmetric, so sort it and look at the moves of the first token only.
const data = require("fs").readFileSync(0, "utf8").split(/\s+/).map(Number);
const [n, m] = data;
const adj = Array.from({ length: n + 1 }, () => []);
for (let i = 0; i < m; i++) adj[data[2 + 2 * i]].push(data[3 + 2 * i]);
const memo = new Map();

function win(a, b) {
  if (a > b) [a, b] = [b, a];
  const key = a * 1000 + b;
  if (memo.has(key)) return memo.get(key);
  let result = false;
  for (const next of adj[a]) {
    if (next !== b && !win(next, b)) result = true;
  }
  memo.set(key, result);
  return result;
}

console.log(win(data[2 * m + 2], data[2 * m + 3]) ? "First" : "Second");
