// Idea: right, but the piles are numbered from 0.
const readline = require("readline");

async function main() {
  const lines = readline.createInterface({ input: process.stdin })[Symbol.asyncIterator]();
  const numbers = async () => ((await lines.next()).value ?? "").trim().split(/\s+/).map(Number);
  const [t] = await numbers();
  for (let g = 0; g < t; g++) {
    await numbers();
    const a = await numbers();
    while (a.some((v) => v > 0)) {
      const x = a.reduce((s, v) => s ^ v, 0);
      const i = a.findIndex((v) => (v ^ x) < v);
      if (i < 0) break;
      console.log(`${i} ${a[i] - (a[i] ^ x)}`);
      a[i] ^= x;
      if (a.every((v) => v === 0)) break;
      const [p, s] = await numbers();
      a[p] -= s;
    }
  }
  process.exit();
}

main();
