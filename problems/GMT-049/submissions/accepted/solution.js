const words = require("fs").readFileSync(0, "utf8").trim().split(/\s+/);
let at = 0;
const next = () => Number(words[at++]);
const NONE = -1;

function labelsOf(nodes, options, before) {
  const label = new Int32Array(nodes + 1).fill(NONE);
  const open = options.map((each) => each.length); // options without a label
  const unanswered = new Int32Array(nodes + 1);
  const answered = new Int32Array(nodes + 1).fill(NONE);
  let candidates = options.map((_, node) => node).slice(1); // nodes without a label whose options have all labels below the round's
  for (let round = 0; candidates.length > 0; round++) {
    const isCandidate = new Uint8Array(nodes + 1);
    const lost = [];
    for (const node of candidates) {
      isCandidate[node] = 1;
      unanswered[node] = open[node];
      if (open[node] === 0) lost.push(node);
    }
    for (let i = 0; i < lost.length; i++) {
      label[lost[i]] = round;
      for (const answering of before[lost[i]]) {
        if (label[answering] !== NONE || answered[answering] === round) continue;
        answered[answering] = round;
        for (const earlier of before[answering]) if (isCandidate[earlier] && --unanswered[earlier] === 0) lost.push(earlier);
      }
    }
    for (const node of lost) for (const earlier of before[node]) open[earlier]--;
    candidates = candidates.filter((node) => label[node] === NONE && answered[node] === round);
  }
  return label;
}

function readBoard() {
  at++;
  const nodes = next();
  const edges = next();
  const token = next();
  const options = Array.from({ length: nodes + 1 }, () => []);
  const before = Array.from({ length: nodes + 1 }, () => []);
  for (let i = 0; i < edges; i++) {
    const from = next();
    const to = next();
    options[from].push(to);
    before[to].push(from);
  }
  const label = labelsOf(nodes, options, before);
  return { label: label[token], reached: options[token].map((option) => label[option]) };
}

const games = next();
const answers = [];
for (let game = 0; game < games; game++) {
  const boards = Array.from({ length: next() }, readBoard);
  const endless = boards.filter((board) => board.label === NONE);
  const sum = boards.reduce((total, board) => (board.label === NONE ? total : total ^ board.label), 0);
  const count = (board, wanted) => board.reached.filter((label) => label === wanted).length;
  let moves = 0;
  if (endless.length === 0) moves = boards.reduce((total, board) => total + count(board, sum ^ board.label), 0);
  else if (endless.length === 1) moves = count(endless[0], sum);
  answers.push(moves > 0 ? `First ${moves}` : endless.length > 0 ? "Draw" : "Second");
}
console.log(answers.join("\n"));
