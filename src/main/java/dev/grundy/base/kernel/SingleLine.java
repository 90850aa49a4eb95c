package dev.grundy.base.kernel;

import java.util.regex.Pattern;

/** Texts of strangers as one line of bounded length. */
public final class SingleLine {
    /** Control characters, marks nobody sees (such as those that turn the direction), halves of characters, Unicode's ends of lines. */
    private static final Pattern NOT_PRINTED = Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]+");

    private SingleLine() {}

    /**
     * Without what is not printed and the blanks around it, cut where it is longer; possibly empty.
     *
     * @param longest in {@code char}s, as PostgreSQL and browsers count no more; no character is cut in half
     */
    public static String of(String text, int longest) {
        String line = NOT_PRINTED.matcher(text).replaceAll("").strip();
        if (line.length() <= longest) {
            return line;
        }
        boolean isInsideOne = longest > 0 && Character.isHighSurrogate(line.charAt(longest - 1));
        return line.substring(0, isInsideOne ? longest - 1 : longest).stripTrailing();
    }
}
