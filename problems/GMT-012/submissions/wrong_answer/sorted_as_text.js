// Idea: right, but the cells go through sort() without a comparison, which orders numbers as text: 1 12 15 2.
const rows = require("fs").readFileSync(0, "utf8").split(/\s+/).filter(Boolean).slice(1);
const LONGEST = 200;
const value = stretchValues();

// value[k]: the Grundy value of k neighbouring safe cells.
function stretchValues() {
  const values = [0];
  for (let k = 1; k <= LONGEST; k++) {
    const reachable = new Set();
    for (let i = 0; i < k; i++) reachable.add(values[Math.max(0, i - 2)] ^ values[Math.max(0, k - i - 3)]);
    let mex = 0;
    while (reachable.has(mex)) mex++;
    values.push(mex);
  }
  return values;
}

function completingCells(row) {
  const cells = [];
  for (let c = 0; c < row.length; c++) {
    if ((row.slice(0, c) + "X" + row.slice(c + 1)).includes("XXX")) cells.push(c);
  }
  return cells;
}

// The maximal runs of cells with no X within two cells.
function safeStretches(row) {
  const stretches = [];
  let length = 0;
  for (let c = 0; c <= row.length; c++) {
    if (c < row.length && !row.slice(Math.max(0, c - 2), c + 3).includes("X")) {
      length++;
    } else if (length > 0) {
      stretches.push({ first: c - length, length });
      length = 0;
    }
  }
  return stretches;
}

function winningCells(row) {
  const cells = completingCells(row);
  if (cells.length > 0) return cells;
  const stretches = safeStretches(row);
  const sum = stretches.reduce((xor, s) => xor ^ value[s.length], 0);
  for (const { first, length } of stretches) {
    for (let i = 0; i < length; i++) {
      const parts = value[Math.max(0, i - 2)] ^ value[Math.max(0, length - i - 3)];
      if ((sum ^ value[length] ^ parts) === 0) cells.push(first + i);
    }
  }
  return cells;
}

const lines = [];
for (const row of rows) {
  const cells = winningCells(row);
  lines.push(cells.length > 0 ? "WINNING" : "LOSING", cells.map((c) => c + 1).sort().join(" "));
}
console.log(lines.join("\n"));
