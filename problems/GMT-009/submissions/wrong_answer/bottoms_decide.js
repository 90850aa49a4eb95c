// "In the end only the bottoms are left": counts the colours at the bottom and ignores the tops.
const { readFileSync } = require("fs");

const [n, ...lines] = readFileSync(0, "utf8").split("\n");
let white = 0;
for (const pile of lines.slice(0, Number(n))) if (pile[0] === "W") white++;
console.log(white <= Number(n) - white ? "A" : "B");
