// Idea: a JavaScript Number holds any integer.
const lines = require("fs").readFileSync(0, "utf8").split("\n");
const t = Number(lines[0]);
const out = [];
for (let i = 1; i <= t; i++) {
  const r = Number(lines[i]) % 7;
  out.push(r === 0 || r === 2 ? "Second" : "First");
}
console.log(out.join("\n"));
