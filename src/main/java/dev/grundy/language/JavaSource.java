package dev.grundy.language;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What the judge must know of a Java source before compiling it: the name of its public top-level type, after which javac
 * wants the file called.
 */
public final class JavaSource {
    /** Possessive, so that it neither tries twice nor needs a stack as deep as the source is long. */
    private static final Pattern PUBLIC_TYPE = Pattern.compile(
            "\\bpublic\\s++(?:(?:abstract|final|sealed|non-sealed|strictfp|static)\\s++)*+"
                    + "(?:class|interface|enum|record|@\\s*+interface)\\s++(\\p{javaJavaIdentifierStart}\\p{javaJavaIdentifierPart}*+)");

    private JavaSource() {}

    /** The public class, interface, enum or record at the top level; empty if there is none. */
    public static Optional<String> publicType(String source) {
        Matcher matcher = PUBLIC_TYPE.matcher(topLevelOf(source));
        return matcher.find() ? Optional.of(matcher.group(1)) : Optional.empty();
    }

    /** The source without comments, literals and everything inside braces. */
    private static String topLevelOf(String source) {
        StringBuilder kept = new StringBuilder();
        int depth = 0;
        int at = 0;
        while (at < source.length()) {
            int afterSkipped = skipCommentOrLiteral(source, at);
            if (afterSkipped > at) {
                kept.append(' ');
                at = afterSkipped;
                continue;
            }
            char c = source.charAt(at++);
            if (c == '{') {
                depth++;
            } else if (c == '}') {
                depth = Math.max(0, depth - 1);
                kept.append(' ');
            } else if (depth == 0) {
                kept.append(c);
            }
        }
        return kept.toString();
    }

    /** Where the comment or literal that begins at an index ends; the same index if none begins there. */
    private static int skipCommentOrLiteral(String source, int at) {
        if (source.startsWith("//", at)) {
            return endOf(source, "\n", at + 2);
        }
        if (source.startsWith("/*", at)) {
            return endOf(source, "*/", at + 2);
        }
        if (source.startsWith("\"\"\"", at)) {
            return afterQuoted(source, "\"\"\"", at + 3);
        }
        char c = source.charAt(at);
        return c == '"' || c == '\'' ? afterQuoted(source, String.valueOf(c), at + 1) : at;
    }

    private static int endOf(String source, String end, int from) {
        int found = source.indexOf(end, from);
        return found < 0 ? source.length() : found + end.length();
    }

    private static int afterQuoted(String source, String quote, int from) {
        int at = from;
        while (at < source.length()) {
            if (source.charAt(at) == '\\') {
                at += 2;
            } else if (source.startsWith(quote, at)) {
                return at + quote.length();
            } else if (source.charAt(at) == '\n' && quote.length() == 1) {
                return at;
            } else {
                at++;
            }
        }
        return source.length();
    }
}
