const REGULAR_FROM = 71n;
const PERIOD = 12n;

const values = [0];
for (let row = 1; row < 83; row++) {
  const reached = new Set();
  for (let left = 0; left < row; left++) {
    reached.add(values[left] ^ values[row - 1 - left]);
    if (left + 2 <= row) reached.add(values[left] ^ values[row - 2 - left]);
  }
  let value = 0;
  while (reached.has(value)) value++;
  values.push(value);
}

const tokens = require("fs").readFileSync(0, "utf8").trim().split(/\s+/);
let at = 0;
const games = Number(tokens[at++]);
const answers = [];
for (let game = 0; game < games; game++) {
  const n = Number(tokens[at++]);
  let value = 0;
  for (let i = 0; i < n; i++) {
    const row = BigInt(tokens[at++]);
    value ^= values[Number(row < REGULAR_FROM ? row : REGULAR_FROM + ((row - REGULAR_FROM) % PERIOD))];
  }
  answers.push(`${value > 0 ? "First" : "Second"} ${value}`);
}
console.log(answers.join("\n"));
