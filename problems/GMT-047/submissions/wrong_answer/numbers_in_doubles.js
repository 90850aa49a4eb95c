// Idea: right, but the numbers are held in doubles.
const [, ...games] = require("fs").readFileSync(0, "utf8").trim().split("\n");

// The Grundy value of a pair.
function value(large, small) {
  const times = Math.floor(large / small);
  const rest = large % small;
  if (rest === 0) return times - 1;
  return times > value(small, rest) ? times : times - 1;
}

function xor(one, other) {
  return Number(BigInt(one) ^ BigInt(other));
}

// How often the small number stays in the large one by the move to this value, if there is such a move.
function timesThatStay(large, small, wanted) {
  const rest = large % small;
  if (rest === 0) return wanted + 1;
  const ofTheRest = value(small, rest);
  if (wanted === ofTheRest) return 0;
  return wanted < ofTheRest ? wanted + 1 : wanted;
}

function answer(numbers) {
  const pairs = [0, 2, 4].map((i) => {
    const [a, b] = [numbers[i], numbers[i + 1]];
    return a >= b ? { large: a, small: b, place: i + 1 } : { large: b, small: a, place: i + 2 };
  });
  const values = pairs.map(({ large, small }) => value(large, small));
  const sum = values.reduce(xor);
  if (sum === 0) return "Second";
  for (const [i, { large, small, place }] of pairs.entries()) {
    const stay = timesThatStay(large, small, xor(sum, values[i]));
    if (stay < Math.floor(large / small)) return `First ${place} ${(Math.floor(large / small) - stay) * small}`;
  }
  return "Second";
}

console.log(games.map((game) => answer(game.split(" ").map(Number))).join("\n"));
