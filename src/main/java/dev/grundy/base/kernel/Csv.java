package dev.grundy.base.kernel;

import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Lines of comma-separated values, as RFC 4180 says. */
public final class Csv {
    /** With which a spreadsheet begins a formula, regardless of quotes around it (OWASP, "CSV Injection"). */
    private static final String FORMULA = "(?s)[=+\\-@\\t\\r\\n].*";

    private Csv() {}

    /** Each cell in quotes, with the line's end; a cell that a spreadsheet would compute begins with an apostrophe. */
    public static String line(Stream<String> cells) {
        return cells.map(cell -> cell.matches(FORMULA) ? "'" + cell : cell)
                        .map(cell -> '"' + cell.replace("\"", "\"\"") + '"')
                        .collect(Collectors.joining(","))
                + "\r\n";
    }
}
