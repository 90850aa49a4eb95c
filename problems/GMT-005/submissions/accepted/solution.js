const { readFileSync } = require("fs");

// A number of nineteen digits does not fit a JavaScript Number; BigInt keeps its last bit.
const winner = (cookies) => (BigInt(cookies) % 2n === 0n ? "First" : "Second");

const [games, ...numbers] = readFileSync(0, "utf8").split(/\s+/);
console.log(numbers.slice(0, Number(games)).map(winner).join("\n"));
