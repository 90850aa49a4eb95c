import { readFileSync } from "fs";

const COORDINATE_MAX = 1_000_000_000;
const UNBOUNDED = 4 * COORDINATE_MAX;

interface Cell {
  x: number;
  y: number;
}

/** The losing cells (x + d, y + d) for 0 <= d < length. */
interface Diagonal extends Cell {
  length: number;
}

interface Block {
  first: number;
  size: number;
  filled: number;
}

/**
 * Columns from which a move down reaches a losing cell. Block 2i + 1 is the i-th column with an impassable cell, block 2i the columns
 * before it; in each block they are a prefix. The leaves of the tree say which blocks are not full.
 */
class WinningColumns {
  readonly blocks: Block[] = [];
  private readonly leaves: number;
  private readonly tree: Uint8Array;

  constructor(cutColumns: number[]) {
    this.leaves = 2 ** Math.ceil(Math.log2(2 * cutColumns.length + 1));
    this.tree = new Uint8Array(2 * this.leaves);
    let from = 0;
    for (const column of cutColumns) {
      this.append(from, column - from);
      this.append(column, 1);
      from = column + 1;
    }
    this.append(from, UNBOUNDED);
  }

  private append(first: number, size: number): void {
    this.blocks.push({ first, size, filled: 0 });
    this.setOpen(this.blocks.length - 1, size > 0);
  }

  setOpen(number: number, open: boolean): void {
    let node: number = this.leaves + number;
    this.tree[node] = open ? 1 : 0;
    for (node >>= 1; node > 0; node >>= 1) this.tree[node] = this.tree[2 * node] | this.tree[2 * node + 1];
  }

  /** The first block from that one on that is not full; the last never is. */
  firstOpen(number: number): number {
    let node: number = this.leaves + number;
    while (!this.tree[node]) {
      while (node % 2 === 1) node >>= 1;
      node++;
    }
    while (node < this.leaves) node = this.tree[2 * node] ? 2 * node : 2 * node + 1;
    return node - this.leaves;
  }
}

class Board {
  private readonly columns: number[];
  private readonly winning: WinningColumns;
  private readonly losing: Diagonal[] = [];

  constructor(impassable: Cell[]) {
    impassable.sort((a, b) => a.x - b.x || a.y - b.y);
    this.columns = [...new Set(impassable.map((cell) => cell.y))].sort((a, b) => a - b);
    this.winning = new WinningColumns(this.columns);
    const block = new Map(this.columns.map((column, i) => [column, 2 * i + 1]));
    let nextRow = 0;
    for (let i = 0; i < impassable.length; ) {
      const x: number = impassable[i].x;
      const barred: number[] = [];
      for (; i < impassable.length && impassable[i].x === x; i++) barred.push(block.get(impassable[i].y)!);
      this.freeRows(nextRow, x);
      this.barredRow(x, barred);
      nextRow = x + 1;
    }
    this.freeRows(nextRow, COORDINATE_MAX + 1);
    this.losing.sort((a, b) => a.x - a.y - (b.x - b.y) || a.x - b.x);
  }

  private lose(x: number, number: number, most: number): number {
    const block = this.winning.blocks[number];
    const length = Math.min(most, block.size - block.filled);
    this.losing.push({ x, y: block.first + block.filled, length });
    block.filled += length;
    if (block.filled === block.size) this.winning.setOpen(number, false);
    return length;
  }

  private freeRows(from: number, until: number): void {
    while (from < until) from += this.lose(from, this.winning.firstOpen(0), until - from);
  }

  /** Each piece between impassable cells has at most one losing cell. */
  private barredRow(x: number, barred: number[]): void {
    let begin = 0;
    for (const end of [...barred, this.winning.blocks.length]) {
      const number = begin < end ? this.winning.firstOpen(begin) : end;
      if (number < end) this.lose(x, number, 1);
      begin = end + 1;
    }
    for (const number of barred) {
      this.winning.blocks[number].filled = 0;
      this.winning.setOpen(number, true);
    }
  }

  /** Looks at the last diagonal on the cell's line that begins no later. */
  isLosing({ x, y }: Cell): boolean {
    let low = 0;
    let high: number = this.losing.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const one = this.losing[middle];
      if ((one.x - one.y - (x - y) || one.x - x) <= 0) low = middle + 1;
      else high = middle;
    }
    const last = this.losing[low - 1];
    return last !== undefined && last.x - last.y === x - y && x < last.x + last.length;
  }
}

const numbers: number[] = readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
let at = 0;
const readCells = (): Cell[] => Array.from({ length: numbers[at++] }, () => ({ x: numbers[at++], y: numbers[at++] }));
const answers: string[] = [];
for (let cases: number = numbers[at++]; cases > 0; cases--) {
  const board = new Board(readCells());
  for (const cell of readCells()) answers.push(board.isLosing(cell) ? "Bob" : "Alice");
}
console.log(answers.join("\n"));
