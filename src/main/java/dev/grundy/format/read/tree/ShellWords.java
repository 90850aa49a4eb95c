package dev.grundy.format.read.tree;

import java.util.ArrayList;
import java.util.List;

/** Splits a command line as a POSIX shell would: at white space, with quotes and backslashes. */
public final class ShellWords {
    private static final char NO_QUOTE = 0;

    private ShellWords() {}

    /** An unclosed quote ends with the line. */
    public static List<String> split(String line) {
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        boolean inWord = false;
        char quote = NO_QUOTE;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (quote != NO_QUOTE && c == quote) {
                quote = NO_QUOTE;
            } else if (c == '\\' && quote != '\'' && i + 1 < line.length()) {
                word.append(line.charAt(++i));
                inWord = true;
            } else if (quote != NO_QUOTE) {
                word.append(c);
            } else if (c == '\'' || c == '"') {
                quote = c;
                inWord = true;
            } else if (Character.isWhitespace(c)) {
                if (inWord) {
                    words.add(word.toString());
                    word.setLength(0);
                    inWord = false;
                }
            } else {
                word.append(c);
                inWord = true;
            }
        }
        if (inWord) {
            words.add(word.toString());
        }
        return words;
    }
}
