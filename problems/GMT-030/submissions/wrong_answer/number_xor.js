// Idea: right, but the xor of plain numbers cuts them down to 32 bits.
const numbers = require("fs").readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
let at = 0;
const t = numbers[at++];
const out = [];
for (let i = 0; i < t; i++) {
  const n = numbers[at++];
  let x = 0;
  for (let j = 0; j < n; j++) {
    const a = numbers[at++];
    x ^= a % 4 === 3 ? a + 1 : a % 4 === 0 && a > 0 ? a - 1 : a;
  }
  out.push(`${x ? "First" : "Second"} ${x}`);
}
console.log(out.join("\n"));
