package dev.grundy.format.language;

import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/**
 * What a text in a language holds, and texts in others do not, or hardly.
 *
 * @param weight how much it says; below 0 for what speaks against the language
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
