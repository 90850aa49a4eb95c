/** Signs of each language with their weight: what one writes and the others do not, or hardly. */
const SIGNS = {
  cpp: [
    [6, /^[ \t]*#[ \t]*include\b/m],
    [4, /\bstd::\w/],
    [4, /\busing[ \t]+namespace[ \t]+\w+[ \t]*;/],
    [4, /\b(?:cin[ \t]*>>|cout[ \t]*<<|scanf\(|printf\()/],
    [3, /\b(?:int|void)[ \t]+main[ \t]*\(/],
    [3, /\blong[ \t]+long\b|\b(?:u?int(?:32|64)_t|size_t)\b/],
    [3, /\b(?:vector|map|set|pair|queue|array)[ \t]*<[\w:<>, \t]+>/],
    [2, /\b(?:const[ \t]+)?\w+[ \t]*&[ \t]*\w+[ \t]*[,)=:]/],
    [2, /^[ \t]*#[ \t]*define\b/m],
  ],
  java: [
    [6, /^[ \t]*import[ \t]+(?:static[ \t]+)?java(?:x)?\.[\w.*]+;/m],
    [5, /\bpublic[ \t]+static[ \t]+void[ \t]+main\b/],
    [4, /\bSystem\.(?:in|out|err)\b/],
    [4, /\b(?:public|private|protected)[ \t]+(?:static[ \t]+)?(?:final[ \t]+)?(?:class|record|interface|enum|void|int|long|boolean|String)\b/],
    [3, /\bnew[ \t]+(?:int|long|boolean|char|byte)\[/],
    [3, /\bnew[ \t]+(?:Scanner|BufferedReader|StringBuilder|ArrayList|HashMap|ArrayDeque|TreeSet)\b/],
    [2, /\bthrows[ \t]+\w*Exception\b/],
    [2, /\bString\[\]|\b(?:Integer|Long)\.parse/],
    [2, /^[ \t]*@Override\b/m],
  ],
  python: [
    [5, /^[ \t]*def[ \t]+\w+\([^;{}]*\)[^;{}\n]*:[ \t]*(?:#.*)?$/m],
    [5, /^[ \t]*(?:from[ \t]+[\w.]+[ \t]+)?import[ \t]+[\w.]+(?:[ \t]*,[ \t]*[\w.]+)*(?:[ \t]+as[ \t]+\w+)?[ \t]*$/m],
    [4, /^[ \t]*(?:for[ \t]+.+[ \t]in[ \t].+|while[ \t][^;{}]+|if[ \t][^;{}]+|elif[ \t][^;{}]+|else|try|with[ \t][^;{}]+|class[ \t]+\w+[^;{}]*):[ \t]*(?:#.*)?$/m],
    [3, /\binput\(\)|\bsys\.stdin\b/],
    [3, /^[ \t]*print\(.*\)[ \t]*$/m],
    [3, /\b(?:elif|lambda|nonlocal|None|True|False)\b/],
    [2, /\bin[ \t]+range\(/],
  ],
  javascript: [
    [5, /\b(?:const|let|var)[ \t]+(?:\w+|\{[^}\n]*\}|\[[^\]\n]*\])[ \t]*=(?!=)/],
    [5, /\brequire\([ \t]*["'`]/],
    [5, /^[ \t]*import\b.*\bfrom[ \t]+["']/m],
    [4, /\bconsole\.\w+\(/],
    [4, /\bfunction\b[ \t]*\*?[ \t]*\w*[ \t]*\([^)]*\)[ \t]*\{/],
    [3, /[^=!<>]=>/],
    [3, /[!=]==/],
    [3, /`[^`]*\$\{/],
    [2, /\bprocess\.stdin\b|\bBigInt\(/],
  ],
};
const LEAST = 7;
const LEAD = 4;
/** The beginning tells, and no pattern may take long on a text that somebody made for it. */
const READ = 4000;

/** The language that a text is most likely written in: cpp, java, python or javascript; undefined where that is anybody's guess. */
export function languageOf(text) {
  const read = text.slice(0, READ);
  const scores = Object.entries(SIGNS)
    .map(([language, signs]) => [language, signs.reduce((sum, [weight, sign]) => sum + (sign.test(read) ? weight : 0), 0)])
    .sort(([, a], [, b]) => b - a);
  const [[first, score], [, next]] = scores;
  return score >= LEAST && score - next >= LEAD ? first : undefined;
}
