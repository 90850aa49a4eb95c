package dev.grundy.base.kernel;

import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** Names for characters that nobody sees, or that change how others are shown, so that a difference in them can be read. */
public final class InvisibleCharacters {
    /** Programmers' names of those that every Unicode name would only make longer. */
    private static final Map<Integer, String> SHORT = Map.of(
            0x00, "NUL",
            0x07, "BEL",
            0x08, "BACKSPACE",
            0x09, "TAB",
            0x0A, "LF",
            0x0D, "CR",
            0x1B, "ESC",
            0x7F, "DEL",
            0xFEFF, "BOM");

    private InvisibleCharacters() {}

    /** All but the space, the tab and the ends of lines. */
    public static boolean isInvisible(int codePoint) {
        return switch (Character.getType(codePoint)) {
            case Character.CONTROL -> codePoint != '\t' && codePoint != '\n' && codePoint != '\r';
            case Character.SPACE_SEPARATOR -> codePoint != ' ';
            case Character.FORMAT,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED -> true;
            default -> isFiller(codePoint);
        };
    }

    /** Letters and marks that are drawn as nothing: fillers of Hangul, the empty Braille pattern, variation selectors. */
    private static boolean isFiller(int codePoint) {
        return switch (codePoint) {
            case 0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0 -> true;
            default ->
                codePoint >= 0x180B && codePoint <= 0x180F
                        || codePoint >= 0xFE00 && codePoint <= 0xFE0F
                        || codePoint >= 0xE0100 && codePoint <= 0xE01EF;
        };
    }

    /**
     * The name of so many that follow each other.
     *
     * @return such as {@code ⟨NUL⟩}, {@code ⟨3 × BOM⟩} or {@code ⟨U+00A0 NO-BREAK SPACE⟩}
     */
    public static String name(int codePoint, int times) {
        String name = Objects.requireNonNullElseGet(SHORT.get(codePoint), () -> unicode(codePoint));
        return "⟨" + (times > 1 ? times + " × " : "") + name + "⟩";
    }

    private static String unicode(int codePoint) {
        String name = Optional.ofNullable(Character.getName(codePoint))
                .filter(found -> Character.getType(codePoint) != Character.SURROGATE)
                .map(found -> " " + found)
                .orElse("");
        return "U+%04X%s".formatted(codePoint, name);
    }

    /** The text with a name in the place of each invisible character; tabs and ends of lines stay. */
    public static String named(String text) {
        if (text.codePoints().noneMatch(InvisibleCharacters::isInvisible)) {
            return text;
        }
        StringBuilder named = new StringBuilder(text.length() + 16);
        text.codePoints().forEach(c -> {
            if (isInvisible(c)) {
                named.append(name(c, 1));
            } else {
                named.appendCodePoint(c);
            }
        });
        return named.toString();
    }
}
