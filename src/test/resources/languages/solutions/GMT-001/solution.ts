import { readFileSync } from "fs";

/** The outcomes repeat every seven stones. */
function isWinning(stones: bigint): boolean {
  const rest: bigint = stones % 7n;
  return rest !== 0n && rest !== 2n;
}

const piles: string[] = readFileSync(0, "utf8").trim().split(/\s+/).slice(1);
console.log(piles.map((pile: string) => (isWinning(BigInt(pile)) ? "First" : "Second")).join("\n"));
