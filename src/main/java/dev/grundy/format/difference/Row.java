package dev.grundy.format.difference;

import java.util.Optional;

/**
 * A row of a difference.
 *
 * @param left   empty where only the other text has a line
 * @param right  empty where only the first text has a line
 * @param folded how many lines that are the same are left out in its place; 0 for a row with lines
 */
public record Row(Kind kind, Optional<Side> left, Optional<Side> right, int folded) {
    /** What is to be said of a row. */
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

    static Row of(Beside lines) {
        Kind kind = lines.isMarked() ? Kind.CHANGED : Kind.SAME;
        return new Row(kind, lines.left().map(MarkedLine::side), lines.right().map(MarkedLine::side), 0);
    }

    static Row of(Kind kind, LinePair pair) {
        return new Row(kind, Optional.of(pair.left()), Optional.of(pair.right()), 0);
    }

    static Row onlyLeft(Line line) {
        return new Row(Kind.ONLY_LEFT, Optional.of(Side.marked(line)), Optional.empty(), 0);
    }

    static Row onlyRight(Line line) {
        return new Row(Kind.ONLY_RIGHT, Optional.empty(), Optional.of(Side.marked(line)), 0);
    }

    static Row folded(int lines) {
        return new Row(Kind.FOLDED, Optional.empty(), Optional.empty(), lines);
    }

    public boolean isFolded() {
        return kind == Kind.FOLDED;
    }

    public boolean isDifferent() {
        return kind != Kind.SAME && kind != Kind.FOLDED;
    }
}
