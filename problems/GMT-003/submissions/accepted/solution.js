const fs = require("fs");

// Squares reach 10^18, and a Number is exact only up to 2^53: hence BigInt.
const isInside = (x, y, d) => x * x + y * y <= d * d;

function lastOnDiagonal(d, k) {
  let inside = 0n;
  let outside = d / k + 1n;
  while (outside - inside > 1n) {
    const middle = (inside + outside) / 2n;
    if (isInside(k * middle, k * middle, d)) inside = middle;
    else outside = middle;
  }
  return inside;
}

const [games, ...numbers] = fs.readFileSync(0, "utf8").trim().split(/\s+/).map(BigInt);
for (let i = 0; i < Number(games); i++) {
  const d = numbers[2 * i];
  const k = numbers[2 * i + 1];
  const z = lastOnDiagonal(d, k);
  console.log(isInside(k * z, k * (z + 1n), d) ? "First" : "Second");
}
