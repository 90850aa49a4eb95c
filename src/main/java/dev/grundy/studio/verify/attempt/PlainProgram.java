package dev.grundy.studio.verify.attempt;

import dev.grundy.format.language.Language;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * A program as a beginner writes one in a language: it reads the input word by word, prints line by line, and computes nothing. Its time is
 * the cost of reading and printing alone.
 *
 * @param template with {@code @line@} and {@code @lines@}
 */
record PlainProgram(String template) {
    /** From which length on lines are made of words that somebody prints one by one. */
    private static final int LONG_LINE = 80;

    /** Of a language that is offered. */
    static PlainProgram in(Language language) {
        return new PlainProgram(language.plain());
    }

    /**
     * Its source, for an input with that answer: it prints as many lines of the same length, or as many words where lines are long.
     *
     * @param answer text in UTF-8
     */
    String source(byte[] answer) {
        String text = new String(answer, StandardCharsets.UTF_8);
        long lines = text.lines().count();
        long pieces = lines > 0 && text.length() / lines > LONG_LINE
                ? Arrays.stream(text.split("\\s+"))
                        .filter(word -> !word.isEmpty())
                        .count()
                : lines;
        int length = pieces == 0 ? 0 : Math.clamp(text.length() / pieces - 1, 1, LONG_LINE);
        return template.replace("@lines@", Long.toString(pieces)).replace("@line@", "a".repeat(length));
    }
}
