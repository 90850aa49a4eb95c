const words = require("fs").readFileSync(0, "latin1").split(/\s+/);
let at = 0;

// Products below 2^8 in a table, which is filled by the same recursion.
let table = null;

// Of numbers with so many bits, at most 32. Bit operations of this language are signed: >>> 0 makes them whole again.
function product(a, b, bits) {
  if (a === 0 || b === 0) return 0;
  if (bits === 1) return 1;
  if (bits === 8 && table !== null) return table[(a << 8) | b];
  const half = bits / 2;
  const mask = 2 ** half - 1;
  const a1 = a >>> half;
  const b1 = b >>> half;
  const low = product(a & mask, b & mask, half);
  const all = product(a1 ^ (a & mask), b1 ^ (b & mask), half);
  const carried = product(product(a1, b1, half), 2 ** (half - 1), half);
  return (((all ^ low) << half) ^ low ^ carried) >>> 0;
}

table = Uint8Array.from({ length: 1 << 16 }, (_, i) => product(i >> 8, i & 255, 8));

// Of a head alone in its row, as its upper and its lower 32 bits.
function value(rule, place) {
  let all = place;
  if (rule === "ruler") all = place & -place;
  if (rule === "mock") {
    all = 2n * (place - 1n);
    let ones = 0;
    for (let rest = place - 1n; rest > 0n; rest &= rest - 1n) ones++;
    if (ones % 2 === 0) all++;
  }
  return [Number(all >> 32n), Number(all & 0xffffffffn)];
}

const answers = [];
for (let games = Number(words[at++]); games > 0; games--) {
  const down = words[at++];
  const across = words[at++];
  let upper = 0;
  let lower = 0;
  for (let n = Number(words[at++]); n > 0; n--) {
    const [a1, a0] = value(down, BigInt(Number(words[at++])));
    const [b1, b0] = value(across, BigInt(Number(words[at++])));
    const low = product(a0, b0, 32);
    upper ^= product((a1 ^ a0) >>> 0, (b1 ^ b0) >>> 0, 32) ^ low;
    lower ^= low ^ product(product(a1, b1, 32), 2 ** 31, 32);
  }
  const all = (BigInt(upper >>> 0) << 32n) | BigInt(lower >>> 0);
  answers.push((all === 0n ? "Second " : "First ") + all);
}
console.log(answers.join("\n"));
