// "First g" or "Second 0", with the Grundy value g of the row. The rule is turtles, mock or ruler.
function answer(rule, coins) {
  // Write your solution here.
  return "Second 0";
}

const words = require("fs").readFileSync(0, "utf8").trim().split(/\s+/);
const games = Number(words[0]);
const answers = [];
for (let i = 0; i < games; i++) answers.push(answer(words[1 + 2 * i], words[2 + 2 * i]));
console.log(answers.join("\n"));
