const words = require("fs").readFileSync(0, "utf8").split(/\s+/);
let at = 0;
const number = () => Number(words[at++]);

const n = number();
const m = number();
const owner = [];
const priority = [];
for (let node = 0; node < n; node++) {
  owner.push(words[at++] === "E" ? 0 : 1);
  priority.push(number());
}
const to = Array.from({ length: n }, () => []);
const from = Array.from({ length: n }, () => []);
for (let i = 0; i < m; i++) {
  const u = number();
  const v = number();
  to[u].push(v);
  from[v].push(u);
}
const winner = new Array(n);

/** All nodes of the part from which the player can force the token into these. */
function attract(part, nodes, player) {
  const reached = new Set(nodes);
  const stays = (next) => part.has(next) && !reached.has(next);
  for (const target of reached) {
    for (const node of from[target]) {
      if (part.has(node) && (owner[node] === player || !to[node].some(stays))) reached.add(node);
    }
  }
  return reached;
}

const without = (part, nodes) => new Set([...part].filter((node) => !nodes.has(node)));

/** Writes down the winners of a part that nobody has to leave. */
function solve(whole) {
  let part = whole;
  while (part.size > 0) {
    const highest = Math.max(...[...part].map((node) => priority[node]));
    const player = highest % 2;
    const near = attract(part, [...part].filter((node) => priority[node] === highest), player);
    for (const node of near) winner[node] = player;
    const rest = without(part, near);
    solve(rest);
    const lost = [...rest].filter((node) => winner[node] !== player);
    if (lost.length === 0) return;
    const falling = attract(part, lost, 1 - player);
    for (const node of falling) winner[node] = 1 - player;
    part = without(part, falling);
  }
}

solve(new Set(Array.from({ length: n }, (_, node) => node)));
console.log(winner.map((player) => (player === 0 ? "Even" : "Odd")).join("\n"));
