const tokens = require("fs").readFileSync(0, "utf8").trim().split(/\s+/);
let at = 0;

function grundyValue(pile) {
  const rest = pile & 3n;
  if (rest === 3n) return pile + 1n;
  return rest === 0n && pile > 0n ? pile - 1n : pile;
}

const games = Number(tokens[at++]);
const answers = [];
for (let game = 0; game < games; game++) {
  const n = Number(tokens[at++]);
  let value = 0n;
  for (let i = 0; i < n; i++) value ^= grundyValue(BigInt(tokens[at++]));
  answers.push(`${value > 0n ? "First" : "Second"} ${value}`);
}
console.log(answers.join("\n"));
