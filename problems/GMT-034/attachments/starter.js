// Who wins if that player begins: "Vertical" or "Horizontal". A row has "." where a square is free, "#" where it is blocked.
function winner(rows, verticalBegins) {
  // Write your solution here.
  return verticalBegins ? "Vertical" : "Horizontal";
}

const words = require("fs").readFileSync(0, "utf8").trim().split(/\s+/);
let at = 0;
const next = () => words[at++];

const boards = Number(next());
for (let i = 0; i < boards; i++) {
  const height = Number(next());
  next(); // each row tells how long it is
  const rows = Array.from({ length: height }, next);
  console.log(winner(rows, true), winner(rows, false));
}
