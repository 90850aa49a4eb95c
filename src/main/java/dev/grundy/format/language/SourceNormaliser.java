package dev.grundy.format.language;

/**
 * Puts right what copying a program through an editor, a word processor or a web page does to it, where that cannot change
 * its meaning. Outside of literals and comments, a no-break space can only have been a space and a curly quote only a
 * straight one. Inside, every character stays as it is. Reads a text once; not safe for use by several threads.
 */
final class SourceNormaliser {
    private static final char BYTE_ORDER_MARK = '\uFEFF';
    private static final String STRAIGHT_QUOTES = "\"'`";
    private static final String CURLY_DOUBLE = "\u201C\u201D\u201E";
    private static final String CURLY_SINGLE = "\u2018\u2019\u201A";
    private static final String BLANKS = "\u00A0\u2007\u202F";
    /** C++ [lex.string]. */
    private static final int LONGEST_RAW_DELIMITER = 16;

    private final SourceText source;
    private final String text;
    private final String lineComment;
    private final StringBuilder out;
    private int at;
    /** The last quote that was looked at as a digit separator, and where the word with it begins: no character is looked at twice. */
    private int lastSeparator = -1;

    private int wordOfLastSeparator;

    SourceNormaliser(SourceText source, String lineComment) {
        String text = source.text();
        this.source = source;
        String unmarked = text.charAt(0) == BYTE_ORDER_MARK ? text.substring(1) : text;
        this.text = unmarked.replace("\r\n", "\n").replace('\r', '\n');
        this.lineComment = lineComment;
        this.out = new StringBuilder(this.text.length());
    }

    SourceCheck.Result normalise() {
        while (at < text.length()) {
            char c = text.charAt(at);
            if (text.startsWith(lineComment, at)) {
                copyTo(endOf("\n"));
            } else if (lineComment.equals("//") && text.startsWith("/*", at)) {
                copyTo(endOf("*/"));
            } else if (STRAIGHT_QUOTES.indexOf(c) >= 0 && !isDigitSeparator()) {
                copyTo(endOfLiteral());
            } else if (CURLY_DOUBLE.indexOf(c) >= 0 || CURLY_SINGLE.indexOf(c) >= 0) {
                int start = at;
                if (!straightenLiteral()) {
                    TextPosition place = TextPosition.of(text, start);
                    return new SourceCheck.Result.Refused(SourceFault.CURLY_QUOTE, c, place.line(), place.column());
                }
            } else {
                out.append(BLANKS.indexOf(c) >= 0 ? ' ' : c);
                at++;
            }
        }
        String normal = out.toString();
        return new SourceCheck.Result.Fine(normal.equals(source.text()) ? source : SourceText.of(normal));
    }

    private void copyTo(int end) {
        out.append(text, at, end);
        at = end;
    }

    private int endOf(String end) {
        int found = text.indexOf(end, at + 1);
        return found < 0 ? text.length() : found + end.length();
    }

    /** C++ writes 1'000'000. */
    private boolean isDigitSeparator() {
        return text.charAt(at) == '\''
                && at > 0
                && at + 1 < text.length()
                && Character.isLetterOrDigit(text.charAt(at - 1))
                && Character.isLetterOrDigit(text.charAt(at + 1))
                && startsWithDigit();
    }

    private boolean startsWithDigit() {
        int start = at;
        while (start > 0 && start != lastSeparator && isInNumber(text.charAt(start - 1))) {
            start--;
        }
        wordOfLastSeparator = start == lastSeparator ? wordOfLastSeparator : start;
        lastSeparator = at;
        return Character.isDigit(text.charAt(wordOfLastSeparator));
    }

    private static boolean isInNumber(char c) {
        return Character.isLetterOrDigit(c) || c == '\'';
    }

    private int endOfLiteral() {
        String quote = text.substring(at, at + 1);
        String triple = quote.repeat(3);
        boolean isTriple = text.startsWith(triple, at);
        int rawText = quote.equals("\"") ? startOfRawText() : -1;
        if (rawText >= 0) {
            return endOf(")" + text.substring(at + 1, rawText) + "\"");
        }
        String end = isTriple ? triple : quote;
        boolean mayHoldLines = isTriple || quote.equals("`");
        for (int i = at + end.length(); i < text.length(); i++) {
            if (text.charAt(i) == '\\') {
                i++;
            } else if (text.startsWith(end, i)) {
                return i + end.length();
            } else if (text.charAt(i) == '\n' && !mayHoldLines) {
                return i;
            }
        }
        return text.length();
    }

    /** C++: where the parenthesis of R"word( … )word" opens; -1 if no such literal begins here. */
    private int startOfRawText() {
        if (at == 0 || text.charAt(at - 1) != 'R' || !lineComment.equals("//")) {
            return -1;
        }
        return text.indexOf('(', at, Math.min(text.length(), at + LONGEST_RAW_DELIMITER + 2));
    }

    /** Rewrites a literal that begins with a curly quote; false if where it ends is anybody's guess. */
    private boolean straightenLiteral() {
        String family = CURLY_DOUBLE.indexOf(text.charAt(at)) >= 0 ? CURLY_DOUBLE : CURLY_SINGLE;
        char straight = family.equals(CURLY_DOUBLE) ? '"' : '\'';
        for (int i = at + 1; i < text.length() && text.charAt(i) != '\n'; i++) {
            char c = text.charAt(i);
            if (c == '\\') {
                i++;
            } else if (c == straight) {
                return false;
            } else if (family.indexOf(c) >= 0) {
                out.append(straight).append(text, at + 1, i).append(straight);
                at = i + 1;
                return true;
            }
        }
        return false;
    }
}
