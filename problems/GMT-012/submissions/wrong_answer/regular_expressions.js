// Idea: right, but global regular expressions never report overlapping matches of one pattern.
const g = [0];
for (let k = 1; k <= 210; k++) {
  const seen = new Set();
  for (let i = 0; i < k; i++) seen.add(g[Math.max(0, i - 2)] ^ g[Math.max(0, k - i - 3)]);
  let x = 0;
  while (seen.has(x)) x++;
  g.push(x);
}
const [, ...rows] = require("fs").readFileSync(0, "utf8").trim().split("\n");
for (const s of rows) {
  const wins = new Set();
  for (const m of s.matchAll(/\.XX/g)) wins.add(m.index + 1);
  for (const m of s.matchAll(/X\.X/g)) wins.add(m.index + 2);
  for (const m of s.matchAll(/XX\./g)) wins.add(m.index + 3);
  if (wins.size === 0) {
    const runs = [];
    for (let i = 0; i < s.length; i++) {
      if (s.slice(Math.max(0, i - 2), i + 3).includes("X")) continue;
      const last = runs[runs.length - 1];
      if (last && last[0] + last[1] === i) last[1]++;
      else runs.push([i, 1]);
    }
    const x = runs.reduce((a, r) => a ^ g[r[1]], 0);
    for (const [first, len] of runs) {
      for (let i = 0; i < len; i++) {
        if ((x ^ g[len] ^ g[Math.max(0, i - 2)] ^ g[Math.max(0, len - i - 3)]) === 0) wins.add(first + i + 1);
      }
    }
  }
  console.log(wins.size ? "WINNING" : "LOSING");
  console.log([...wins].sort((a, b) => a - b).join(" "));
}
