// Your move: the number of the pile, from 1, and the stones to take.
function move(piles) {
  // Write your strategy here.
  return [piles.findIndex((stones) => stones > 0) + 1, 1];
}

async function main() {
  const lines = require("readline").createInterface({ input: process.stdin })[Symbol.asyncIterator]();
  const numbers = async () => {
    const { value, done } = await lines.next();
    if (done) process.exit(); // the judge has ended the talk
    return value.trim().split(/\s+/).map(Number);
  };

  const [games] = await numbers();
  for (let game = 0; game < games; game++) {
    await numbers(); // the number of piles
    const piles = await numbers();
    while (true) {
      const [pile, stones] = move(piles);
      console.log(`${pile} ${stones}`);
      piles[pile - 1] -= stones;
      if (piles.every((one) => one === 0)) break;
      const [theirs, taken] = await numbers();
      piles[theirs - 1] -= taken;
    }
  }
  process.exit();
}

main();
