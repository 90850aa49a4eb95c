const VALUE = {
  turtles: (place) => place,
  ruler: (place) => place & -place,
  mock: (place) => 2 * (place - 1) + (hasOddNumberOfOnes(place - 1) ? 0 : 1),
};

function hasOddNumberOfOnes(number) {
  let odd = false;
  for (; number > 0; number &= number - 1) odd = !odd;
  return odd;
}

const words = require("fs").readFileSync(0, "utf8").trim().split(/\s+/);
const answers = [];
for (let at = 1; at < words.length; at += 2) {
  const value = VALUE[words[at]];
  const coins = words[at + 1];
  let sum = 0;
  for (let i = coins.indexOf("H"); i >= 0; i = coins.indexOf("H", i + 1)) sum ^= value(i + 1);
  answers.push(`${sum > 0 ? "First" : "Second"} ${sum}`);
}
console.log(answers.join("\n"));
