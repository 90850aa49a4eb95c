// Your move: a node to which an edge leads from here.
function myMove(to, node) {
  // Write your strategy here.
  return to[node][0];
}

async function main() {
  const lines = require("readline").createInterface({ input: process.stdin })[Symbol.asyncIterator]();
  const line = async () => {
    const { value, done } = await lines.next();
    if (done) process.exit(); // the judge has ended the talk
    return value.trim();
  };

  const [n, m] = (await line()).split(" ").map(Number);
  const to = Array.from({ length: n }, () => []);
  for (let i = 0; i < m; i++) {
    const [u, v] = (await line()).split(" ").map(Number);
    to[u].push(v);
  }
  const k = Number(await line());
  const games = Number(await line());
  for (let game = 0; game < games; game++) {
    let said = await line();
    while (said !== "draw") {
      const node = myMove(to, Number(said));
      console.log(String(node));
      if (to[node].length === 0) break; // the judge cannot move
      said = await line();
    }
  }
  process.exit();
}

main();
