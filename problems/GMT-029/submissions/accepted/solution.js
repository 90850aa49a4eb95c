const numbers = require("fs").readFileSync(0, "utf8").split(/\s+/).map(Number);
let at = 0;

function isRare(value) {
  let ones = 0;
  for (let rest = value >> 1; rest > 0; rest >>= 1) ones += rest & 1;
  return ones % 2 === 0;
}

const RARE = Array.from({ length: 512 }, (_, value) => isRare(value));

function valuesUpTo(most) {
  const value = new Int32Array(most + 1);
  const rarePiles = [];
  const seenAt = new Int32Array(RARE.length);
  for (let pile = 1; pile <= most; pile++) {
    for (const part of rarePiles) if (2 * part !== pile) seenAt[value[part] ^ value[pile - part]] = pile;
    let smallest = 0;
    while (RARE[smallest] || seenAt[smallest] === pile) smallest++;
    let missing = 0;
    for (let rare = 0; rare < smallest; rare++) if (RARE[rare] && seenAt[rare] !== pile) missing++;
    for (let part = 1; missing > 0 && 2 * part < pile; part++) {
      const split = value[part] ^ value[pile - part];
      if (split < smallest && seenAt[split] !== pile) missing--;
      seenAt[split] = pile;
    }
    let result = 0;
    while (seenAt[result] === pile) result++;
    value[pile] = result;
    if (RARE[result]) rarePiles.push(pile);
  }
  return value;
}

const games = [];
for (let left = numbers[at++]; left > 0; left--) {
  const n = numbers[at++];
  games.push(numbers.slice(at, at + n));
  at += n;
}
let most = 0;
for (const piles of games) for (const pile of piles) most = Math.max(most, pile);
const value = valuesUpTo(most);

function answer(piles) {
  const total = piles.reduce((sum, pile) => sum ^ value[pile], 0);
  if (total === 0) return "Second";
  for (let i = 0; i < piles.length; i++) {
    const others = total ^ value[piles[i]];
    for (let part = 1; 2 * part < piles[i]; part++) if ((value[part] ^ value[piles[i] - part]) === others) return `First pile ${i + 1} part ${part}`;
  }
  return "";
}

console.log(games.map(answer).join("\n"));
