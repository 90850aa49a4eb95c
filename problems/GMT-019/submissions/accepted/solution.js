const readline = require("readline");

async function main() {
  const lines = readline.createInterface({ input: process.stdin })[Symbol.asyncIterator]();
  const numbers = async () => (await lines.next()).value.trim().split(/\s+/).map(Number);

  const [games] = await numbers();
  for (let game = 0; game < games; game++) {
    await numbers(); // the number of piles
    const piles = await numbers();
    for (;;) {
      const nimSum = piles.reduce((sum, pile) => sum ^ pile, 0);
      const i = piles.findIndex((pile) => (pile ^ nimSum) < pile);
      console.log(`${i + 1} ${piles[i] - (piles[i] ^ nimSum)}`);
      piles[i] ^= nimSum;
      if (piles.every((pile) => pile === 0)) break;
      const [pile, taken] = await numbers();
      piles[pile - 1] -= taken;
    }
  }
  process.exit();
}

main();
