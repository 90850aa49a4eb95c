const lines = require("readline").createInterface({ input: process.stdin })[Symbol.asyncIterator]();

async function hear() {
  const { value, done } = await lines.next();
  if (done) process.exit(); // the judge has ended the talk
  return value.trim().split(" ");
}

const numbers = async () => (await hear()).map(Number);

async function look(leaf) {
  console.log(`look ${leaf}`);
  return (await numbers())[0];
}

// Where you go from a node of yours. The tree: below (by node, from 1), guess, mine (whose turn it is there), looks.
async function myMove(tree, node) {
  // Write your strategy here.
  return tree.below[node][0];
}

async function readTree() {
  const [nodes, looks] = await numbers();
  const above = [0, 0, ...(await numbers())];
  const guess = [0, 0, ...(await numbers())];
  const below = Array.from({ length: nodes + 1 }, () => []);
  const mine = new Array(nodes + 1).fill(true);
  for (let node = 2; node <= nodes; node++) {
    below[above[node]].push(node);
    mine[node] = !mine[above[node]];
  }
  return { below, guess, mine, looks };
}

async function main() {
  const [games] = await numbers();
  for (let game = 0; game < games; game++) {
    const tree = await readTree();
    let at = 1;
    while (tree.below[at].length > 0) {
      at = await myMove(tree, at);
      console.log(`to ${at}`);
      if (tree.below[at].length > 0) at = Number((await hear())[1]);
    }
  }
  process.exit();
}

main();
