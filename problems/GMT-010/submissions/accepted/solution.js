const { readFileSync } = require("fs");

// The sums stay below 2^53, so Numbers are exact.
const [, row] = readFileSync(0, "utf8").split("\n");
const values = row.split(" ").map(Number);
let [odd, even] = [0, 0];
for (let place = 1; place <= values.length; place++) {
  if (place % 2 === 1) odd += values[place - 1];
  else even += values[place - 1];
}
console.log(odd > even ? `ODD ${odd}` : `EVEN ${even}`);
