// Idea: a JavaScript Number holds any integer, so compare squares directly.
const data = require("fs").readFileSync(0, "utf8").split(/\s+/).map(Number);
for (let i = 0; i < data[0]; i++) {
  const d = data[1 + 2 * i];
  const k = data[2 + 2 * i];
  let z = Math.floor(Math.sqrt((d * d) / (2 * k * k)));
  console.log((k * z) ** 2 + (k * (z + 1)) ** 2 <= d * d ? "First" : "Second");
}
