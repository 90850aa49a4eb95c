package dev.grundy.format.difference;

import dev.grundy.base.kernel.InvisibleCharacters;

/**
 * Puts names and signs in the place of characters that nobody would see, or that change how others are shown. A character that differs is called by
 * its name; an equal one has a sign.
 */
final class Signs {
    /** Unicode's pictures of control characters come in their order. */
    private static final int PICTURES = 0x2400;

    private static final char PICTURE_OF_DELETE = '\u2421';
    private static final char OTHER = '\u2426';
    private static final char OPEN_BOX = '\u237D';

    private Signs() {}

    /** @param kind where only the blanks differ, each of them is shown; a name stands once for as many as follow each other */
    static String in(String text, Piece.Kind kind) {
        StringBuilder shown = new StringBuilder(text.length());
        int[] characters = text.codePoints().toArray();
        for (int from = 0, to; from < characters.length; from = to) {
            to = from + 1;
            while (to < characters.length && characters[to] == characters[from]) {
                to++;
            }
            add(shown, characters[from], to - from, kind);
        }
        return shown.toString();
    }

    private static void add(StringBuilder shown, int c, int times, Piece.Kind kind) {
        boolean differs = kind == Piece.Kind.WORD || kind == Piece.Kind.BLANK;
        boolean isBlankSign = kind == Piece.Kind.BLANK && (c == '\t' || c == '\r');
        if (isBlankSign || differs && (InvisibleCharacters.isInvisible(c) || c == '\r')) {
            shown.append(InvisibleCharacters.name(c, times));
        } else if (kind == Piece.Kind.BLANK && c == ' ') {
            shown.append("·".repeat(times));
        } else {
            shown.append(Character.toString(sign(c)).repeat(times));
        }
    }

    private static int sign(int c) {
        if (c == '\t') {
            return c;
        }
        if (c < ' ') {
            return PICTURES + c;
        }
        return switch (c) {
            case '\u007f' -> PICTURE_OF_DELETE;
            case '\u00a0' -> OPEN_BOX;
            default -> InvisibleCharacters.isInvisible(c) ? OTHER : c;
        };
    }
}
