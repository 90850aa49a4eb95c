package dev.grundy.problem.drawing.canvas;

import java.util.Arrays;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.StringJoiner;

/** The words of an input, one after the other. Not thread-safe. */
public final class InputWords {
    private final Iterator<String> words;

    public InputWords(String text) {
        this.words = Arrays.stream(text.strip().split("\\s+")).iterator();
    }

    /** @throws NoSuchElementException after the last one */
    public String next() {
        return words.next();
    }

    /** All that are left, with this between two of them. */
    public String rest(String between) {
        StringJoiner rest = new StringJoiner(between);
        words.forEachRemaining(rest::add);
        return rest.toString();
    }

    /** @throws IllegalArgumentException if it is no whole number, less than 0, or more than {@code most} */
    public long number(long most) {
        String word = next();
        if (!word.matches("[0-9]{1,18}") || Long.parseLong(word) > most) {
            throw new IllegalArgumentException("to be drawn it must be a number up to " + most + ": " + word);
        }
        return Long.parseLong(word);
    }

    /** As {@link #number}. */
    public int count(int most) {
        return (int) number(most);
    }

    /**
     * The words of an input without what stands behind the first one of its first line, where there are further lines. That word is a number
     * that counts, and then what is the same for all that it counts.
     */
    public static InputWords withoutParameters(String input) {
        String[] lines = input.strip().split("\\R", 2);
        return new InputWords(lines.length == 1 ? input : new InputWords(lines[0]).next() + "\n" + lines[1]);
    }

    /** A line of words behind their number. */
    public static String counted(String line) {
        return line.split(" ").length + " " + line;
    }
}
