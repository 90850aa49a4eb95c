// Idea: goes to a dead end where it can, and never to a node from which the judge could go to one.
const lines = require("readline").createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const line = async () => {
  const { value, done } = await lines.next();
  if (done) process.exit();
  return value.trim();
};

async function main() {
  const [n, m] = (await line()).split(" ").map(Number);
  const to = Array.from({ length: n }, () => []);
  for (let i = 0; i < m; i++) {
    const [u, v] = (await line()).split(" ").map(Number);
    to[u].push(v);
  }
  const stuck = (v) => to[v].length === 0;
  await line();
  for (let games = Number(await line()); games > 0; games--) {
    let said = await line();
    while (said !== "draw") {
      const ways = to[Number(said)];
      const v = ways.find(stuck) ?? ways.find((w) => !to[w].some(stuck)) ?? ways[0];
      console.log(String(v));
      if (stuck(v)) break;
      said = await line();
    }
  }
  process.exit();
}

main();
