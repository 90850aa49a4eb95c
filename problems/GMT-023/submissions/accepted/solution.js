const REGULAR_WITHIN = 600;
const NOTHING_LEFT = 1, ONE_ROW_LEFT = 2, TWO_ROWS_LEFT = 4;

function valuesOf(digits, rows) {
  const values = [0];
  for (let row = 1; row < rows; row++) {
    const reached = new Set();
    for (let taken = 1; taken <= digits.length && taken <= row; taken++) {
      const digit = digits[taken - 1];
      const rest = row - taken;
      if (digit & (rest === 0 ? NOTHING_LEFT : ONE_ROW_LEFT)) reached.add(values[rest]);
      if (digit & TWO_ROWS_LEFT) for (let left = 1; left <= rest - left; left++) reached.add(values[left] ^ values[rest - left]);
    }
    let value = 0;
    while (reached.has(value)) value++;
    values.push(value);
  }
  return values;
}

const words = require("fs").readFileSync(0, "utf8").trim().split(/\s+/);
const digits = [...words[1].slice(2)].map(Number);
const values = valuesOf(digits, 2 * REGULAR_WITHIN + digits.length);
let first, period = 0;
do {
  period++;
  first = values.length - period;
  while (first > 1 && values[first - 1] === values[first - 1 + period]) first--;
} while (first + period > REGULAR_WITHIN);

const valueOf = (row) => values[row.length < 4 && row < first ? row : first + Number((BigInt(row) - BigInt(first)) % BigInt(period))];
const answers = [];
for (let at = 2; at < words.length; ) {
  let value = 0;
  for (const end = at + Number(words[at++]); at <= end; at++) value ^= valueOf(words[at]);
  answers.push(`${value > 0 ? "First" : "Second"} ${value}`);
}
console.log(answers.join("\n"));
