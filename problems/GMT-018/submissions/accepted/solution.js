const tokens = require("fs").readFileSync(0, "utf8").trim().split(/\s+/);
const m = Number(tokens[1]);
const numbers = tokens.slice(2, m + 2).map(Number);
const piles = tokens.slice(m + 2).map(BigInt);

const width = numbers[numbers.length - 1];
const values = [];
const seen = new Map(); // rows of so many values, and where they begin
let begin = -1;
while (begin < 0) {
  const reached = new Set(numbers.filter((number) => number <= values.length).map((number) => values[values.length - number]));
  let value = 0;
  while (reached.has(value)) value++;
  values.push(value);
  if (values.length >= width) {
    const row = values.slice(-width).join();
    if (seen.has(row)) begin = seen.get(row);
    else seen.set(row, values.length - width);
  }
}
const first = BigInt(begin);
const period = BigInt(values.length - width - begin);
console.log(piles.map((n) => values[Number(n < first ? n : first + ((n - first) % period))]).join("\n"));
