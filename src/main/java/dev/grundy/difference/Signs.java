package dev.grundy.difference;

/** Puts signs in the place of characters that nobody would see, or that change how others are shown. */
final class Signs {
    /** Unicode's pictures of control characters come in their order. */
    private static final int PICTURES = 0x2400;

    private static final char PICTURE_OF_DELETE = '\u2421';
    private static final char OTHER = '\u2426';
    private static final char OPEN_BOX = '\u237D';

    private Signs() {}

    /** @param kind where only the blanks differ, each of them is shown */
    static String in(String text, Piece.Kind kind) {
        StringBuilder shown = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (kind == Piece.Kind.BLANK && c == ' ') {
                shown.append('·');
            } else if (c == '\t') {
                shown.append(kind == Piece.Kind.BLANK ? "⇥\t" : "\t");
            } else {
                shown.append(sign(c));
            }
        }
        return shown.toString();
    }

    private static char sign(char c) {
        if (c < ' ') {
            return (char) (PICTURES + c);
        }
        return switch (c) {
            case '\u007f' -> PICTURE_OF_DELETE;
            case '\u00a0' -> OPEN_BOX;
            default -> isInvisible(c) ? OTHER : c;
        };
    }

    /** Zero-width characters, those that turn the direction of writing, and the controls of ISO 8859. */
    private static boolean isInvisible(char c) {
        return c >= '\u0080' && c <= '\u009f'
                || c == '\u00ad'
                || c >= '\u200b' && c <= '\u200f'
                || c >= '\u2028' && c <= '\u202e'
                || c >= '\u2060' && c <= '\u206f'
                || c == '\ufeff';
    }
}
