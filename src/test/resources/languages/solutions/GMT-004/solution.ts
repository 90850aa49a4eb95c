import { readFileSync } from "fs";

function risingRun(row: number[]): number {
  let length = 1;
  while (length < row.length && row[length] > row[length - 1]) length++;
  return length;
}

const row: number[] = readFileSync(0, "utf8").trim().split(/\s+/).slice(1).map(Number);
const fromLeft: number = risingRun(row);
const fromRight: number = risingRun(row.reverse());
console.log(fromLeft % 2 === 0 && fromRight % 2 === 0 ? "Second" : "First");
