// "First g c" with the move behind it, or "Second 0". Each game has a kind and the numbers behind it.
function answer(heap) {
  // Write your solution here.
  return "Second 0";
}

const lines = require("fs").readFileSync(0, "utf8").split("\n");
let at = 0;

function readGame() {
  const [kind, ...numbers] = lines[at++].split(" ");
  return { kind, numbers: numbers.map(Number) };
}

const answers = [];
for (let heaps = Number(lines[at++]); heaps > 0; heaps--) {
  const k = Number(lines[at++]);
  answers.push(answer(Array.from({ length: k }, readGame)));
}
console.log(answers.join("\n"));
