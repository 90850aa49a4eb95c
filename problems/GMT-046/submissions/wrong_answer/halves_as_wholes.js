// Idea: right, but half a move counts as a whole one.
const rows = require("fs").readFileSync(0, "utf8").trim().split(/\s+/).slice(1);

// Twice the lead of Toads in a section, and whether a pile of one stone lies beside it.
function value(section) {
  const toad = section.indexOf("T");
  const frog = section.indexOf("F");
  const last = section.length - 1;
  if (toad < 0 || frog < toad) {
    const aheadOfToad = toad >= 0 ? last - toad : 0;
    const aheadOfFrog = frog >= 0 ? frog : 0;
    return { halves: 2 * (aheadOfToad - aheadOfFrog), star: false };
  }
  const more = last - frog - toad; // free cells behind the frog, less those behind the toad
  const odd = (frog - toad) % 2 === 0;
  if (more === 0) return { halves: 0, star: odd };
  if (Math.abs(more) === 1) return { halves: odd ? 2 * more : 0, star: false };
  return { halves: more > 0 ? 2 * more - 2 : 2 * more + 2, star: false };
}

const answers = rows.map((cells) => {
  let halves = 0;
  let star = false;
  for (const section of cells.split("#")) {
    const lead = value(section);
    halves += lead.halves;
    if (lead.star) star = !star;
  }
  const first = halves > 0 || (halves === 0 && star);
  const second = halves > 0 || (halves === 0 && !star);
  return `${first ? "Toads" : "Frogs"} ${second ? "Toads" : "Frogs"}`;
});
console.log(answers.join("\n"));
