import { readFileSync } from "fs";

function isInside(x: bigint, y: bigint, d: bigint): boolean {
  return x * x + y * y <= d * d;
}

/** The second player goes back to the diagonal: the last point there decides. */
function lastOnDiagonal(d: bigint, k: bigint): bigint {
  let inside = 0n;
  let outside: bigint = d / k + 1n;
  while (outside - inside > 1n) {
    const middle: bigint = (inside + outside) / 2n;
    if (isInside(k * middle, k * middle, d)) inside = middle;
    else outside = middle;
  }
  return inside;
}

const numbers: bigint[] = readFileSync(0, "utf8").trim().split(/\s+/).map(BigInt);
for (let i = 1; i < numbers.length; i += 2) {
  const [d, k] = [numbers[i], numbers[i + 1]];
  const z: bigint = lastOnDiagonal(d, k);
  console.log(isInside(k * z, k * (z + 1n), d) ? "First" : "Second");
}
