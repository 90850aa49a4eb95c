// The Grundy value of a board: its two rules, and row and column of each coin that shows heads. These are BigInts, and so is the value.
function value(down, across, heads) {
  // Write your solution here.
  return 0n;
}

const words = require("fs").readFileSync(0, "utf8").trim().split(/\s+/);
let at = 0;

const answers = [];
for (let games = Number(words[at++]); games > 0; games--) {
  const down = words[at++];
  const across = words[at++];
  const heads = [];
  for (let n = Number(words[at++]); n > 0; n--) heads.push([BigInt(words[at++]), BigInt(words[at++])]);
  const g = value(down, across, heads);
  answers.push((g > 0n ? "First " : "Second ") + g);
}
console.log(answers.join("\n"));
