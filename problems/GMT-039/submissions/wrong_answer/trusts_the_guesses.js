// Idea: the guesses are right most often, so there is no need to look.
const readline = require("readline");

const lines = readline.createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const words = async () => ((await lines.next()).value ?? "").trim().split(/\s+/);
const numbers = async () => (await words()).map(Number);

async function main() {
  const [games] = await numbers();
  for (let number = 0; number < games; number++) {
    const [nodes] = await numbers();
    const above = [0, 0, ...(await numbers())];
    const guess = [0, 0, ...(await numbers())];
    const below = Array.from({ length: nodes + 1 }, () => []);
    for (let node = 2; node <= nodes; node++) below[above[node]].push(node);
    let at = 1;
    while (below[at].length > 0) {
      at = below[at].reduce((best, next) => (guess[next] > guess[best] ? next : best));
      console.log(`to ${at}`);
      if (below[at].length === 0) break;
      const [, answer] = await words();
      if (!answer) return process.exit();
      at = Number(answer);
    }
  }
  process.exit();
}

main();
