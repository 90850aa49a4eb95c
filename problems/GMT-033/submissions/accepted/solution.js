const words = require("fs").readFileSync(0, "latin1").split(/\s+/);
let at = 0;

// The edges of the lowest run count 1 each, those above it 1/2, 1/4, 1/8, ...: how often the edge on top is halved.
function halvings(stalk) {
  let run = 1;
  while (run < stalk.length && stalk[run] === stalk[0]) run++;
  return stalk.length - run;
}

// Digit p counts how often there is 1/2^p. A blue edge adds `times`, a red one takes it.
function add(digits, stalk, times) {
  const run = stalk.length - halvings(stalk);
  for (let edge = 0; edge < stalk.length; edge++) digits[Math.max(0, edge - run + 1)] += stalk[edge] === "B" ? times : -times;
}

// All digits but the first, which may be negative, become 0 or 1.
function carry(digits) {
  for (let p = digits.length - 1; p > 0; p--) {
    digits[p - 1] += digits[p] >> 1;
    digits[p] &= 1;
  }
}

function total(stalks) {
  let deepest = 0;
  for (const stalk of stalks) deepest = Math.max(deepest, halvings(stalk));
  const digits = new Int32Array(deepest + 1);
  for (const stalk of stalks) add(digits, stalk, 1);
  carry(digits);
  return digits;
}

// The smallest number of a blue edge whose cut leaves at least 0. The total is more than that.
function winningEdge(stalks, digits) {
  const highest = digits.findIndex((digit) => digit !== 0);
  const chosen = stalks.findIndex((stalk) => halvings(stalk) >= highest && stalk.includes("B"));
  const stalk = stalks[chosen];
  add(digits, stalk, -1);
  carry(digits);
  // What the others and the edges so far leave, in units of the last of them, rounded down; from 4 units on nothing above can change its sign.
  const run = stalk.length - halvings(stalk);
  let left = digits[0];
  let edge = 0;
  while (stalk[edge] === "R" || left < 0) {
    const p = edge - run + 1;
    if (p > 0) left = 2 * Math.max(-4, Math.min(4, left)) + digits[p];
    left += stalk[edge] === "B" ? 1 : -1;
    edge++;
  }
  return stalks.slice(0, chosen).reduce((sum, other) => sum + other.length, 0) + edge + 1;
}

const mirrored = (stalk) => stalk.replace(/./g, (edge) => (edge === "B" ? "R" : "B"));

const answers = [];
const games = Number(words[at++]);
for (let game = 0; game < games; game++) {
  const n = Number(words[at++]);
  const stalks = words.slice(at, at + n);
  at += n;
  const digits = total(stalks);
  if (digits[0] < 0) {
    const turned = stalks.map(mirrored);
    answers.push("Red", `Red ${winningEdge(turned, total(turned))}`);
  } else if (digits.some((digit) => digit !== 0)) {
    answers.push(`Blue ${winningEdge(stalks, digits)}`, "Blue");
  } else {
    answers.push("Red", "Blue");
  }
}
console.log(answers.join("\n"));
