package dev.grundy.format.difference;

import java.util.function.BiPredicate;

/**
 * The outputs that a judge accepts.
 *
 * @param words         whether an expected word, the first argument, may be answered by a word of the output
 * @param anyWhiteSpace whether blanks, ends of lines and empty lines between words do not matter
 */
public record Acceptance(BiPredicate<String, String> words, boolean anyWhiteSpace) {
    /** How many pairs of words are asked of where lines are looked for that belong together: numbers cost more to compare than letters. */
    private static final int MOST_ASKED = 10_000;

    /** Of words as they are, for texts that nobody judges. */
    static final Acceptance EQUAL = new Acceptance(String::equals, false);

    /** The same until that many pairs were asked of; from then on only equal words are accepted. Not thread-safe. */
    Acceptance bounded() {
        int[] asked = {0};
        return new Acceptance(
                (wanted, found) -> wanted.equals(found) || asked[0]++ < MOST_ASKED && words.test(wanted, found),
                anyWhiteSpace);
    }
}
