const data = require("fs").readFileSync(0);
let at = 0;

function readInt() {
  while (data[at] < 48) at++;
  let value = 0;
  while (data[at] >= 48) value = value * 10 + data[at++] - 48;
  return value;
}

const ROWS = 1e9 + 1;
const UNBOUNDED = 4e9;

// The blocks that are not full: bits in words of 32, with a summary level above each level.
class OpenBlocks {
  constructor(size) {
    this.levels = [];
    for (let words = size; ; ) {
      words = (words >> 5) + 1;
      this.levels.push(new Int32Array(words));
      if (words === 1) break;
    }
  }

  add(block) {
    for (const level of this.levels) {
      level[block >> 5] |= 1 << (block & 31);
      block >>= 5;
    }
  }

  remove(block) {
    for (const level of this.levels) {
      level[block >> 5] &= ~(1 << (block & 31));
      if (level[block >> 5] !== 0) return;
      block >>= 5;
    }
  }

  firstFrom(block) {
    let height = 0;
    for (; ; height++, block = (block >> 5) + 1) {
      const level = this.levels[height];
      const word = block >> 5 < level.length ? level[block >> 5] & (-1 << (block & 31)) : 0;
      if (word === 0) continue;
      block = (block & ~31) + lowestBit(word);
      break;
    }
    while (height > 0) block = block * 32 + lowestBit(this.levels[--height][block]);
    return block;
  }
}

function lowestBit(word) {
  return 31 - Math.clz32(word & -word);
}

// Columns from which a move down the column reaches a losing cell, cut into blocks: block 2i + 1 is the i-th column with
// an impassable cell, block 2i the columns before it. In each block the winning columns are a prefix.
function losingDiagonals(cells) {
  cells.sort((a, b) => a.x - b.x || a.y - b.y);
  const columns = [...new Set(cells.map((cell) => cell.y))].sort((a, b) => a - b);
  const first = [];
  const free = [];
  const blockOf = new Map();
  let begin = 0;
  for (const y of columns) {
    blockOf.set(y, first.length + 1);
    first.push(begin, y);
    free.push(y - begin, 1);
    begin = y + 1;
  }
  first.push(begin);
  free.push(UNBOUNDED);
  const end = free.length;
  const open = new OpenBlocks(end);
  for (let block = 0; block < end; block++) if (free[block] > 0) open.add(block);

  const diagonals = [];
  function lose(x, block, most) {
    const length = Math.min(most, free[block]);
    diagonals.push({ x, difference: x - first[block], length });
    first[block] += length;
    free[block] -= length;
    if (free[block] === 0) open.remove(block);
    return length;
  }
  function freeRows(from, until) {
    while (from < until) from += lose(from, open.firstFrom(0), until - from);
  }

  let nextRow = 0;
  for (let i = 0; i < cells.length; ) {
    const x = cells[i].x;
    freeRows(nextRow, x);
    nextRow = x + 1;
    const barred = [];
    for (; i < cells.length && cells[i].x === x; i++) barred.push(blockOf.get(cells[i].y));
    let pieceBegin = 0;
    for (const pieceEnd of [...barred, end]) {
      const block = open.firstFrom(pieceBegin);
      if (block < pieceEnd) lose(x, block, 1);
      pieceBegin = pieceEnd + 1;
    }
    for (const block of barred) {
      if (free[block] > 0) continue;
      first[block]--;
      free[block] = 1;
      open.add(block);
    }
  }
  freeRows(nextRow, ROWS);
  return diagonals;
}

function isLosing(sorted, x, difference) {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const d = sorted[middle];
    if (d.difference < difference || (d.difference === difference && d.x <= x)) low = middle + 1;
    else high = middle;
  }
  if (low === 0) return false;
  const d = sorted[low - 1];
  return d.difference === difference && x < d.x + d.length;
}

const answers = [];
for (let cases = readInt(); cases > 0; cases--) {
  const cells = Array.from({ length: readInt() }, () => ({ x: readInt(), y: readInt() }));
  const diagonals = losingDiagonals(cells).sort((a, b) => a.difference - b.difference || a.x - b.x);
  for (let q = readInt(); q > 0; q--) {
    const x = readInt();
    const y = readInt();
    answers.push(isLosing(diagonals, x, x - y) ? "Bob" : "Alice");
  }
}
console.log(answers.join("\n"));
