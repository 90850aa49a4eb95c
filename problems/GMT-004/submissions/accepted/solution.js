const fs = require("fs");

function risingRun(row) {
  let length = 1;
  while (length < row.length && row[length] > row[length - 1]) length++;
  return length;
}

const [, ...row] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const bothEven = risingRun(row) % 2 === 0 && risingRun(row.reverse()) % 2 === 0;
console.log(bothEven ? "Second" : "First");
