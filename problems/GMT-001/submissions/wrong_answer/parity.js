// Idea: 1 and 3 are odd, so an odd pile wins; and from an even one, 4 leads to an even one.
const [, ...piles] = require("fs").readFileSync(0, "utf8").trim().split("\n");
console.log(piles.map((n) => ("13579".includes(n.trim().slice(-1)) ? "First" : "Second")).join("\n"));
