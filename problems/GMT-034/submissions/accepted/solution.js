const words = require("fs").readFileSync(0, "utf8").split(/\s+/);
let at = 0;

// Games are known by numbers: left[g] and right[g] are the games that Vertical and Horizontal can leave of g, in order.
const left = [];
const right = [];
const numberOf = new Map();
const simplestOf = new Map();
const lessKnown = new Map();
const sumKnown = new Map();
const regionKnown = new Map();

const pairKey = (a, b) => a * 4194304 + b;
const sorted = (games) => [...new Set(games)].sort((a, b) => a - b);
const optionsKey = (l, r) => l.join() + "|" + r.join();

function named(l, r) {
  const key = optionsKey(l, r);
  if (!numberOf.has(key)) {
    numberOf.set(key, left.length);
    left.push(l);
    right.push(r);
  }
  return numberOf.get(key);
}

function lessOrEqual(a, b) {
  const key = pairKey(a, b);
  let known = lessKnown.get(key);
  if (known === undefined) {
    known = !left[a].some((x) => lessOrEqual(b, x)) && !right[b].some((x) => lessOrEqual(x, a));
    lessKnown.set(key, known);
  }
  return known;
}

// Replaces an option that the other player answers with something no worse than the whole game by what it then leads to.
function bypass(l, r) {
  const game = named(l, r);
  for (const x of l)
    for (const answer of right[x]) if (lessOrEqual(answer, game)) return [sorted(l.filter((y) => y !== x).concat(left[answer])), r];
  for (const x of r)
    for (const answer of left[x]) if (lessOrEqual(game, answer)) return [l, sorted(r.filter((y) => y !== x).concat(right[answer]))];
  return null;
}

function simplest(l, r) {
  l = sorted(l);
  r = sorted(r);
  const key = optionsKey(l, r);
  if (!simplestOf.has(key)) {
    for (let shorter = bypass(l, r); shorter !== null; shorter = bypass(l, r)) [l, r] = shorter;
    const bestLeft = l.filter((x) => !l.some((y) => y !== x && lessOrEqual(x, y)));
    const bestRight = r.filter((x) => !r.some((y) => y !== x && lessOrEqual(y, x)));
    simplestOf.set(key, named(bestLeft, bestRight));
  }
  return simplestOf.get(key);
}

const ZERO = simplest([], []);

function add(a, b) {
  if (a === ZERO) return b;
  if (b === ZERO) return a;
  const key = a < b ? pairKey(a, b) : pairKey(b, a);
  if (!sumKnown.has(key)) {
    const sums = (side) => side[a].map((x) => add(x, b)).concat(side[b].map((x) => add(a, x)));
    sumKnown.set(key, simplest(sums(left), sums(right)));
  }
  return sumKnown.get(key);
}

// A square is 32 * row + column.
function value(squares) {
  const rest = new Set(squares);
  let total = ZERO;
  for (const start of squares) {
    if (!rest.delete(start)) continue;
    const found = [start];
    for (const square of found)
      for (const next of [square + 32, square - 32, square + 1, square - 1]) if (rest.delete(next)) found.push(next);
    const top = Math.min(...found.map((square) => square >> 5));
    const first = Math.min(...found.map((square) => square & 31));
    total = add(total, regionValue(found.map((square) => square - 32 * top - first).sort((a, b) => a - b)));
  }
  return total;
}

function regionValue(region) {
  const key = region.join();
  if (!regionKnown.has(key)) {
    const after = (step) =>
      region.filter((square) => region.includes(square + step)).map((square) => value(region.filter((other) => other !== square && other !== square + step)));
    regionKnown.set(key, simplest(after(32), after(1)));
  }
  return regionKnown.get(key);
}

const answers = [];
const boards = Number(words[at++]);
for (let board = 0; board < boards; board++) {
  const height = Number(words[at++]);
  at++; // the rows tell how many columns there are
  const squares = [];
  for (let row = 0; row < height; row++) [...words[at++]].forEach((square, column) => square === "." && squares.push(32 * row + column));
  const worth = value(squares);
  answers.push(`${lessOrEqual(worth, ZERO) ? "Horizontal" : "Vertical"} ${lessOrEqual(ZERO, worth) ? "Vertical" : "Horizontal"}`);
}
console.log(answers.join("\n"));
