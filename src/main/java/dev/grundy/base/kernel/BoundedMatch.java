package dev.grundy.base.kernel;

import java.util.regex.Pattern;

/**
 * Asks a regular expression that a stranger wrote. Such an expression may try exponentially many ways, or nest deeper than
 * the stack is; here it looks at so many characters and no more. Safe for use by several threads.
 */
public final class BoundedMatch {
    private static final long LEAST_LOOKS = 1_000_000;
    private static final int LOOKS_PER_CHARACTER = 100;

    private BoundedMatch() {}

    /**
     * Whether the expression is found in the text.
     *
     * @throws UnusableException if that takes too long to tell
     */
    public static boolean find(Pattern pattern, String text) {
        try {
            return pattern.matcher(new Watched(text)).find();
        } catch (TooManyLooks | StackOverflowError e) {
            throw tooMuch(pattern, text);
        }
    }

    /**
     * Whether the expression matches the whole text.
     *
     * @throws UnusableException if that takes too long to tell
     */
    public static boolean matches(Pattern pattern, String text) {
        try {
            return pattern.matcher(new Watched(text)).matches();
        } catch (TooManyLooks | StackOverflowError e) {
            throw tooMuch(pattern, text);
        }
    }

    private static UnusableException tooMuch(Pattern pattern, String text) {
        return new UnusableException("the expression '" + pattern + "' needs too many steps on a text of "
                + text.length() + " characters; write it so that there is one way to match");
    }

    /** A text that counts how often it is looked at. */
    private static final class Watched implements CharSequence {
        private final String text;
        private long left;

        Watched(String text) {
            this.text = text;
            this.left = LEAST_LOOKS + (long) LOOKS_PER_CHARACTER * text.length();
        }

        @Override
        public char charAt(int index) {
            if (--left < 0) {
                throw new TooManyLooks();
            }
            return text.charAt(index);
        }

        @Override
        public int length() {
            return text.length();
        }

        @Override
        public CharSequence subSequence(int start, int end) {
            return text.substring(start, end);
        }

        @Override
        public String toString() {
            return text;
        }
    }

    private static final class TooManyLooks extends RuntimeException {
        private static final long serialVersionUID = 1L;

        TooManyLooks() {
            super(null, null, false, false);
        }
    }
}
