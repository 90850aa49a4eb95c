// Idea: rows of single pins are played by their number, and everything else as in normal play.
const LONGEST = 9;

function rests(row) {
  const all = [];
  for (let hit = 1; hit <= 2; hit++) for (let left = 0; left <= row - hit - left; left++) all.push([left, row - hit - left]);
  return all;
}

const values = [0];
for (let row = 1; row <= LONGEST; row++) {
  const reached = new Set(rests(row).map(([a, b]) => values[a] ^ values[b]));
  let value = 0;
  while (reached.has(value)) value++;
  values.push(value);
}

const numbers = require("fs").readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
let at = 0;
const games = numbers[at++];
const answers = [];
for (let game = 0; game < games; game++) {
  const n = numbers[at++];
  const rows = numbers.slice(at, at + n);
  at += n;
  const sum = rows.reduce((total, row) => total ^ values[row], 0);
  const longer = rows.filter((row) => row > 1).length;
  let moves = 0;
  for (const row of rows) {
    for (const [a, b] of rests(row)) {
      const longerLeft = longer - (row > 1) + (a > 1) + (b > 1);
      const singles = n - longer - (row === 1) + (a === 1) + (b === 1);
      const after = sum ^ values[row] ^ values[a] ^ values[b];
      if (longerLeft === 0 ? singles % 2 === 1 : after === 0) moves++;
    }
  }
  answers.push(moves > 0 ? `First ${moves}` : "Second");
}
console.log(answers.join("\n"));
