package dev.grundy.format.difference;

import java.util.ArrayList;
import java.util.List;

/**
 * A line of a text.
 *
 * @param number from 1
 * @param text   without the end of the line
 */
record Line(int number, String text) {
    /** The lines of a text; one that ends with a line feed has no empty line behind it. */
    static List<Line> of(String text) {
        List<Line> lines = new ArrayList<>();
        int from = 0;
        while (from < text.length()) {
            int end = text.indexOf('\n', from);
            int to = end < 0 ? text.length() : end;
            lines.add(new Line(lines.size() + 1, text.substring(from, to)));
            from = to + 1;
        }
        return lines;
    }

    /** Equal for lines that differ in nothing but blanks. */
    List<String> words() {
        return LineWords.of(text).stream().map(LineWords.Word::text).toList();
    }
}
