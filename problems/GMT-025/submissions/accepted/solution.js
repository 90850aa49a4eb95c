const [, ...games] = require("fs").readFileSync(0, "utf8").trim().split("\n");

// Whether the ratio of large >= small lies between 1 and the golden ratio.
function isLost(large, small) {
  return large !== small && large * (large - small) < small * small;
}

function answer(a, b) {
  const [large, small] = a >= b ? [a, b] : [b, a];
  if (isLost(large, small)) return "Second";
  let rest = large % small;
  if (rest > 0n && !isLost(small, rest)) rest += small;
  return `First ${a >= b ? 1 : 2} ${large - rest}`;
}

console.log(games.map((game) => answer(...game.split(" ").map(BigInt))).join("\n"));
