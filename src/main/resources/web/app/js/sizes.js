/**
 * Longer texts are neither copied out of the editor nor kept in this browser. Each keystroke would cost as much as the whole text, and
 * all texts of this browser share five million characters.
 */
export const MOST_COPIED = 500_000;

/** As UTF-8. */
export function bytes(text) {
  return new TextEncoder().encode(text).length;
}

/** Puts a size where words leave room for it. */
export function withSize(words, size) {
  return words.replace('$size', `${Math.ceil(size / 1024).toLocaleString(document.documentElement.lang)} KiB`);
}
