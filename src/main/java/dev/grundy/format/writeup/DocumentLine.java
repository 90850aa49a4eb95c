package dev.grundy.format.writeup;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A line of a document.
 *
 * @param number from 1; 0 for a line that was added
 */
record DocumentLine(int number, String text, Kind kind) {
    enum Kind {
        TEXT,
        /** Begins a block of code; the text behind the fence may name its language. */
        OPENING,
        CODE,
        CLOSING
    }

    static DocumentLine added(String text) {
        return new DocumentLine(0, text, Kind.TEXT);
    }

    boolean isText() {
        return kind == Kind.TEXT;
    }

    boolean isBlank() {
        return text.isBlank();
    }

    /** The text behind the fence of an {@link Kind#OPENING} line. */
    String info() {
        return text.strip().replaceFirst("^(`++|~++)", "").strip();
    }

    static String joined(List<DocumentLine> lines) {
        return lines.stream()
                .map(DocumentLine::text)
                .collect(Collectors.joining("\n"))
                .strip();
    }

    static boolean areBlank(List<DocumentLine> lines) {
        return lines.stream().allMatch(DocumentLine::isBlank);
    }
}
