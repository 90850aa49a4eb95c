const numbers = require("fs").readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
let at = 0;
const next = () => numbers[at++];

let falls; // of each block itself and all that falls with it, as bits
const known = new Map();

function won(rest) {
  const found = known.get(rest);
  if (found !== undefined) return found;
  let wins = false;
  for (let left = rest; left !== 0 && !wins; left &= left - 1) wins = !won(rest & ~falls[31 - Math.clz32(left & -left)]);
  known.set(rest, wins);
  return wins;
}

const games = next();
const answers = [];
for (let game = 0; game < games; game++) {
  const n = next();
  const m = next();
  const above = Array.from({ length: n }, () => []);
  for (let i = 0; i < m; i++) {
    const u = next();
    above[u].push(next());
  }
  known.clear();
  falls = new Array(n).fill(0);
  for (let block = n - 1; block >= 0; block--) {
    falls[block] = 1 << block;
    for (const v of above[block]) falls[block] |= falls[v];
  }
  const all = (1 << n) - 1;
  const moves = falls.filter((gone) => !won(all & ~gone)).length;
  answers.push(moves > 0 ? `First ${moves}` : "Second");
}
console.log(answers.join("\n"));
