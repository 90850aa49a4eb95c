const { readFileSync } = require("fs");

// Entry [l][r]: what the player on turn can collect more than the other one from the coins l to r.
// All sums stay below 2^53, so Numbers are exact.
function leadsOf(values) {
  const n = values.length;
  const lead = Array.from({ length: n }, () => new Float64Array(n));
  for (let l = n - 1; l >= 0; l--) {
    lead[l][l] = values[l];
    for (let r = l + 1; r < n; r++) {
      lead[l][r] = Math.max(values[l] - lead[l + 1][r], values[r] - lead[l][r - 1]);
    }
  }
  return lead;
}

function lineOfPlay(values, lead) {
  let line = "";
  let [l, r] = [0, values.length - 1];
  while (l < r) {
    if (values[l] - lead[l + 1][r] === lead[l][r]) {
      line += "L";
      l++;
    } else {
      line += "R";
      r--;
    }
  }
  return line + "L";
}

const [, row] = readFileSync(0, "utf8").split("\n");
const values = row.split(" ").map(Number);
const lead = leadsOf(values);
const everything = values.reduce((sum, value) => sum + value, 0);
console.log((everything + lead[0][values.length - 1]) / 2, lineOfPlay(values, lead));
