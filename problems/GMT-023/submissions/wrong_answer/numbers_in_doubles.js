// Idea: right, but numbers above 2^53 are rounded before they are divided.
const words = require("fs").readFileSync(0, "utf8").trim().split(/\s+/);
const d = [...words[1].slice(2)].map(Number);
const v = [0];
for (let a = 1; a < 1203; a++) {
  const seen = new Set();
  d.forEach((x, i) => {
    const r = a - i - 1;
    if (x & 1 && r === 0) seen.add(0);
    if (x & 2 && r > 0) seen.add(v[r]);
    if (x & 4) for (let l = 1; 2 * l <= r; l++) seen.add(v[l] ^ v[r - l]);
  });
  let m = 0;
  while (seen.has(m)) m++;
  v.push(m);
}
let f, p = 0;
do {
  p++;
  f = v.length - p;
  while (f > 1 && v[f - 1] === v[f - 1 + p]) f--;
} while (f + p > 600 && p < 600);
const numbers = words.map(Number);
const out = [];
for (let at = 2; at < numbers.length; ) {
  const n = numbers[at++];
  let x = 0;
  for (const a of numbers.slice(at, at + n)) x ^= v[a < f ? a : f + ((a - f) % p)];
  at += n;
  out.push(`${x ? "First" : "Second"} ${x}`);
}
console.log(out.join("\n"));
