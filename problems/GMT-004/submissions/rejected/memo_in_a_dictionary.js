// Idea: a Map from (left, right) to the result, filled on demand.
const [n, ...a] = require("fs").readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const memo = new Map();

function wins(l, r, last) {
  if (l > r) return false;
  const key = l * n + r;
  if (memo.has(key)) return memo.get(key);
  let result = false;
  if (a[l] > last && !wins(l + 1, r, a[l])) result = true;
  if (a[r] > last && !wins(l, r - 1, a[r])) result = true;
  memo.set(key, result);
  return result;
}

console.log(wins(0, n - 1, -1) ? "First" : "Second");
