import { readFileSync } from "fs";

const LONGEST = 200;

interface Stretch {
  first: number;
  length: number;
}

/** What is left of a stretch of that length when its i-th cell is marked. */
function valueAfter(value: number[], length: number, i: number): number {
  return value[Math.max(0, i - 2)] ^ value[Math.max(0, length - i - 3)];
}

/** The Grundy values of stretches of safe cells. */
function stretchValues(): number[] {
  const value: number[] = [0];
  for (let length = 1; length <= LONGEST; length++) {
    const reachable = new Set<number>();
    for (let i = 0; i < length; i++) reachable.add(valueAfter(value, length, i));
    let mex = 0;
    while (reachable.has(mex)) mex++;
    value.push(mex);
  }
  return value;
}

function completes(row: string, c: number): boolean {
  const x = (cell: number): boolean => row[cell] === "X";
  return row[c] === "." && ((x(c - 2) && x(c - 1)) || (x(c - 1) && x(c + 1)) || (x(c + 1) && x(c + 2)));
}

/** No X stands within two cells of it. */
function isSafe(row: string, c: number): boolean {
  return !row.slice(Math.max(0, c - 2), c + 3).includes("X");
}

function safeStretches(row: string): Stretch[] {
  const stretches: Stretch[] = [];
  for (let c = 0; c < row.length; c++) {
    if (!isSafe(row, c)) continue;
    const last = stretches[stretches.length - 1];
    if (last && last.first + last.length === c) last.length++;
    else stretches.push({ first: c, length: 1 });
  }
  return stretches;
}

function winningCells(value: number[], row: string): number[] {
  const completing = [...row].map((_, c) => c).filter((c) => completes(row, c));
  if (completing.length > 0) return completing;
  const stretches = safeStretches(row);
  const sum = stretches.reduce((all, { length }) => all ^ value[length], 0);
  return stretches.flatMap(({ first, length }) =>
    Array.from({ length }, (_, i) => i)
      .filter((i) => (sum ^ value[length]) === valueAfter(value, length, i))
      .map((i) => first + i),
  );
}

const value: number[] = stretchValues();
for (const row of readFileSync(0, "utf8").trim().split(/\s+/).slice(1)) {
  const cells = winningCells(value, row);
  console.log(cells.length > 0 ? "WINNING" : "LOSING");
  console.log(cells.map((cell) => cell + 1).join(" "));
}
