package dev.grundy.format.difference;

import java.util.Optional;

/**
 * A row of a difference.
 *
 * @param left   empty where only the other text has a line
 * @param right  empty where only the first text has a line
 * @param folded how many lines that are the same are left out in its place; 0 for a row with lines
 */
public record DiffRow(Kind kind, Optional<Side> left, Optional<Side> right, int folded) {
    /** The kind of difference in a row. */
    public enum Kind {
        /** Nothing is to be said of it; where lines end elsewhere in the other text, only one side has a line. */
        SAME("same"),
        /** The words are the same, and what is between them is not. */
        BLANKS("blanks"),
        CHANGED("changed"),
        ONLY_LEFT("only-left"),
        ONLY_RIGHT("only-right"),
        FOLDED("folded");

        private final String cssClass;

        Kind(String cssClass) {
            this.cssClass = cssClass;
        }

        /** The modifier of the row's CSS class. */
        public String cssClass() {
            return cssClass;
        }
    }

    static DiffRow of(AlignedLines lines) {
        Kind kind = lines.isMarked() ? Kind.CHANGED : Kind.SAME;
        return new DiffRow(
                kind, lines.left().map(MarkedLine::side), lines.right().map(MarkedLine::side), 0);
    }

    static DiffRow of(Kind kind, LinePair pair) {
        return new DiffRow(kind, Optional.of(pair.left()), Optional.of(pair.right()), 0);
    }

    static DiffRow onlyLeft(Line line) {
        return new DiffRow(Kind.ONLY_LEFT, Optional.of(Side.marked(line)), Optional.empty(), 0);
    }

    static DiffRow onlyRight(Line line) {
        return new DiffRow(Kind.ONLY_RIGHT, Optional.empty(), Optional.of(Side.marked(line)), 0);
    }

    static DiffRow folded(int lines) {
        return new DiffRow(Kind.FOLDED, Optional.empty(), Optional.empty(), lines);
    }

    public boolean isFolded() {
        return kind == Kind.FOLDED;
    }

    public boolean isDifferent() {
        return kind != Kind.SAME && kind != Kind.FOLDED;
    }
}
