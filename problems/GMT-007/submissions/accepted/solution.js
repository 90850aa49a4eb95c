const { readFileSync } = require("fs");

// What the player on turn can collect more than the other one from the whole row.
// All sums stay below 2^53, so Numbers are exact.
function bestLead(values) {
  const lead = values.slice();
  for (let length = 2; length <= values.length; length++) {
    for (let l = 0; l + length <= values.length; l++) {
      const r = l + length - 1;
      lead[l] = Math.max(values[l] - lead[l + 1], values[r] - lead[l]);
    }
  }
  return lead[0];
}

const [, row] = readFileSync(0, "utf8").split("\n");
const values = row.split(" ").map(Number);
const everything = values.reduce((sum, value) => sum + value, 0);
console.log((everything + bestLead(values)) / 2);
