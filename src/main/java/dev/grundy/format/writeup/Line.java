package dev.grundy.format.writeup;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A line of a document.
 *
 * @param number from 1; 0 for a line that was added
 */
record Line(int number, String text, Kind kind) {
    enum Kind {
        TEXT,
        /** Begins a block of code; the text behind the fence may name its language. */
        OPENING,
        CODE,
        CLOSING
    }

    static Line added(String text) {
        return new Line(0, text, Kind.TEXT);
    }

    boolean isText() {
        return kind == Kind.TEXT;
    }

    boolean isBlank() {
        return text.isBlank();
    }

    /** What stands behind the fence of an {@link Kind#OPENING} line. */
    String info() {
        return text.strip().replaceFirst("^(`++|~++)", "").strip();
    }

    static String joined(List<Line> lines) {
        return lines.stream().map(Line::text).collect(Collectors.joining("\n")).strip();
    }

    static boolean areBlank(List<Line> lines) {
        return lines.stream().allMatch(Line::isBlank);
    }
}
