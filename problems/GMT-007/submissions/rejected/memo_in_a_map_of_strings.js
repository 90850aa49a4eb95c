// Remembers two million positions under string keys: too much memory, and too slow as well.
const { readFileSync } = require("fs");

const [n, ...values] = readFileSync(0, "utf8").split(/\s+/).filter(Boolean).map(Number);
const memo = new Map();

function best(l, r) {
  if (l > r) return { mover: 0, other: 0 };
  const key = `${l},${r}`;
  if (!memo.has(key)) {
    const left = best(l + 1, r);
    const right = best(l, r - 1);
    memo.set(
      key,
      values[l] + left.other >= values[r] + right.other
        ? { mover: values[l] + left.other, other: left.mover }
        : { mover: values[r] + right.other, other: right.mover },
    );
  }
  return memo.get(key);
}

console.log(best(0, n - 1).mover);
