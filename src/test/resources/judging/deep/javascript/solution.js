const depth = (n, a, b) => (n === 0 ? a - b : 1 + depth(n - 1, a + n, b + n));
console.log(depth(Number(require('fs').readFileSync(0, 'utf8')), 0, 0));
