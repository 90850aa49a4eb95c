const data = require("fs").readFileSync(0);
let at = 0;

function readInt() {
  while (data[at] < 48) at++;
  let value = 0;
  while (data[at] >= 48) value = value * 10 + data[at++] - 48;
  return value;
}

const n = readInt();
const m = readInt();
const successors = Array.from({ length: n }, () => []);
const predecessors = Array.from({ length: n }, () => []);
for (let i = 0; i < m; i++) {
  const from = readInt();
  const to = readInt();
  successors[from].push(to);
  predecessors[to].push(from);
}

const waitingFor = successors.map((targets) => targets.length);
const order = []; // each node after all of its successors
for (let v = 0; v < n; v++) if (waitingFor[v] === 0) order.push(v);
for (let i = 0; i < order.length; i++) {
  for (const u of predecessors[order[i]]) if (--waitingFor[u] === 0) order.push(u);
}

const grundy = new Int32Array(n);
const seenBy = new Int32Array(n + 1).fill(-1); // the node that saw the value last: nothing needs to be erased
for (const v of order) {
  for (const w of successors[v]) seenBy[grundy[w]] = v;
  while (seenBy[grundy[v]] === v) grundy[v]++;
}
console.log(grundy.join(" "));
