// Idea: a run goes on as long as the values do not fall.
const a = require("fs").readFileSync(0, "utf8").trim().split(/\s+/).map(Number).slice(1);
const n = a.length;
let l = 1;
while (l < n && a[l] >= a[l - 1]) l++;
let r = 1;
while (r < n && a[n - 1 - r] >= a[n - r]) r++;
console.log(l % 2 || r % 2 ? "First" : "Second");
