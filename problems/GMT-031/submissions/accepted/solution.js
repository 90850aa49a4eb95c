const numbers = require("fs").readFileSync(0, "utf8").split(/\s+/).map(Number);
let at = 0;

function tipsFirst(below) {
  const branches = new Int32Array(below.length);
  for (let edge = 1; edge < below.length; edge++) branches[below[edge]]++;
  const order = [];
  for (let edge = 1; edge < below.length; edge++) if (branches[edge] === 0) order.push(edge);
  // The order grows while we walk.
  for (const edge of order) if (below[edge] !== 0 && --branches[below[edge]] === 0) order.push(below[edge]);
  return order;
}

function winningEdge(below) {
  const order = tipsFirst(below);
  const value = new Int32Array(below.length);
  for (const edge of order) value[below[edge]] ^= value[edge] + 1;
  const wanted = new Int32Array(below.length);
  let chosen = 0;
  for (const edge of order.reverse()) {
    const branch = value[below[edge]] ^ (value[edge] + 1) ^ wanted[below[edge]];
    if (branch === 0 && (chosen === 0 || edge < chosen)) chosen = edge;
    wanted[edge] = branch - 1;
  }
  return chosen;
}

const answers = [];
const games = numbers[at++];
for (let game = 0; game < games; game++) {
  const n = numbers[at++];
  const edge = winningEdge([0].concat(numbers.slice(at, at + n)));
  at += n;
  answers.push(edge === 0 ? "Second" : `First ${edge}`);
}
console.log(answers.join("\n"));
