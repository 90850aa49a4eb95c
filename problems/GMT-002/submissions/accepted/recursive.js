// Depth-first search with a memo; as deep as the longest path.
const numbers = require("fs").readFileSync(0, "utf8").split(/\s+/).map(Number);
const [n, m] = numbers;
const successors = Array.from({ length: n }, () => []);
for (let i = 1; i <= m; i++) successors[numbers[2 * i]].push(numbers[2 * i + 1]);

const memo = new Array(n);

function isWinning(u) {
  if (memo[u] === undefined) memo[u] = successors[u].some((v) => !isWinning(v));
  return memo[u];
}

const words = [];
for (let u = 0; u < n; u++) words.push(isWinning(u) ? "Winning" : "Losing");
console.log(words.join(" "));
