const LEAST = 7;
const LEAD = 4;
/** The beginning tells, and no pattern may take long on a text that somebody made for it. */
const READ = 4000;

/**
 * The language that a text is most likely written in, undefined where that is anybody's guess. The signs are lists of pairs, a weight
 * and a regular expression, by language.
 */
export function languageOf(text, signs) {
  const read = text.slice(0, READ);
  const scores = Object.entries(signs)
    .map(([language, all]) => [language, all.reduce((sum, [weight, sign]) => sum + (new RegExp(sign, 'm').test(read) ? weight : 0), 0)])
    .sort(([, a], [, b]) => b - a);
  const [[first, score] = [], [, next] = [undefined, 0]] = scores;
  return score >= LEAST && score - Math.max(next, 0) >= LEAD ? first : undefined;
}
