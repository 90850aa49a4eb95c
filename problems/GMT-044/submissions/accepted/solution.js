const numbers = require("fs").readFileSync(0, "utf8").trim().split(/\s+/).map(Number);

// Before the pass is used, exactly one size of a third pile makes two piles a losing position.
function losingThirds(most) {
  const third = Array.from({ length: most + 1 }, () => new Int32Array(most + 1));
  const used = Array.from({ length: most + 1 }, () => new Uint8Array(2 * most + 2));
  for (let a = 0; a <= most; a++) {
    for (let b = 0; b <= a; b++) {
      const nim = a > 0 ? a ^ b : -1;
      let size = 0;
      while (used[a][size] || used[b][size] || size === nim) size++;
      used[a][size] = used[b][size] = 1;
      third[a][b] = third[b][a] = size;
    }
  }
  return third;
}

const piles = numbers.slice(1);
const third = losingThirds(piles.reduce((most, pile) => Math.max(most, pile), 0));
const answers = [];
for (let at = 0; at < piles.length; at += 3) {
  const [a, b, c] = [piles[at], piles[at + 1], piles[at + 2]];
  let moves = 0;
  if (third[b][c] < a) moves++;
  if (third[a][c] < b) moves++;
  if (third[a][b] < c) moves++;
  if ((a ^ b) === c && a + b > 0) moves++;
  answers.push(moves > 0 ? `First ${moves}` : "Second");
}
console.log(answers.join("\n"));
