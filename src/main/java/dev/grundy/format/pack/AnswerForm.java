package dev.grundy.format.pack;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * The form of an answer by hand: rows of the same fields.
 *
 * @param rows   how many rows an instance asks for
 * @param row    the name of a row, with {@code {row}} for its number; empty where there is only one
 * @param first  number of the first row
 * @param fields of each row, in the order in which they are written; at least one
 */
public record AnswerForm(Rows rows, String row, int first, List<Field> fields) {
    /** More would be no work for a person. */
    public static final int MOST_ROWS = 40;

    public AnswerForm {
        fields = List.copyOf(fields);
        if (fields.isEmpty()) {
            throw new IllegalArgumentException("a form of an answer has fields");
        }
    }

    /** How many rows an instance asks for. */
    public enum Rows {
        ONE("one"),
        /** As many as the first number of the input says. */
        FIRST_NUMBER("first-number"),
        /** As many as the reference answer has lines. */
        ANSWER_LINES("answer-lines");

        private final String label;

        Rows(String label) {
            this.label = label;
        }

        /** As practice.yaml names it. */
        public String label() {
            return label;
        }
    }

    /** One thing to fill in. */
    public sealed interface Field {
        String label();

        /** One of a few words. */
        record Choice(String label, List<String> words) implements Field {
            public Choice {
                words = List.copyOf(words);
            }
        }

        /**
         * A whole number.
         *
         * @param onlyFor words of the row's first field that ask for it; empty if it is always asked for
         */
        record Number(String label, List<String> onlyFor) implements Field {
            public Number {
                onlyFor = List.copyOf(onlyFor);
            }
        }

        /** Anything on one line; {@code onlyFor} as with a number. */
        record Text(String label, List<String> onlyFor) implements Field {
            public Text {
                onlyFor = List.copyOf(onlyFor);
            }
        }
    }

    /** The name of the row with this index, counted from 0. */
    public String rowName(int index) {
        return row.replace("{row}", Integer.toString(first + index));
    }

    /** How many rows this instance asks for, at least 1 and at most {@value #MOST_ROWS}. */
    public int count(String input, String answer) {
        int wanted = switch (rows) {
            case ONE -> 1;
            case FIRST_NUMBER -> firstNumber(input);
            case ANSWER_LINES -> lines(answer).size();
        };
        return Math.clamp(wanted, 1, MOST_ROWS);
    }

    /**
     * The text of each row of an answer, its words separated by single spaces. Empty if the answer does not fall into so many rows by its lines or by
     * its words.
     */
    public static List<String> split(String answer, int rows) {
        List<String> lines = lines(answer);
        if (!lines.isEmpty() && lines.size() % rows == 0) {
            return groups(lines, lines.size() / rows);
        }
        List<String> words = words(answer);
        return words.size() == rows ? words : List.of();
    }

    private static List<String> groups(List<String> lines, int size) {
        List<String> groups = new ArrayList<>();
        for (int i = 0; i < lines.size(); i += size) {
            groups.add(String.join(" ", words(String.join(" ", lines.subList(i, i + size)))));
        }
        return groups;
    }

    /** An empty line counts, the end of the last one begins no further line. */
    private static List<String> lines(String text) {
        return text.lines().toList();
    }

    private static List<String> words(String text) {
        return Arrays.stream(text.split("\\s+")).filter(word -> !word.isEmpty()).toList();
    }

    private static int firstNumber(String input) {
        return Stream.of(input.strip().split("\\s", 2))
                .filter(word -> word.matches("[0-9]{1,6}"))
                .map(Integer::valueOf)
                .findFirst()
                .orElse(1);
    }
}
