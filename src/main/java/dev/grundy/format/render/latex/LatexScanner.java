package dev.grundy.format.render.latex;

import java.util.Optional;

/** Reads LaTeX text piece by piece. */
final class LatexScanner {
    private final String tex;
    private int position;

    LatexScanner(String tex) {
        this(tex, 0);
    }

    LatexScanner(String tex, int position) {
        this.tex = tex;
        this.position = position;
    }

    int position() {
        return position;
    }

    /** All white space that comes next. */
    String space() {
        int start = position;
        while (!atEnd() && Character.isWhitespace(peek())) {
            position++;
        }
        return tex.substring(start, position);
    }

    boolean atEnd() {
        return position >= tex.length();
    }

    char peek() {
        return atEnd() ? '\0' : tex.charAt(position);
    }

    char next() {
        return tex.charAt(position++);
    }

    boolean skip(String expected) {
        if (!tex.startsWith(expected, position)) {
            return false;
        }
        position += expected.length();
        return true;
    }

    /** The name after a backslash: letters with an optional star, or one other character. */
    String commandName() {
        int start = position;
        while (!atEnd() && isLetter(peek())) {
            position++;
        }
        if (position == start && !atEnd()) {
            position++;
            return tex.substring(start, position);
        }
        if (peek() == '*') {
            position++;
        }
        return tex.substring(start, position);
    }

    /** White space after a command made of letters belongs to it; a blank line does not. */
    void skipSpaceAfterCommand() {
        int start = position;
        int lines = 0;
        while (!atEnd() && Character.isWhitespace(peek())) {
            if (next() == '\n' && ++lines > 1) {
                position = start;
                return;
            }
        }
    }

    /** Moves past an empty line, or answers false. */
    boolean skipBlankLine() {
        int at = position;
        int lines = 0;
        while (at < tex.length() && Character.isWhitespace(tex.charAt(at))) {
            if (tex.charAt(at++) == '\n') {
                lines++;
            }
        }
        if (lines < 2) {
            return false;
        }
        position = at;
        return true;
    }

    /** The content of the next braces, without them; a single character or command where there are none. */
    String argument() {
        skipSpaceAfterCommand();
        if (atEnd()) {
            return "";
        }
        if (peek() == '{') {
            return balanced('{', '}');
        }
        char c = next();
        return c == '\\' ? "\\" + commandName() : String.valueOf(c);
    }

    Optional<String> optionalArgument() {
        int before = position;
        skipSpaceAfterCommand();
        if (peek() == '[') {
            return Optional.of(balanced('[', ']'));
        }
        position = before;
        return Optional.empty();
    }

    boolean hasArgument() {
        int before = position;
        skipSpaceAfterCommand();
        boolean has = peek() == '{';
        position = before;
        return has;
    }

    private String balanced(char open, char close) {
        int start = ++position;
        int depth = 1;
        while (!atEnd()) {
            char c = next();
            if (c == '\\' && !atEnd()) {
                position++;
            } else if (c == open) {
                depth++;
            } else if (c == close && --depth == 0) {
                return tex.substring(start, position - 1);
            }
        }
        return tex.substring(start);
    }

    /** Everything up to a mark, which is skipped; to the end of the text when the mark is missing. */
    String until(String mark) {
        int end = tex.indexOf(mark, position);
        String text = tex.substring(position, end < 0 ? tex.length() : end);
        position = end < 0 ? tex.length() : end + mark.length();
        return text;
    }

    /** The body of an environment whose begin has been read. */
    String environmentBody(String name) {
        String begin = "\\begin{" + name + "}";
        String end = "\\end{" + name + "}";
        int depth = 1;
        int nextEnd = tex.indexOf(end, position);
        int nextBegin = tex.indexOf(begin, position);
        while (nextEnd >= 0) {
            if (nextBegin >= 0 && nextBegin < nextEnd) {
                depth++;
                nextBegin = tex.indexOf(begin, nextBegin + begin.length());
            } else if (--depth > 0) {
                nextEnd = tex.indexOf(end, nextEnd + end.length());
            } else {
                String body = tex.substring(position, nextEnd);
                position = nextEnd + end.length();
                return body;
            }
        }
        return until(end);
    }

    private static boolean isLetter(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
    }
}
