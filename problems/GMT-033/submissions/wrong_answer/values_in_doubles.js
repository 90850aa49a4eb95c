// Idea: fractions with powers of two are exact in a double.
const words = require("fs").readFileSync(0, "latin1").split(/\s+/);
let at = 0;

function weights(stalk, own) {
  const list = [];
  let weight = 1;
  for (let i = 0; i < stalk.length; i++) {
    if (weight < 1 || stalk[i] !== stalk[0]) weight /= 2;
    list.push(stalk[i] === own ? weight : -weight);
  }
  return list;
}

function firstCut(stalks, own, lead) {
  let number = 1;
  for (const stalk of stalks) {
    const list = weights(stalk, own);
    let left = lead - list.reduce((a, b) => a + b, 0);
    for (let i = 0; i < list.length; i++) {
      if (stalk[i] === own && left >= 0) return number + i;
      left += list[i];
    }
    number += list.length;
  }
  return 1;
}

const out = [];
for (let games = Number(words[at++]); games > 0; games--) {
  const n = Number(words[at++]);
  const stalks = words.slice(at, at + n);
  at += n;
  let lead = 0;
  for (const stalk of stalks) for (const w of weights(stalk, "B")) lead += w;
  out.push(lead > 0 ? `Blue ${firstCut(stalks, "B", lead)}` : "Red");
  out.push(lead < 0 ? `Red ${firstCut(stalks, "R", -lead)}` : "Blue");
}
console.log(out.join("\n"));
