package dev.grundy.format.difference;

import java.util.ArrayList;
import java.util.List;

/** Splits a line at its blanks. */
final class LineWords {
    private LineWords() {}

    /** A word within its line, from the first character to behind the last. */
    record Word(int from, int to, String text) {}

    static List<Word> of(String line) {
        List<Word> words = new ArrayList<>();
        int from = afterBlanks(line, 0);
        while (from < line.length()) {
            int to = afterWord(line, from);
            words.add(new Word(from, to, line.substring(from, to)));
            from = afterBlanks(line, to);
        }
        return words;
    }

    private static int afterBlanks(String line, int at) {
        int end = at;
        while (end < line.length() && isBlank(line.charAt(end))) {
            end++;
        }
        return end;
    }

    private static int afterWord(String line, int at) {
        int end = at;
        while (end < line.length() && !isBlank(line.charAt(end))) {
            end++;
        }
        return end;
    }

    /** Blank as C's isspace has it, which the judge's comparison uses. */
    private static boolean isBlank(char c) {
        return c == ' ' || c >= '\t' && c <= '\r';
    }
}
