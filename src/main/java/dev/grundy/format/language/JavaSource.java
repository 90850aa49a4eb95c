package dev.grundy.format.language;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The facts about a Java source that the judge must know beside its classes. They are the name of its public top-level type, after which javac wants
 * the file called, and the order of its types. Class files do not tell that order. All patterns are possessive, so that they neither try twice nor
 * need a stack as deep as the source is long.
 */
public final class JavaSource {
    private static final String NAME = "(\\p{javaJavaIdentifierStart}\\p{javaJavaIdentifierPart}*+)";
    private static final String MODIFIER = "(?:abstract|final|sealed|non-sealed|strictfp|static)\\s++";
    private static final String ANNOTATION =
            "@(?!\\s*+interface\\b)\\s*+[\\p{javaJavaIdentifierPart}.]++\\s*+(?:\\(\\s*+\\)\\s*+)?+";
    private static final String TYPE = "(?:class|interface|enum|record)\\s++" + NAME;
    private static final Pattern PUBLIC_TYPE =
            Pattern.compile("\\bpublic\\s++(?:" + MODIFIER + "|" + ANNOTATION + ")*+(?:@\\s*+)?+" + TYPE);
    private static final Pattern ANY_TYPE = Pattern.compile("(?<![\\p{javaJavaIdentifierPart}.])" + TYPE);
    private static final Pattern PACKAGE = Pattern.compile("\\bpackage\\s++([\\p{javaJavaIdentifierPart}.\\s]++);");
    /** JEP 512: all of the file lies in one class that is not written and called like the file. */
    private static final Pattern MAIN_OF_COMPACT_SOURCE = Pattern.compile("\\bvoid\\s++main\\s*+\\(");

    private JavaSource() {}

    /** The public class, interface, enum or record at the top level; empty if there is none. */
    public static Optional<String> publicType(String source) {
        String topLevel = topLevelOf(source);
        Matcher matcher = PUBLIC_TYPE.matcher(topLevel);
        return matcher.find() && !MAIN_OF_COMPACT_SOURCE.matcher(topLevel).find()
                ? Optional.of(matcher.group(1))
                : Optional.empty();
    }

    /** The full names of the types at the top level, in their order; may hold a name too many, where a source does not compile. */
    public static List<String> topLevelTypes(String source) {
        String topLevel = topLevelOf(source);
        String prefix = packageOf(topLevel).map(name -> name + ".").orElse("");
        return ANY_TYPE.matcher(topLevel)
                .results()
                .map(type -> prefix + type.group(1))
                .toList();
    }

    /** The package that a source declares; empty for none. */
    public static Optional<String> packageName(String source) {
        return packageOf(topLevelOf(source));
    }

    private static Optional<String> packageOf(String topLevel) {
        Matcher matcher = PACKAGE.matcher(topLevel);
        return matcher.find() ? Optional.of(matcher.group(1).replaceAll("\\s", "")) : Optional.empty();
    }

    /** The source without comments, literals and everything inside braces or parentheses. */
    private static String topLevelOf(String source) {
        StringBuilder kept = new StringBuilder();
        int depth = 0;
        int parentheses = 0;
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
            } else if (depth == 0 && c == ')') {
                parentheses = Math.max(0, parentheses - 1);
                kept.append(parentheses == 0 ? ")" : "");
            } else if (depth == 0 && c == '(') {
                kept.append(parentheses++ == 0 ? "(" : "");
            } else if (depth == 0 && parentheses == 0) {
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
