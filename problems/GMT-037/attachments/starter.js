const words = require("fs").readFileSync(0, "utf8").split(/\s+/);
let at = 0;
const n = Number(words[at++]);
const m = Number(words[at++]);
const owner = []; // "E" or "O"
const priority = [];
for (let node = 0; node < n; node++) {
  owner.push(words[at++]);
  priority.push(Number(words[at++]));
}
const to = Array.from({ length: n }, () => []);
for (let i = 0; i < m; i++) {
  const u = Number(words[at++]);
  to[u].push(Number(words[at++]));
}
// Write your solution here.
for (let node = 0; node < n; node++) console.log("Even");
