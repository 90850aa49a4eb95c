// Idea: a third coin changes nothing, so mock has the values of turtles.
const words = require("fs").readFileSync(0, "utf8").trim().split(/\s+/);
const out = [];
for (let at = 1; at < words.length; at += 2) {
  const s = words[at + 1];
  let x = 0;
  for (let i = 1; i <= s.length; i++) if (s[i - 1] === "H") x ^= words[at] === "ruler" ? i & -i : i;
  out.push(`${x ? "First" : "Second"} ${x}`);
}
console.log(out.join("\n"));
