const numbers = require("fs").readFileSync(0, "utf8").trim().split(/\s+/).map(Number);
const NONE = -1;

class Matching {
  constructor(neighbours) {
    this.neighbours = neighbours;
    this.n = neighbours.length;
    this.mate = new Array(this.n).fill(NONE);
    for (let root = 0; root < this.n; root++) {
      if (this.mate[root] === NONE) this.flipPath(this.grow([root]));
    }
  }

  // Nodes that some maximum matching leaves free.
  canBeFree() {
    const roots = [];
    for (let node = 0; node < this.n; node++) if (this.mate[node] === NONE) roots.push(node);
    this.grow(roots);
    return this.outer;
  }

  // Returns the free node at the end of a path that makes the matching larger, or NONE.
  grow(roots) {
    this.from = new Array(this.n).fill(NONE);
    this.outer = new Array(this.n).fill(false); // an alternating path of even length leads here
    this.base = Array.from({ length: this.n }, (_, node) => node);
    this.queue = roots;
    for (const root of roots) this.outer[root] = true;
    for (let i = 0; i < this.queue.length; i++) {
      const node = this.queue[i];
      for (const next of this.neighbours[node]) {
        if (this.outer[next]) {
          if (this.baseOf(node) === this.baseOf(next)) continue;
          const common = this.commonBase(node, next);
          this.shrink(node, next, common);
          this.shrink(next, node, common);
        } else if (this.from[next] === NONE) {
          this.from[next] = node;
          if (this.mate[next] === NONE) return next;
          this.outer[this.mate[next]] = true;
          this.queue.push(this.mate[next]);
        }
      }
    }
    return NONE;
  }

  baseOf(node) {
    while (this.base[node] !== node) node = this.base[node] = this.base[this.base[node]];
    return node;
  }

  commonBase(one, other) {
    const seen = new Set();
    for (;;) {
      if (one !== NONE) {
        one = this.baseOf(one);
        if (seen.has(one)) return one;
        seen.add(one);
        one = this.mate[one] === NONE ? NONE : this.from[this.mate[one]];
      }
      [one, other] = [other, one];
    }
  }

  // One side of an odd cycle, from a node down to the base: inner nodes become outer, too.
  shrink(node, across, common) {
    while (this.baseOf(node) !== common) {
      this.from[node] = across;
      across = this.mate[node];
      if (!this.outer[across]) {
        this.outer[across] = true;
        this.queue.push(across);
      }
      if (this.base[node] === node) this.base[node] = common;
      if (this.base[across] === across) this.base[across] = common;
      node = this.from[across];
    }
  }

  flipPath(node) {
    while (node !== NONE) {
      const before = this.from[node];
      const next = this.mate[before];
      this.mate[node] = before;
      this.mate[before] = node;
      node = next;
    }
  }
}

const [n, m] = numbers;
const neighbours = Array.from({ length: n }, () => []);
for (let i = 0; i < m; i++) {
  const [u, v] = [numbers[2 + 2 * i], numbers[3 + 2 * i]];
  neighbours[u].push(v);
  neighbours[v].push(u);
}
console.log(new Matching(neighbours).canBeFree().map((losing) => (losing ? "Losing" : "Winning")).join("\n"));
