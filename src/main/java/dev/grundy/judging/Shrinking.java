package dev.grundy.judging;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Makes an input smaller, one small step at a time, as long as a property holds. Knows nothing of the format but that
 * inputs are lines of words, many of them numbers, and that leaving something out often means to count one less elsewhere;
 * what comes out of that may well be invalid, so the property must ask the validators.
 */
final class Shrinking {
    private static final int MOST_COUNTS = 6;

    private Shrinking() {}

    /** Fewer characters are smaller; of equally many, smaller numbers. */
    private static final Comparator<String> SMALLER = Comparator.comparingInt(String::length)
            .thenComparing(Comparator.naturalOrder());

    /**
     * @param goesOn asked before each step: whether there is time left
     * @param holds the property; true for the input itself
     * @return an input for which the property holds and no step tried gives a smaller one
     */
    static String shrink(String input, Predicate<String> goesOn, Predicate<String> holds) {
        String smallest = input;
        boolean smaller = true;
        while (smaller) {
            smaller = false;
            for (String candidate : steps(smallest)) {
                if (!goesOn.test(candidate)) {
                    return smallest;
                }
                if (SMALLER.compare(candidate, smallest) < 0 && holds.test(candidate)) {
                    smallest = candidate;
                    smaller = true;
                    break;
                }
            }
        }
        return smallest;
    }

    /** Larger steps first. */
    static List<String> steps(String input) {
        List<List<String>> lines = input.lines().map(line -> List.of(line.split(" ", -1))).toList();
        Stream<List<List<String>>> found = Stream.of(
                        withoutLines(lines, Math.max(2, lines.size() / 2)),
                        withoutLines(lines, 1),
                        withoutWords(lines),
                        withSmallerWords(lines))
                .flatMap(step -> step);
        return found.map(Shrinking::text).distinct().toList();
    }

    /** Without some consecutive lines, and with each early number less by as many, or unchanged. */
    private static Stream<List<List<String>>> withoutLines(List<List<String>> lines, int count) {
        List<List<List<String>>> steps = new ArrayList<>();
        for (int start = lines.size() - count; start >= 0; start--) {
            List<List<String>> rest = new ArrayList<>(lines.subList(0, start));
            rest.addAll(lines.subList(start + count, lines.size()));
            steps.add(rest);
            steps.addAll(withLowerCounts(rest, count));
        }
        return steps.stream();
    }

    private static Stream<List<List<String>>> withoutWords(List<List<String>> lines) {
        List<List<List<String>>> steps = new ArrayList<>();
        for (int line = lines.size() - 1; line >= 0; line--) {
            for (int word = lines.get(line).size() - 1; word >= 0 && lines.get(line).size() > 1; word--) {
                List<String> rest = new ArrayList<>(lines.get(line));
                rest.remove(word);
                List<List<String>> changed = with(lines, line, rest);
                steps.add(changed);
                steps.addAll(withLowerCounts(changed, 1));
            }
        }
        return steps.stream();
    }

    private static List<List<List<String>>> withLowerCounts(List<List<String>> lines, int by) {
        List<List<List<String>>> steps = new ArrayList<>();
        int counts = 0;
        for (int line = 0; line < lines.size() && counts < MOST_COUNTS; line++) {
            for (int word = 0; word < lines.get(line).size() && counts < MOST_COUNTS; word++) {
                if (isNumber(lines.get(line).get(word))) {
                    counts++;
                    long lower = Long.parseLong(lines.get(line).get(word)) - by;
                    steps.add(with(lines, line, word, Long.toString(lower)));
                }
            }
        }
        return steps;
    }

    /** Numbers as 0, 1, half of themselves or one less; other words without one of their characters. */
    private static Stream<List<List<String>>> withSmallerWords(List<List<String>> lines) {
        List<List<List<String>>> steps = new ArrayList<>();
        for (int line = 0; line < lines.size(); line++) {
            for (int word = 0; word < lines.get(line).size(); word++) {
                for (String smaller : smaller(lines.get(line).get(word))) {
                    steps.add(with(lines, line, word, smaller));
                }
            }
        }
        return steps.stream();
    }

    private static List<String> smaller(String word) {
        if (isNumber(word)) {
            long number = Long.parseLong(word);
            return Stream.of(0L, 1L, number / 2, number - Long.signum(number), Math.abs(number))
                    .filter(other -> other != number)
                    .map(String::valueOf)
                    .toList();
        }
        List<String> shorter = new ArrayList<>();
        for (int i = 0; i < word.length() && word.length() > 1; i++) {
            shorter.add(word.substring(0, i) + word.substring(i + 1));
        }
        return shorter;
    }

    private static boolean isNumber(String word) {
        return word.matches("-?[0-9]{1,18}");
    }

    private static List<List<String>> with(List<List<String>> lines, int line, int word, String replacement) {
        List<String> changed = new ArrayList<>(lines.get(line));
        changed.set(word, replacement);
        return with(lines, line, changed);
    }

    private static List<List<String>> with(List<List<String>> lines, int line, List<String> replacement) {
        List<List<String>> changed = new ArrayList<>(lines);
        changed.set(line, replacement);
        return changed;
    }

    private static String text(List<List<String>> lines) {
        StringBuilder text = new StringBuilder();
        lines.forEach(line -> text.append(String.join(" ", line)).append('\n'));
        return text.toString();
    }
}
