const { readFileSync } = require("fs");

const [n, ...lines] = readFileSync(0, "utf8").split("\n");
let surplus = 0; // piles that are black at both ends, minus those that are white at both
for (const pile of lines.slice(0, Number(n))) {
  const top = pile[pile.length - 1];
  if (pile[0] === top) surplus += top === "B" ? 1 : -1;
}
console.log(surplus >= 0 ? "A" : "B");
