package dev.grundy.format.render.math;

import java.util.Map;

/** The letters of TeX's math fonts as characters of their own, since MathML Core has no font attribute for them. */
enum Alphabet {
    NORMAL(0, 0, 0, Map.of()),
    BOLD(0x1D400, 0x1D41A, 0x1D7CE, Map.of()),
    ITALIC(0x1D434, 0x1D44E, 0, Map.of('h', "ℎ")),
    SCRIPT(
            0x1D49C,
            0x1D4B6,
            0,
            Map.ofEntries(
                    Map.entry('B', "ℬ"),
                    Map.entry('E', "ℰ"),
                    Map.entry('F', "ℱ"),
                    Map.entry('H', "ℋ"),
                    Map.entry('I', "ℐ"),
                    Map.entry('L', "ℒ"),
                    Map.entry('M', "ℳ"),
                    Map.entry('R', "ℛ"),
                    Map.entry('e', "ℯ"),
                    Map.entry('g', "ℊ"),
                    Map.entry('o', "ℴ"))),
    FRAKTUR(0x1D504, 0x1D51E, 0, Map.of('C', "ℭ", 'H', "ℌ", 'I', "ℑ", 'R', "ℜ", 'Z', "ℨ")),
    DOUBLE_STRUCK(
            0x1D538, 0x1D552, 0x1D7D8, Map.of('C', "ℂ", 'H', "ℍ", 'N', "ℕ", 'P', "ℙ", 'Q', "ℚ", 'R', "ℝ", 'Z', "ℤ")),
    SANS(0x1D5A0, 0x1D5BA, 0x1D7E2, Map.of()),
    MONOSPACE(0x1D670, 0x1D68A, 0x1D7F6, Map.of());

    private final int capitals;
    private final int smalls;
    private final int digits;
    private final Map<Character, String> exceptions;

    /** Code points of A, a and 0; 0 where the alphabet has none and the plain character stands. */
    Alphabet(int capitals, int smalls, int digits, Map<Character, String> exceptions) {
        this.capitals = capitals;
        this.smalls = smalls;
        this.digits = digits;
        this.exceptions = exceptions;
    }

    String of(String plain) {
        StringBuilder styled = new StringBuilder();
        for (char c : plain.toCharArray()) {
            styled.append(of(c));
        }
        return styled.toString();
    }

    private String of(char c) {
        String exception = exceptions.get(c);
        if (exception != null) {
            return exception;
        }
        if (c >= 'A' && c <= 'Z' && capitals != 0) {
            return Character.toString(capitals + c - 'A');
        }
        if (c >= 'a' && c <= 'z' && smalls != 0) {
            return Character.toString(smalls + c - 'a');
        }
        if (c >= '0' && c <= '9' && digits != 0) {
            return Character.toString(digits + c - '0');
        }
        return String.valueOf(c);
    }
}
