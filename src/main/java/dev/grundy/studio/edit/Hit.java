package dev.grundy.studio.edit;

import dev.grundy.studio.copy.FileLine;

/**
 * A place of a text that holds the text looked for.
 *
 * @param before the text ahead of it in its line, as far as it is shown
 * @param after the text behind it in its line, as far as it is shown
 */
record Hit(FileLine where, String before, String found, String after) {
    private static final int MOST_AROUND = 80;
    private static final String LEFT_OUT = "…";

    /** @param from where it begins in the text, and {@code to} where it ends */
    static Hit of(FileLine where, String text, int from, int to) {
        int begin = text.lastIndexOf('\n', from - 1) + 1;
        int newline = text.indexOf('\n', to);
        int end = newline < 0 ? text.length() : newline;
        return new Hit(
                where,
                from - begin > MOST_AROUND
                        ? LEFT_OUT + text.substring(atLetter(text, from - MOST_AROUND), from)
                        : text.substring(begin, from),
                text.substring(from, to),
                end - to > MOST_AROUND
                        ? text.substring(to, atLetter(text, to + MOST_AROUND)) + LEFT_OUT
                        : text.substring(to, end));
    }

    /** Never within a letter that is two characters. */
    private static int atLetter(String text, int index) {
        return Character.isLowSurrogate(text.charAt(index)) ? index + 1 : index;
    }
}
