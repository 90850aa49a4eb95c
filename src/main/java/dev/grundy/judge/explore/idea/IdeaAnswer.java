package dev.grundy.judge.explore.idea;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.grundy.base.kernel.ContentHash;
import dev.grundy.base.kernel.Verdict;
import java.nio.charset.StandardCharsets;

/**
 * The answer of a program on one test, as far as it is compared. It is nothing, because the program crashed or exceeded a limit; right; or wrong,
 * with a hash of its words. Spaces and line ends do not count, and neither do the words of a right answer.
 *
 * @param code {@code -}, {@code +}, or hexadecimal digits that are equal for equal words
 */
public record IdeaAnswer(@JsonValue String code) {
    /** It gave none. */
    public static final IdeaAnswer NONE = new IdeaAnswer("-");

    public static final IdeaAnswer RIGHT = new IdeaAnswer("+");

    /** Of 256 bits: outputs that a program is made to print for the same hash would only tell its author a wrong idea. */
    private static final int DIGITS = 16;

    @JsonCreator
    public IdeaAnswer {
        if (!code.matches("[-+]|[0-9a-f]{" + DIGITS + "}")) {
            throw new IllegalArgumentException("no answer is kept as '" + code + "'");
        }
    }

    /** @param output all of it */
    public static IdeaAnswer of(Verdict verdict, byte[] output) {
        return switch (verdict) {
            case AC -> RIGHT;
            case WA -> wrong(output);
            case TLE, MLE, OLE, RTE, CE, JE -> NONE;
        };
    }

    static IdeaAnswer wrong(byte[] output) {
        // ISO 8859-1 keeps every byte as a character of its own.
        String words = String.join(
                " ", new String(output, StandardCharsets.ISO_8859_1).strip().split("[ \\t\\n\\x0B\\f\\r]++"));
        return new IdeaAnswer(ContentHash.of(words.getBytes(StandardCharsets.ISO_8859_1))
                .hex()
                .substring(0, DIGITS));
    }

    public boolean isRight() {
        return equals(RIGHT);
    }

    public boolean isWrong() {
        return !isRight() && isGiven();
    }

    /** Whether there is something to compare. */
    public boolean isGiven() {
        return !equals(NONE);
    }
}
