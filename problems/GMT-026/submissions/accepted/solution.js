const tokens = require("fs").readFileSync(0, "utf8").trim().split(/\s+/);
let at = 0;
const games = Number(tokens[at++]);
const k = Number(tokens[at++]);
const ones = [];
for (let game = 0; game < games; game++) {
  const counts = new Map(); // of ones, by column from the lowest
  const n = Number(tokens[at++]);
  for (let i = 0; i < n; i++) {
    const digits = BigInt(tokens[at++]).toString(2);
    for (let one = digits.indexOf("1"); one >= 0; one = digits.indexOf("1", one + 1)) {
      const column = digits.length - one;
      counts.set(column, (counts.get(column) ?? 0) + 1);
    }
  }
  ones.push(counts);
}
const isBalanced = (counts) => [...counts.values()].every((count) => count % (k + 1) === 0);
console.log(ones.map((counts) => (isBalanced(counts) ? "Second" : "First")).join("\n"));
