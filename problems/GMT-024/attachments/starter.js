// Your move: 1n or 2n for a pile, or 0n for both, and the stones to take. The numbers are BigInt: they may exceed 2^53.
function move(a, b) {
  // Write your strategy here.
  return a > 0n ? [1n, 1n] : [2n, 1n];
}

async function main() {
  const lines = require("readline").createInterface({ input: process.stdin })[Symbol.asyncIterator]();
  const numbers = async () => {
    const { value, done } = await lines.next();
    if (done) process.exit(); // the judge has ended the talk
    return value.trim().split(/\s+/).map(BigInt);
  };

  const [games] = await numbers();
  for (let game = 0n; game < games; game++) {
    let [a, b] = await numbers();
    const take = ([which, stones]) => {
      if (which !== 2n) a -= stones;
      if (which !== 1n) b -= stones;
    };
    while (true) {
      const mine = move(a, b);
      console.log(mine.join(" "));
      take(mine);
      if (a === 0n && b === 0n) break;
      take(await numbers());
    }
  }
  process.exit();
}

main();
