// First plays well, but only against an opponent who always takes the larger end.
const { readFileSync } = require("fs");

const [n, ...values] = readFileSync(0, "utf8").split(/\s+/).filter(Boolean).map(Number);

let best = new Array(n + 1).fill(0); // best[l]: First's best total on the piece of even length that begins at l
for (let length = 2; length <= n; length += 2) {
  const next = new Array(n + 1).fill(0);
  for (let l = 0; l + length <= n; l++) {
    const r = l + length - 1;
    const afterLeft = length === 2 ? 0 : values[l + 1] >= values[r] ? best[l + 2] : best[l + 1];
    const afterRight = length === 2 ? 0 : values[l] >= values[r - 1] ? best[l + 1] : best[l];
    next[l] = Math.max(values[l] + afterLeft, values[r] + afterRight);
  }
  best = next;
}
console.log(best[0]);
