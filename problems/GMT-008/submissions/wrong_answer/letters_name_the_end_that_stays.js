// Left and right turned round: prints the end that is left standing.
const { readFileSync } = require("fs");

const [n, ...values] = readFileSync(0, "utf8").split(/\s+/).filter(Boolean).map(Number);
const lead = Array.from({ length: n }, () => new Float64Array(n));
for (let l = n - 1; l >= 0; l--) {
  lead[l][l] = values[l];
  for (let r = l + 1; r < n; r++) {
    lead[l][r] = Math.max(values[l] - lead[l + 1][r], values[r] - lead[l][r - 1]);
  }
}
let line = "";
let [l, r] = [0, n - 1];
while (l < r) {
  const left = values[l] - lead[l + 1][r] === lead[l][r];
  line += left ? "R" : "L";
  if (left) l++;
  else r--;
}
const everything = values.reduce((sum, value) => sum + value, 0);
console.log((everything + lead[0][n - 1]) / 2, line + "L");
