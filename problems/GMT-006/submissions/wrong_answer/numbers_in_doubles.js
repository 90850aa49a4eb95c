// Computes with JavaScript Numbers: remainders of rounded numbers.
const { readFileSync } = require("fs");

const [games, ...numbers] = readFileSync(0, "utf8").split(/\s+/).map(Number);
const answers = [];
for (let game = 0; game < games; game++) {
  const [k, n] = [numbers[2 * game], numbers[2 * game + 1]];
  answers.push(n % (k + 1) !== 0 ? "First" : "Second");
}
console.log(answers.join("\n"));
