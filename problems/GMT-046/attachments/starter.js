// Who wins a row if Toads begins, and who wins if Frogs begins.
function winners(row) {
  // Write your solution here.
  return "Toads Frogs";
}

const rows = require("fs").readFileSync(0, "utf8").trim().split(/\s+/).slice(1);
console.log(rows.map(winners).join("\n"));
