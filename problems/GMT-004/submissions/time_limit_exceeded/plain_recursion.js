// Idea: try both ends, by plain recursion. At every step of a low run it tries the whole of a high one.
const [n, ...a] = require("fs").readFileSync(0, "utf8").trim().split(/\s+/).map(Number);

function wins(l, r, last) {
  if (l > r) return false;
  return (a[l] > last && !wins(l + 1, r, a[l])) || (a[r] > last && !wins(l, r - 1, a[r]));
}

console.log(wins(0, n - 1, -1) ? "First" : "Second");
