// Idea: right, but a gap is the distance of the two tokens.
const tokens = require("fs").readFileSync(0, "utf8").trim().split(/\s+/);
let at = 0;

const games = Number(tokens[at++]);
const answers = [];
for (let game = 0; game < games; game++) {
  const n = Number(tokens[at++]);
  const m = BigInt(tokens[at++]);
  const rows = [];
  let sum = 0n;
  for (let i = 0; i < n; i++) {
    const white = BigInt(tokens[at++]);
    const black = BigInt(tokens[at++]);
    const gap = white < black ? black - white : white - black;
    const room = white < black ? white - 1n : m - white;
    rows.push([gap, room]);
    sum ^= gap;
  }
  if (sum === 0n) {
    answers.push("Second");
    continue;
  }
  const winning = rows.filter(([gap, room]) => (gap ^ sum) <= gap + room).length;
  answers.push(`First ${winning}`);
}
console.log(answers.join("\n"));
