// Idea: the smaller pile is the smaller number of its pair; that it may be the larger one of another pair is overlooked.
const readline = require("readline");

const smaller = (k) => Math.floor((k * (1 + Math.sqrt(5))) / 2);

async function main() {
  const lines = readline.createInterface({ input: process.stdin })[Symbol.asyncIterator]();
  const numbers = async () => ((await lines.next()).value ?? "0 0").trim().split(/\s+/).map(Number);
  const [t] = await numbers();
  for (let g = 0; g < t; g++) {
    let [a, b] = await numbers();
    while (a > 0 || b > 0) {
      const least = Math.min(a, b);
      const both = least - smaller(Math.abs(a - b));
      let w = 0;
      let s = both;
      if (both <= 0) {
        let k = 0;
        while (smaller(k) < least && k < 1000000) k++;
        w = a > b ? 1 : 2;
        s = Math.max(1, Math.max(a, b) - least - k);
      }
      console.log(`${w} ${s}`);
      if (w !== 2) a -= s;
      if (w !== 1) b -= s;
      if (a === 0 && b === 0) break;
      [w, s] = await numbers();
      if (s === 0) break;
      if (w !== 2) a -= s;
      if (w !== 1) b -= s;
    }
  }
  process.exit();
}

main();
