// Idea: right, but the values are combined as plain numbers, whose xor has 32 bits.
const [, ...games] = require("fs").readFileSync(0, "utf8").trim().split("\n");

// The Grundy value of a pair, by Nivasch's formula.
function value(large, small) {
  return (large * large - small * small) / (large * small);
}

// How often the small number stays in the large one by the move to this value, if there is such a move.
function timesThatStay(large, small, wanted) {
  const rest = large % small;
  if (rest === 0n) return wanted + 1n;
  const ofTheRest = value(small, rest);
  if (wanted === ofTheRest) return 0n;
  return wanted < ofTheRest ? wanted + 1n : wanted;
}

function answer(numbers) {
  const pairs = [0, 2, 4].map((i) => {
    const [a, b] = [numbers[i], numbers[i + 1]];
    return a >= b ? { large: a, small: b, place: i + 1 } : { large: b, small: a, place: i + 2 };
  });
  const values = pairs.map(({ large, small }) => value(large, small));
  const sum = values.reduce((one, other) => Number(one) ^ Number(other), 0);
  if (sum === 0) return "Second";
  for (const [i, { large, small, place }] of pairs.entries()) {
    const stay = timesThatStay(large, small, BigInt(sum ^ Number(values[i])));
    if (stay < large / small) return `First ${place} ${(large / small - stay) * small}`;
  }
  return "Second";
}

console.log(games.map((game) => answer(game.split(" ").map(BigInt))).join("\n"));
