package dev.grundy.format.language;

/** A place in a text; both numbers count from 1. */
record TextPosition(int line, int column) {
    static TextPosition of(String text, int index) {
        int lineStart = text.lastIndexOf('\n', index - 1) + 1;
        int line = 1
                + (int) text.substring(0, lineStart)
                        .chars()
                        .filter(c -> c == '\n')
                        .count();
        return new TextPosition(line, text.codePointCount(lineStart, index) + 1);
    }
}
