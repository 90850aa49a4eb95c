const text = require("fs").readFileSync(0);
let at = 0;

function word() {
  while (text[at] <= 32) at++;
  const from = at;
  while (at < text.length && text[at] > 32) at++;
  return text.toString("latin1", from, at);
}

function number() {
  while (text[at] <= 32) at++;
  let value = 0;
  while (at < text.length && text[at] > 32) value = value * 10 + text[at++] - 48;
  return value;
}

const numbers = (count) => Int32Array.from({ length: count }, number);

function mex(values) {
  let least = 0;
  while (values.has(least)) least++;
  return least;
}

function readPile() {
  const stones = number();
  const allowed = numbers(number());
  const values = new Int32Array(stones + 1);
  for (let pile = 0; pile <= stones; pile++) {
    let seen = 0; // at most 8 numbers are allowed
    for (const taken of allowed) if (taken <= pile) seen |= 1 << values[pile - taken];
    while (seen & (1 << values[pile])) values[pile]++;
  }
  return {
    value: values[stones],
    moveTo(target) {
      const taken = allowed.find((number) => number <= stones && values[stones - number] === target);
      return taken === undefined ? "" : `take ${taken}`;
    },
  };
}

const rows = new Map(); // values by how many pins go

function readRow() {
  const pins = number();
  const together = number();
  if (!rows.has(together)) rows.set(together, []);
  const values = rows.get(together);
  for (let row = values.length; row <= pins; row++) {
    const seen = new Set();
    for (let left = 0; 2 * left <= row - together; left++) seen.add(values[left] ^ values[row - together - left]);
    values.push(mex(seen));
  }
  return {
    value: values[pins],
    moveTo(target) {
      for (let left = 0; left + together <= pins; left++)
        if ((values[left] ^ values[pins - together - left]) === target) return `at ${left + 1}`;
      return "";
    },
  };
}

function readTree() {
  const n = number();
  const below = new Int32Array(n + 1);
  const bears = new Int32Array(n + 1);
  for (let edge = 1; edge <= n; edge++) bears[(below[edge] = number())]++;
  const order = [];
  for (let edge = 1; edge <= n; edge++) if (bears[edge] === 0) order.push(edge);
  // The order grows while we walk.
  for (const edge of order) if (below[edge] !== 0 && --bears[below[edge]] === 0) order.push(below[edge]);
  const values = new Int32Array(n + 1);
  for (const edge of order) values[below[edge]] ^= values[edge] + 1;
  return {
    value: values[0],
    moveTo(target) {
      const wanted = new Int32Array(n + 1);
      wanted[0] = target;
      let chosen = n + 1;
      for (let i = n - 1; i >= 0; i--) {
        const edge = order[i];
        const branch = values[below[edge]] ^ (values[edge] + 1) ^ wanted[below[edge]];
        if (branch === 0 && edge < chosen) chosen = edge;
        wanted[edge] = branch - 1;
      }
      return chosen <= n ? `cut ${chosen}` : "";
    },
  };
}

function readGraph() {
  const n = number();
  const m = number();
  const token = number();
  const to = Array.from({ length: n + 1 }, () => []);
  const comeFrom = Array.from({ length: n + 1 }, () => []);
  for (let i = 0; i < m; i++) {
    const u = number();
    const w = number();
    to[u].push(w);
    comeFrom[w].push(u);
  }
  const left = to.map((targets) => targets.length);
  const done = [];
  for (let node = 1; node <= n; node++) if (left[node] === 0) done.push(node);
  const values = new Int32Array(n + 1);
  for (const node of done) {
    values[node] = mex(new Set(to[node].map((target) => values[target])));
    for (const before of comeFrom[node]) if (--left[before] === 0) done.push(before);
  }
  return {
    value: values[token],
    moveTo(target) {
      let chosen = n + 1;
      for (const node of to[token]) if (values[node] === target && node < chosen) chosen = node;
      return chosen <= n ? `to ${chosen}` : "";
    },
  };
}

const readers = { pile: readPile, row: readRow, tree: readTree, graph: readGraph };

function answer() {
  const heap = [];
  let together = 0;
  for (let k = number(); k > 0; k--) {
    heap.push(readers[word()]());
    together ^= heap[heap.length - 1].value;
  }
  if (together === 0) return "Second 0";
  for (let i = 0; ; i++) {
    const move = heap[i].moveTo(heap[i].value ^ together);
    if (move !== "") return `First ${together} ${i + 1} ${move}`;
  }
}

const answers = [];
for (let t = number(); t > 0; t--) answers.push(answer());
console.log(answers.join("\n"));
