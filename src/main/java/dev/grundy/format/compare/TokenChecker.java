package dev.grundy.format.compare;

import dev.grundy.base.kernel.InvisibleCharacters;
import dev.grundy.format.pack.ComparisonFlags;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/**
 * The package format's default checker: compares an output with the answer word by word. Words are what stands between
 * white space (the six ASCII characters of C's {@code isspace}). Their letters A to Z match in either case unless the
 * flags say otherwise. Safe for use by several threads.
 */
public final class TokenChecker {
    private static final int LONGEST_QUOTE = 40;

    private final ComparisonFlags flags;

    public TokenChecker(ComparisonFlags flags) {
        this.flags = flags;
    }

    /** The first difference, for people; empty if the output is right. */
    public Optional<String> firstDifference(byte[] output, byte[] answer) {
        Words found = new Words(output);
        Words expected = new Words(answer);
        for (int number = 1; ; number++) {
            if (flags.spaceChangeSensitive() && !found.sameSpaceAs(expected)) {
                return Optional.of("white space differs "
                        + (number == 1 ? "at the start" : "after " + ordinal(number - 1) + " word") + ": expected "
                        + quotedSpace(expected) + ", found " + quotedSpace(found));
            }
            boolean more = found.next();
            if (more != expected.next()) {
                return Optional.of(more ? surplus(number, found) : missing(number, expected));
            }
            if (!more) {
                return Optional.empty();
            }
            if (!matches(found, expected)) {
                return Optional.of(ordinal(number) + " word differs: expected " + quoted(expected.word()) + ", found "
                        + quoted(found.word()));
            }
        }
    }

    /** Whether an output may have one word where the answer has the other. */
    public boolean accepts(String word, String expected) {
        return matches(Words.first(word), Words.first(expected));
    }

    /** Whether it does not matter what is between words. */
    public boolean acceptsAnyWhiteSpace() {
        return !flags.spaceChangeSensitive();
    }

    private boolean matches(Words found, Words expected) {
        if (found.sameWordAs(expected, flags.caseSensitive())) {
            return true;
        }
        if (flags.absoluteTolerance().isEmpty() && flags.relativeTolerance().isEmpty()) {
            return false;
        }
        Optional<BigDecimal> answer = NumberWord.parse(expected.word());
        return answer.isPresent()
                && NumberWord.parse(found.word())
                        .filter(number -> NumberWord.within(number, answer.get(), flags))
                        .isPresent();
    }

    private static String surplus(int number, Words found) {
        return number == 1
                ? "the output should be empty, found " + quoted(found.word())
                : "the output goes on after the last of " + counted(number - 1) + ": found " + quoted(found.word());
    }

    private static String missing(int number, Words expected) {
        if (number == 1) {
            return "the output is empty, expected " + quoted(expected.word());
        }
        int wanted = number;
        while (expected.next()) {
            wanted++;
        }
        return "the output ends after " + counted(number - 1) + ", expected " + wanted;
    }

    private static String counted(int words) {
        return words == 1 ? "1 word" : words + " words";
    }

    /** 1st, 2nd, 3rd, 4th, 11th, 21st … */
    static String ordinal(int number) {
        int tens = number / 10 % 10;
        String ending = tens == 1
                ? "th"
                : switch (number % 10) {
                    case 1 -> "st";
                    case 2 -> "nd";
                    case 3 -> "rd";
                    default -> "th";
                };
        return number + ending;
    }

    private static String quoted(String word) {
        String shown = word.length() <= LONGEST_QUOTE ? word : word.substring(0, LONGEST_QUOTE) + "…";
        return "'" + InvisibleCharacters.named(shown) + "'";
    }

    private static String quotedSpace(Words words) {
        String space = words.space().replace("\r", "\\r").replace("\n", "\\n").replace("\t", "\\t");
        return space.isEmpty() ? "none" : quoted(space);
    }

    /** Walks over the words of some bytes. */
    private static final class Words {
        private final byte[] bytes;
        private int start;
        private int end;

        Words(byte[] bytes) {
            this.bytes = bytes;
        }

        /** At the first word of a text. */
        static Words first(String text) {
            Words words = new Words(text.getBytes(StandardCharsets.UTF_8));
            words.next();
            return words;
        }

        boolean next() {
            start = afterSpace();
            end = start;
            while (end < bytes.length && !isSpace(bytes[end])) {
                end++;
            }
            return start < end;
        }

        String word() {
            return new String(bytes, start, end - start, StandardCharsets.UTF_8);
        }

        /** The white space after the current word. */
        String space() {
            return new String(bytes, end, afterSpace() - end, StandardCharsets.US_ASCII);
        }

        boolean sameSpaceAs(Words other) {
            return Arrays.equals(bytes, end, afterSpace(), other.bytes, other.end, other.afterSpace());
        }

        boolean sameWordAs(Words other, boolean caseSensitive) {
            int length = end - start;
            if (length != other.end - other.start) {
                return false;
            }
            for (int i = 0; i < length; i++) {
                byte mine = bytes[start + i];
                byte theirs = other.bytes[other.start + i];
                if (mine != theirs && (caseSensitive || lower(mine) != lower(theirs))) {
                    return false;
                }
            }
            return true;
        }

        private int afterSpace() {
            int at = end;
            while (at < bytes.length && isSpace(bytes[at])) {
                at++;
            }
            return at;
        }

        private static byte lower(byte letter) {
            return letter >= 'A' && letter <= 'Z' ? (byte) (letter + ('a' - 'A')) : letter;
        }

        /** Tab, line feed, vertical tab, form feed, carriage return and space. */
        private static boolean isSpace(byte b) {
            return b == ' ' || b >= '\t' && b <= '\r';
        }
    }
}
