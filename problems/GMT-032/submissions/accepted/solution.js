const input = require("fs").readFileSync(0);
let at = 0;

function number() {
  while (input[at] < 48) at++;
  let value = 0;
  while (input[at] >= 48) value = value * 10 + input[at++] - 48;
  return value;
}

function grundy(points, from, to) {
  const m = from.length;
  // The edges at each point, one list after the other.
  const first = new Int32Array(points + 2);
  for (let edge = 0; edge < m; edge++) {
    first[from[edge] + 2]++;
    first[to[edge] + 2]++;
  }
  for (let point = 2; point < points + 2; point++) first[point] += first[point - 1];
  const incident = new Int32Array(2 * m);
  for (let edge = 0; edge < m; edge++) {
    incident[first[from[edge] + 1]++] = edge;
    incident[first[to[edge] + 1]++] = edge;
  }
  const other = (edge, point) => from[edge] ^ to[edge] ^ point;

  // Depth-first, without recursion.
  const next = first.slice();
  const place = new Int32Array(points).fill(-1);
  const edgeTo = new Int32Array(points).fill(-1);
  const order = [0];
  const path = [0];
  place[0] = 0;
  while (path.length > 0) {
    const point = path[path.length - 1];
    if (next[point] === first[point + 1]) {
      path.pop();
      continue;
    }
    const edge = incident[next[point]++];
    const reached = other(edge, point);
    if (place[reached] >= 0) continue;
    place[reached] = order.length;
    edgeTo[reached] = edge;
    order.push(reached);
    path.push(reached);
  }

  // Of each point: the edges that it closes, one of them its own, and what stands on it.
  const value = new Int32Array(points);
  for (let edge = 0; edge < m; edge++) value[place[from[edge]] > place[to[edge]] ? from[edge] : to[edge]] ^= 1;
  const lowest = new Int32Array(points);
  for (let i = points - 1; i > 0; i--) {
    const point = order[i];
    lowest[point] = i;
    for (let j = first[point]; j < first[point + 1]; j++) {
      const edge = incident[j];
      if (edge === edgeTo[point]) continue;
      const reached = other(edge, point);
      lowest[point] = Math.min(lowest[point], edgeTo[reached] === edge ? lowest[reached] : place[reached]);
    }
    const below = other(edgeTo[point], point);
    value[below] ^= lowest[point] === i ? (value[point] ^ 1) + 1 : value[point];
  }
  return value[0];
}

const answers = [];
for (let games = number(); games > 0; games--) {
  const points = number() + 1;
  const m = number();
  const from = new Int32Array(m);
  const to = new Int32Array(m);
  for (let edge = 0; edge < m; edge++) {
    from[edge] = number();
    to[edge] = number();
  }
  const value = grundy(points, from, to);
  answers.push(value === 0 ? "Second 0" : `First ${value}`);
}
console.log(answers.join("\n"));
