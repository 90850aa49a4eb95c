// Each pile is written from bottom to top.
function aWins(piles) {
  // Write your solution here.
  return false;
}

const [n, ...piles] = require("fs").readFileSync(0, "utf8").trim().split(/\s+/);
console.log(aWins(piles) ? "A" : "B");
