// Idea: right, but with plain numbers: ^ works on 32 bits, and numbers above 2^53 are rounded.
const lines = require("fs").readFileSync(0, "utf8").split("\n");
const t = parseInt(lines[0]);
const out = [];
for (let c = 0; c < t; c++) {
  const a = lines[2 + 2 * c].split(" ").map(Number);
  const x = a.reduce((all, pile) => all ^ pile, 0);
  const tall = a.filter((pile) => pile > 1).length;
  const rest = (pile) => pile ^ x ^ (tall > 1 ? 0 : 1);
  const i = a.findIndex((pile) => rest(pile) < pile);
  out.push(i < 0 ? "Second" : `First ${i + 1} ${a[i] - rest(a[i])}`);
}
console.log(out.join("\n"));
