package dev.grundy.format.render.math;

import static dev.grundy.format.render.math.MathXml.element;

import java.util.List;

/** The MathML of the parts that formulas are made of. */
final class MathMl {
    static final String THIN_SPACE = space("0.167em");

    private static final int SHORTEST_GROUPED = 5;
    private static final int GROUP = 3;

    private MathMl() {}

    static String scripted(String base, String below, String above, boolean stacked) {
        if (below.isEmpty() && above.isEmpty()) {
            return base;
        }
        if (above.isEmpty()) {
            return element(stacked ? "munder" : "msub", base + below);
        }
        return below.isEmpty()
                ? element(stacked ? "mover" : "msup", base + above)
                : element(stacked ? "munderover" : "msubsup", base + below + above);
    }

    /** Long whole numbers are read in threes. */
    static String grouped(String number) {
        boolean isLong = number.length() >= SHORTEST_GROUPED && !number.contains(".") && !number.startsWith("0");
        if (!isLong) {
            return number;
        }
        int first = (number.length() - 1) % GROUP + 1;
        StringBuilder grouped = new StringBuilder(number.substring(0, first));
        for (int i = first; i < number.length(); i += GROUP) {
            grouped.append('\u202f').append(number, i, i + GROUP);
        }
        return grouped.toString();
    }

    static String fence(String bracket, boolean stretchy) {
        return bracket.isEmpty()
                ? ""
                : element("mo", stretchy ? "stretchy=\"true\"" : "stretchy=\"false\"", MathXml.escape(bracket));
    }

    static String space(String width) {
        return element("mspace", "width=\"" + width + "\"", "");
    }

    static String letters(Alphabet alphabet, String raw) {
        String kind = raw.matches("[0-9]+") ? "mn" : "mi";
        boolean isUprightLetter = alphabet == Alphabet.NORMAL && raw.length() == 1;
        return isUprightLetter
                ? element(kind, "mathvariant=\"normal\"", MathXml.escape(raw))
                : element(kind, MathXml.escape(alphabet.of(raw)));
    }

    static String styledText(String name, String text) {
        return switch (name) {
            case "textbf" -> Alphabet.BOLD.of(text);
            case "textit", "emph" -> Alphabet.ITALIC.of(text);
            case "texttt" -> Alphabet.MONOSPACE.of(text);
            case "textsf" -> Alphabet.SANS.of(text);
            default -> text;
        };
    }

    /** Spaces at the ends of MathML text are dropped unless they are no-break spaces. */
    static String spaced(String text) {
        return text.replaceAll("^\\s+|\\s+$", "\u00a0");
    }

    static String table(List<List<String>> rows, String kind) {
        StringBuilder table = new StringBuilder();
        for (List<String> row : rows) {
            StringBuilder cells = new StringBuilder();
            row.forEach(cell -> cells.append(element("mtd", cell)));
            table.append(element("mtr", cells.toString()));
        }
        return element("mtable", "class=\"" + kind + "\"", table.toString());
    }
}
