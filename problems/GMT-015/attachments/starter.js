function grundyValues(successors) {
  const values = new Array(successors.length).fill(0);
  // Write your solution here.
  return values;
}

const numbers = require("fs").readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
let at = 0;
const next = () => numbers[at++];

const n = next();
const m = next();
const successors = Array.from({ length: n }, () => []);
for (let i = 0; i < m; i++) {
  const u = next();
  const v = next();
  successors[u].push(v);
}
console.log(grundyValues(successors).join(" "));
