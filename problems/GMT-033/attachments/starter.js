// Two lines. If Blue begins: "Blue e" with the edge to cut, or "Red". If Red begins: "Blue", or "Red e". Stalks are written from the ground up.
function answer(stalks) {
  // Write your solution here.
  return "Red\nBlue";
}

const words = require("fs").readFileSync(0, "utf8").trim().split(/\s+/);
let at = 0;
const next = () => words[at++];

const games = Number(next());
const answers = [];
for (let i = 0; i < games; i++) {
  const n = Number(next());
  const stalks = words.slice(at, at + n);
  at += n;
  answers.push(answer(stalks));
}
console.log(answers.join("\n"));
