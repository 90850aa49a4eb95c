// Your bite: the row, from 1, and the squares to take from its end. The lowest row is the first of the bar.
function myBite(bar) {
  // Write your strategy here.
  const row = bar[2] > 0 ? 3 : bar[1] > 0 ? 2 : 1;
  return [row, 1];
}

function after(bar, [row, taken]) {
  const left = bar[row - 1] - taken;
  return bar.map((squares, above) => (above >= row - 1 ? Math.min(squares, left) : squares));
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
    let bar = await numbers();
    while (bar[0] > 0) {
      const bite = myBite(bar);
      console.log(bite.join(" "));
      bar = after(bar, bite);
      bar = after(bar, await numbers());
    }
  }
  process.exit();
}

main();
