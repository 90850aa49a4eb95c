package dev.grundy.format.difference;

/**
 * A stretch of a line.
 *
 * @param text as it is shown: what would not be seen has a sign in its place
 */
public record Piece(String text, Kind kind) {
    /** The kind of difference in a stretch. */
    public enum Kind {
        /** The other text has the same here. */
        SAME,
        /** The other text has another word here, or none. */
        WORD,
        /** Only the blanks differ. */
        BLANK,
        /** Stands for something that is left out. */
        LEFT_OUT
    }

    public boolean isWord() {
        return kind == Kind.WORD;
    }

    public boolean isBlank() {
        return kind == Kind.BLANK;
    }

    public boolean isLeftOut() {
        return kind == Kind.LEFT_OUT;
    }
}
