const words = require("fs").readFileSync(0, "utf8").split(/\s+/);
let at = 0;
const next = () => Number(words[at++]);

const SHIFT = {{entry_max}}n + 1n;

const gcd = (a, b) => {
  if (a < 0n) a = -a;
  while (b) [a, b] = [b, a % b];
  return a;
};

/** The largest sum of weights of columns with which no row of the shifted matrix gets more than 1; all over the denominator d. */
function solve(matrix) {
  const m = matrix.length;
  const n = matrix[0].length;
  const table = matrix.map((row) => [...row.map((entry) => BigInt(entry) + SHIFT), 1n]);
  table.push([...new Array(n).fill(-1n), 0n]);
  const free = [...new Array(n).keys()];
  const basic = [...new Array(m).keys()].map((i) => n + i);
  let d = 1n;
  for (;;) {
    let into = -1;
    for (let j = 0; j < n; j++) {
      if (table[m][j] < 0n && (into < 0 || free[j] < free[into])) into = j;
    }
    if (into < 0) break;
    let out = -1;
    for (let i = 0; i < m; i++) {
      if (table[i][into] <= 0n) continue;
      const difference = out < 0 ? -1n : table[i][n] * table[out][into] - table[out][n] * table[i][into];
      if (difference < 0n || (difference === 0n && basic[i] < basic[out])) out = i;
    }
    const p = table[out][into];
    for (let i = 0; i <= m; i++) {
      if (i === out) continue;
      const factor = table[i][into];
      for (let j = 0; j <= n; j++) table[i][j] = (table[i][j] * p - factor * table[out][j]) / d;
      table[i][into] = -factor;
    }
    table[out][into] = d;
    d = p;
    [basic[out], free[into]] = [free[into], basic[out]];
  }
  const rows = new Array(m).fill(0n);
  const columns = new Array(n).fill(0n);
  free.forEach((variable, j) => {
    if (variable >= n) rows[variable - n] = table[m][j];
  });
  basic.forEach((variable, i) => {
    if (variable < n) columns[variable] = table[i][n];
  });
  return { above: d - SHIFT * table[m][n], below: table[m][n], rows, columns };
}

const lines = [];
for (let t = next(); t > 0; t--) {
  const m = next();
  const n = next();
  const matrix = Array.from({ length: m }, () => Array.from({ length: n }, next));
  const lower = Math.max(...matrix.map((row) => Math.min(...row)));
  const upper = Math.min(...matrix[0].map((_, j) => Math.max(...matrix.map((row) => row[j]))));
  const { above, below, rows, columns } = solve(matrix);
  const common = gcd(above, below);
  for (const [sure, weights] of [[lower, rows], [upper, columns]]) {
    const divisor = weights.reduce(gcd);
    lines.push(`${sure} ${above / common}/${below / common} ${weights.map((w) => w / divisor).join(" ")}`);
  }
}
console.log(lines.join("\n"));
