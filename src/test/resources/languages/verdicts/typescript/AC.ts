import { readFileSync } from "fs";

const words: string[] = readFileSync(0, "utf8").split(/\s+/).filter((word: string) => word !== "");
const sum: bigint = words.reduce((all: bigint, word: string) => all + BigInt(word), 0n);
console.log(String(sum));
