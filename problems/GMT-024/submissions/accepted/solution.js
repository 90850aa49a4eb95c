const readline = require("readline");

function root(square) {
  let guess = BigInt(Math.floor(Math.sqrt(Number(square))));
  for (;;) {
    const next = guess > 0n ? (guess + square / guess) >> 1n : square;
    if (next - guess <= 1n && guess - next <= 1n) break;
    guess = next;
  }
  while (guess * guess > square) guess--;
  while ((guess + 1n) * (guess + 1n) <= square) guess++;
  return guess;
}

/** The smaller pile of the lost position whose piles differ by k: k times the golden ratio, rounded down. */
const smaller = (k) => (k + root(5n * k * k)) / 2n;

/** The first k from 0 for which it holds; from there on it holds for all. */
function first(most, holds) {
  let low = 0n;
  let high = most;
  while (low < high) {
    const k = (low + high) >> 1n;
    if (holds(k)) high = k;
    else low = k + 1n;
  }
  return low;
}

function partner(a) {
  const k = first(a, (k) => smaller(k) >= a);
  return smaller(k) === a ? a + k : a - first(a, (k) => smaller(k) + k >= a);
}

async function main() {
  const lines = readline.createInterface({ input: process.stdin })[Symbol.asyncIterator]();
  const numbers = async () => (await lines.next()).value.trim().split(/\s+/).map(BigInt);

  const [games] = await numbers();
  for (let game = 0n; game < games; game++) {
    let [a, b] = await numbers();
    const take = (which, stones) => {
      if (which !== 2n) a -= stones;
      if (which !== 1n) b -= stones;
    };
    for (;;) {
      const least = a < b ? a : b;
      const difference = a < b ? b - a : a - b;
      const both = least - smaller(difference);
      const move = both > 0n ? [0n, both] : [a > b ? 1n : 2n, least + difference - partner(least)];
      console.log(move.join(" "));
      take(...move);
      if (a === 0n && b === 0n) break;
      take(...(await numbers()));
    }
  }
  process.exit();
}

main();
