package dev.grundy.format.render.math;

/** Splits TeX math into tokens. White space counts only inside text. */
final class MathTokens {
    /** The kind of a token. */
    enum Kind {
        /** A backslash and a name or one other character; the text is without the backslash. */
        COMMAND,
        NUMBER,
        CHARACTER,
        OPEN,
        CLOSE,
        END
    }

    record Token(Kind kind, String text) {
        boolean is(Kind other, String value) {
            return kind == other && text.equals(value);
        }
    }

    private final String tex;
    private int position;

    MathTokens(String tex) {
        this.tex = tex;
    }

    Token peek() {
        int before = position;
        Token token = next();
        position = before;
        return token;
    }

    Token next() {
        skipSpaceAndComments();
        if (position >= tex.length()) {
            return new Token(Kind.END, "");
        }
        char c = tex.charAt(position);
        return switch (c) {
            case '\\' -> command();
            case '{' -> single(Kind.OPEN);
            case '}' -> single(Kind.CLOSE);
            default -> isDigit(c) ? number() : character();
        };
    }

    private void skipSpaceAndComments() {
        while (position < tex.length()) {
            char c = tex.charAt(position);
            if (c == '%') {
                int end = tex.indexOf('\n', position);
                position = end < 0 ? tex.length() : end + 1;
            } else if (Character.isWhitespace(c)) {
                position++;
            } else {
                return;
            }
        }
    }

    private Token single(Kind kind) {
        return new Token(kind, String.valueOf(tex.charAt(position++)));
    }

    private Token character() {
        int codePoint = tex.codePointAt(position);
        position += Character.charCount(codePoint);
        return new Token(Kind.CHARACTER, Character.toString(codePoint));
    }

    private Token number() {
        int start = position;
        while (position < tex.length() && isDigit(tex.charAt(position))) {
            position++;
        }
        boolean hasFraction =
                position + 1 < tex.length() && tex.charAt(position) == '.' && isDigit(tex.charAt(position + 1));
        if (hasFraction) {
            position++;
            while (position < tex.length() && isDigit(tex.charAt(position))) {
                position++;
            }
        }
        return new Token(Kind.NUMBER, tex.substring(start, position));
    }

    /** One digit of the number that comes next: an argument without braces is a single token, as in {@code \frac12}. */
    Token digit() {
        skipSpaceAndComments();
        return new Token(Kind.NUMBER, String.valueOf(tex.charAt(position++)));
    }

    private Token command() {
        int start = ++position;
        if (start >= tex.length()) {
            return new Token(Kind.COMMAND, "");
        }
        while (position < tex.length() && isLetter(tex.charAt(position))) {
            position++;
        }
        if (position == start) {
            position++;
        }
        return new Token(Kind.COMMAND, tex.substring(start, position));
    }

    /** The raw text of an argument in braces, which comes next; nested braces belong to it. */
    String rawArgument() throws UnsupportedTexException {
        skipSpaceAndComments();
        if (position >= tex.length() || tex.charAt(position) != '{') {
            throw new UnsupportedTexException("an argument in braces is missing");
        }
        int start = ++position;
        for (int depth = 1; position < tex.length(); position++) {
            char c = tex.charAt(position);
            if (c == '\\') {
                position++;
            } else if (c == '{') {
                depth++;
            } else if (c == '}' && --depth == 0) {
                return tex.substring(start, position++);
            }
        }
        throw new UnsupportedTexException("a brace is not closed");
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private static boolean isLetter(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
    }
}
