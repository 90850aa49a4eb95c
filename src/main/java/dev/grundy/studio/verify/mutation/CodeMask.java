package dev.grundy.studio.verify.mutation;

/**
 * A source with everything that is not code blanked out, character by character: comments, texts, and lines of
 * preprocessor, imports and packages. Places in it are places in the source.
 */
final class CodeMask {
    /** Nobody writes longer ones, and looking for places of faults in a line costs its square. */
    private static final int LONGEST_LINE = 1_000;

    private static final char BLANK = '\u0001';

    private final String source;
    private final Syntax syntax;
    private final StringBuilder masked;

    private CodeMask(String source, Syntax syntax) {
        this.source = source;
        this.syntax = syntax;
        this.masked = new StringBuilder(source);
    }

    static String of(String source, Syntax syntax) {
        CodeMask mask = new CodeMask(source, syntax);
        mask.blankTextsAndComments();
        mask.blankLines();
        return mask.masked.toString();
    }

    private void blankTextsAndComments() {
        int at = 0;
        while (at < source.length()) {
            int end = endOfNonCode(at);
            if (end > at) {
                blank(at, end);
                at = end;
            } else {
                at++;
            }
        }
    }

    /** {@code at} itself where code stands there. */
    private int endOfNonCode(int at) {
        if (syntax.isIndented()) {
            if (source.charAt(at) == '#') {
                return until("\n", at, 0);
            }
            for (String quotes : new String[] {"\"\"\"", "'''"}) {
                if (source.startsWith(quotes, at)) {
                    return until(quotes, at + quotes.length(), quotes.length());
                }
            }
        } else if (source.startsWith("//", at)) {
            return until("\n", at, 0);
        } else if (source.startsWith("/*", at)) {
            return until("*/", at + 2, 2);
        }
        char c = source.charAt(at);
        boolean opens = c == '"' || c == '\'' && !isDigitSeparator(at) || c == '`' && syntax == Syntax.JAVASCRIPT;
        return opens ? endOfText(at) : at;
    }

    private boolean isDigitSeparator(int at) {
        return syntax == Syntax.CPP && at > 0 && Character.isLetterOrDigit(source.charAt(at - 1));
    }

    private int endOfText(int at) {
        char quote = source.charAt(at);
        for (int i = at + 1; i < source.length(); i++) {
            char c = source.charAt(i);
            if (c == '\\') {
                i++;
            } else if (c == quote) {
                return i + 1;
            } else if (c == '\n' && quote != '`') {
                return i;
            }
        }
        return source.length();
    }

    private int until(String what, int from, int more) {
        int found = source.indexOf(what, from);
        return found < 0 ? source.length() : found + more;
    }

    private void blankLines() {
        int start = 0;
        while (start < source.length()) {
            int end = until("\n", start, 0);
            String line = source.substring(start, end).strip();
            boolean isCode = line.length() <= LONGEST_LINE
                    && !line.startsWith("#")
                    && !line.matches("(import|package|using|from|typedef|template)\\b.*");
            if (!isCode) {
                blank(start, end);
            }
            start = end + 1;
        }
    }

    private void blank(int from, int to) {
        for (int i = from; i < to; i++) {
            if (masked.charAt(i) != '\n') {
                masked.setCharAt(i, BLANK);
            }
        }
    }
}
