const readline = require("readline");

const LEAST = -1;
const MOST = {{value_max}} + 1;

const lines = readline.createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const words = async () => (await lines.next()).value.trim().split(/\s+/);
const numbers = async () => (await words()).map(Number);

/** Negamax: every value is seen by whoever moves at the node. */
class Game {
  async read() {
    const [nodes] = await numbers();
    const above = [0, 0, ...(await numbers())];
    const guess = [0, 0, ...(await numbers())];
    this.sign = new Array(nodes + 1).fill(1);
    this.reply = new Array(nodes + 1).fill(0);
    this.below = Array.from({ length: nodes + 1 }, () => []);
    for (let node = 2; node <= nodes; node++) {
      this.below[above[node]].push(node);
      this.sign[node] = -this.sign[above[node]];
    }
    this.below.forEach((all, node) => all.sort((a, b) => this.sign[node] * (guess[b] - guess[a]) || a - b));
  }

  async search(node, alpha, beta) {
    if (this.below[node].length === 0) {
      console.log(`look ${node}`);
      return this.sign[node] * Number((await words())[0]);
    }
    let best = -Infinity;
    for (const next of this.below[node]) {
      const found = -(await this.search(next, -beta, -Math.max(alpha, best)));
      if (found > best) {
        best = found;
        this.reply[node] = next;
      }
      if (best >= beta) break;
    }
    return best;
  }

  async play() {
    await this.search(1, LEAST, MOST);
    let at = 1;
    while (this.below[at].length > 0) {
      at = this.reply[at];
      console.log(`to ${at}`);
      if (this.below[at].length > 0) at = Number((await words())[1]);
    }
  }
}

async function main() {
  const [games] = await numbers();
  for (let number = 0; number < games; number++) {
    const game = new Game();
    await game.read();
    await game.play();
  }
  process.exit();
}

main();
