package dev.grundy.format.language;

import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/**
 * A text that sources in a language hold, and sources in others do not, or hardly.
 *
 * @param weight how much it says; below 0 for a sign against the language
 * @param pattern a regular expression that Java and browsers read alike; {@code ^} and {@code $} are the ends of a line
 */
public record Sign(int weight, String pattern) {
    public Sign {
        try {
            Pattern.compile(pattern, Pattern.MULTILINE);
        } catch (PatternSyntaxException e) {
            throw new IllegalArgumentException("a sign is no regular expression: " + e.getMessage(), e);
        }
    }
}
