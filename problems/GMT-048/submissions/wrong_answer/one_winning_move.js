// Idea: right, but First is said to have one winning move.
const LONGEST = 9;
const lost = new Array(3 ** LONGEST).fill(false); // of each reduced position

const reduced = (count) => (count === 0 ? 0 : 2 - (count % 2));

function place(counts) {
  let all = 0;
  for (let row = LONGEST; row > 0; row--) all = 3 * all + reduced(counts[row]);
  return all;
}

// How many moves in one row of this length win.
function winningMovesInOne(counts, row) {
  let winning = 0;
  counts[row]--;
  for (let hit = 1; hit <= 2; hit++) {
    for (let left = 0; left <= row - hit - left; left++) {
      const right = row - hit - left;
      counts[left]++;
      counts[right]++;
      if (lost[place(counts)]) winning++;
      counts[left]--;
      counts[right]--;
    }
  }
  counts[row]++;
  return winning;
}

function winningMoves(counts) {
  let winning = 0;
  for (let row = 1; row <= LONGEST; row++) if (counts[row] > 0) winning += counts[row] * winningMovesInOne(counts, row);
  return winning;
}

for (let position = 1; position < lost.length; position++) {
  const counts = [0];
  for (let row = 1, rest = position; row <= LONGEST; row++, rest = Math.floor(rest / 3)) counts.push(rest % 3);
  lost[position] = winningMoves(counts) === 0;
}

const numbers = require("fs").readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
let at = 0;
const games = numbers[at++];
const answers = [];
for (let game = 0; game < games; game++) {
  const counts = new Array(LONGEST + 1).fill(0);
  for (let n = numbers[at++]; n > 0; n--) counts[numbers[at++]]++;
  const moves = winningMoves(counts);
  answers.push(moves > 0 ? "First 1" : "Second");
}
console.log(answers.join("\n"));
