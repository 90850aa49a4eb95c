// Greedy: the larger of the two corners decides on the class.
const { readFileSync } = require("fs");

const [n, ...values] = readFileSync(0, "utf8").split(/\s+/).filter(Boolean).map(Number);
const first = values[0] > values[n - 1] ? 0 : 1;
let total = 0;
for (let i = first; i < n; i += 2) total += values[i];
console.log(first === 0 ? "ODD" : "EVEN", total);
