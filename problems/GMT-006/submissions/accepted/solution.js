const { readFileSync } = require("fs");

// Numbers of nineteen digits do not fit a JavaScript Number; BigInt keeps every digit.
const winner = (longestStep, goal) => (goal % (longestStep + 1n) !== 0n ? "First" : "Second");

const [games, ...races] = readFileSync(0, "utf8").split("\n");
const answers = races.slice(0, Number(games)).map((race) => winner(...race.split(" ").map(BigInt)));
console.log(answers.join("\n"));
