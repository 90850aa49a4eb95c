package dev.grundy.format.render;

/**
 * Bars of a table's row that stand in a formula or in code. They end no cell, as with Pandoc, so that {@code | $|S|$ | `a|b` |} has two
 * cells.
 */
final class CellBars {
    private CellBars() {}

    /** The row with a backslash before each of them that has none. */
    static String escaped(String row) {
        StringBuilder escaped = new StringBuilder(row.length() + 8);
        int at = 0;
        while (at < row.length()) {
            char c = row.charAt(at);
            int end = c == '`' ? endOfCode(row, at) : c == '$' ? endOfFormula(row, at) : at + (c == '\\' ? 2 : 1);
            end = Math.min(end, row.length());
            String piece = row.substring(at, end);
            escaped.append(c == '`' || c == '$' ? piece.replaceAll("(?<!\\\\)\\|", "\\\\|") : piece);
            at = end;
        }
        return escaped.toString();
    }

    /** Behind the run of backticks that ends the code; where none does, behind the first run. */
    private static int endOfCode(String row, int start) {
        int begin = endOfRun(row, start);
        int at = begin;
        while (at < row.length()) {
            int run = row.indexOf('`', at);
            if (run < 0) {
                return begin;
            }
            at = endOfRun(row, run);
            if (at - run == begin - start) {
                return at;
            }
        }
        return begin;
    }

    private static int endOfRun(String row, int start) {
        int end = start;
        while (end < row.length() && row.charAt(end) == '`') {
            end++;
        }
        return end;
    }

    /** Behind the sign that closes the formula by the rules of {@link MathInlineParser}; where none does, behind the first sign. */
    private static int endOfFormula(String row, int start) {
        int at = start + 1;
        if (at == row.length() || Character.isWhitespace(row.charAt(at))) {
            return at;
        }
        while (at < row.length() && row.charAt(at) != '$') {
            at += row.charAt(at) == '\\' ? 2 : 1;
        }
        boolean closes = at < row.length()
                && !Character.isWhitespace(row.charAt(at - 1))
                && (at + 1 == row.length() || !Character.isDigit(row.charAt(at + 1)));
        return closes ? at + 1 : start + 1;
    }
}
