// "First k", "Second" or "Draw". Each board has a token and options: options[v] holds where the edges of node v lead, from 1.
function result(boards) {
  // Write your solution here.
  return "Draw";
}

const words = require("fs").readFileSync(0, "utf8").trim().split(/\s+/);
let at = 0;
const next = () => Number(words[at++]);

const games = next();
const answers = [];
for (let game = 0; game < games; game++) {
  const k = next();
  const boards = [];
  for (let i = 0; i < k; i++) {
    at++; // the word graph
    const n = next();
    const m = next();
    const token = next();
    const options = Array.from({ length: n + 1 }, () => []);
    for (let j = 0; j < m; j++) {
      const u = next();
      options[u].push(next());
    }
    boards.push({ token, options });
  }
  answers.push(result(boards));
}
console.log(answers.join("\n"));
