// Lower and upper value, the value as a reduced fraction, and weights of rows and columns.
function solve(matrix) {
  // Write your solution here.
  return { lower: 0, upper: 0, value: "0/1", rows: matrix.map(() => 1), columns: matrix[0].map(() => 1) };
}

const numbers = require("fs").readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
let at = 0;
const next = () => numbers[at++];

const lines = [];
for (let t = next(); t > 0; t--) {
  const m = next();
  const n = next();
  const matrix = Array.from({ length: m }, () => Array.from({ length: n }, next));
  const { lower, upper, value, rows, columns } = solve(matrix);
  lines.push([lower, value, ...rows].join(" "), [upper, value, ...columns].join(" "));
}
console.log(lines.join("\n"));
