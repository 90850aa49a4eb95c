const readline = require("readline");

const SIDE = {{r_max}} + 1;
const number = ([a, b, c]) => (a * SIDE + b) * SIDE + c;

function after(bar, row, taken) {
  const left = bar[row] - taken;
  return bar.map((squares, above) => (above >= row ? Math.min(squares, left) : squares));
}

/** The lengths of the rows as one number, after a bite that leaves so many squares. */
function numberAfter(a, b, c, row, left) {
  if (row === 0) return number([left, Math.min(b, left), Math.min(c, left)]);
  return row === 1 ? number([a, left, Math.min(c, left)]) : number([a, b, left]);
}

const won = new Uint8Array(SIDE ** 3);

/** Row, from 0, and squares to take so that the bar is lost; null if there is no such bite. */
function winningBite(bar) {
  const [a, b, c] = bar;
  for (let row = 0; row < 3; row++) {
    for (let left = bar[row] - 1; left >= 0; left--) {
      if (!won[numberAfter(a, b, c, row, left)]) return [row, bar[row] - left];
    }
  }
  return null;
}

won[0] = 1; // the other has eaten the last square
for (let a = 1; a < SIDE; a++) {
  for (let b = 0; b <= a; b++) {
    for (let c = 0; c <= b; c++) won[number([a, b, c])] = winningBite([a, b, c]) ? 1 : 0;
  }
}

async function main() {
  const lines = readline.createInterface({ input: process.stdin })[Symbol.asyncIterator]();
  const numbers = async () => (await lines.next()).value.trim().split(/\s+/).map(Number);

  const [games] = await numbers();
  for (let game = 0; game < games; game++) {
    let bar = await numbers();
    while (bar[0] > 0) {
      const [row, taken] = winningBite(bar);
      console.log(`${row + 1} ${taken}`);
      bar = after(bar, row, taken);
      const [theirs, eaten] = await numbers();
      bar = after(bar, theirs - 1, eaten);
    }
  }
  process.exit();
}

main();
