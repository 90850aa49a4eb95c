// Idea: a region is worth the average of what the two players can make of it; the averages are added up.
const words = require("fs").readFileSync(0, "utf8").split(/\s+/);
let at = 0;
const known = new Map();

function average(squares) {
  const rest = new Set(squares);
  let total = 0;
  for (const start of squares) {
    if (!rest.delete(start)) continue;
    const found = [start];
    for (const s of found) for (const n of [s + 32, s - 32, s + 1, s - 1]) if (rest.delete(n)) found.push(n);
    const top = Math.min(...found.map((s) => s >> 5));
    const left = Math.min(...found.map((s) => s & 31));
    total += one(found.map((s) => s - 32 * top - left).sort((a, b) => a - b));
  }
  return total;
}

function one(region) {
  const key = region.join();
  if (!known.has(key)) {
    const after = (step) => region.filter((s) => region.includes(s + step)).map((s) => average(region.filter((o) => o !== s && o !== s + step)));
    const l = after(32);
    const r = after(1);
    const best = Math.max(...l);
    const worst = Math.min(...r);
    known.set(key, !l.length && !r.length ? 0 : !r.length ? best + 1 : !l.length ? worst - 1 : (best + worst) / 2);
  }
  return known.get(key);
}

const boards = Number(words[at++]);
for (let b = 0; b < boards; b++) {
  const height = Number(words[at++]);
  at++;
  const squares = [];
  for (let row = 0; row < height; row++) [...words[at++]].forEach((s, column) => s === "." && squares.push(32 * row + column));
  const value = average(squares);
  console.log(value > 0 ? "Vertical Vertical" : value < 0 ? "Horizontal Horizontal" : "Horizontal Vertical");
}
