// "First g" or "Second 0", with the Grundy value g. Points are 0 to n, and 0 is the ground; each edge is a pair of them.
function answer(n, edges) {
  // Write your solution here.
  return "Second 0";
}

const numbers = require("fs").readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
let at = 0;
const next = () => numbers[at++];

const games = next();
const answers = [];
for (let i = 0; i < games; i++) {
  const n = next();
  const m = next();
  const edges = [];
  for (let e = 0; e < m; e++) edges.push([next(), next()]);
  answers.push(answer(n, edges));
}
console.log(answers.join("\n"));
