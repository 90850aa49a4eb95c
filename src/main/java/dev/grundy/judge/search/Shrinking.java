package dev.grundy.judge.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * Makes an input smaller, one step at a time, as long as a property holds. Knows nothing of the format but that inputs are lines of words, many of
 * them numbers. It also knows that leaving something out often means to count less elsewhere. The smaller input may well be invalid, so the property
 * must ask the validators.
 */
final class Shrinking {
    private static final int MOST_COUNTS = 6;
    private static final int MOST_LINES_OF_A_CASE = 16;

    private Shrinking() {}

    /** Fewer characters are smaller; of equally many, smaller numbers. */
    private static final Comparator<String> SMALLER =
            Comparator.comparingInt(String::length).thenComparing(Comparator.naturalOrder());

    /**
     * Shrinks.
     *
     * @param goesOn asked before each step: whether there is time left
     * @param holds the property; true for the input itself
     * @return an input for which the property holds and no step tried gives a smaller one
     */
    static String shrink(String input, BooleanSupplier goesOn, Predicate<String> holds) {
        String smallest = input;
        for (Optional<String> next = Optional.of(input); next.isPresent(); ) {
            String now = next.get();
            smallest = now;
            next = steps(now)
                    .takeWhile(candidate -> goesOn.getAsBoolean())
                    .filter(candidate -> SMALLER.compare(candidate, now) < 0 && holds.test(candidate))
                    .findFirst();
        }
        return smallest;
    }

    /** Larger steps first; made one by one as they are asked for, because a large input has very many. */
    static Stream<String> steps(String input) {
        List<List<String>> lines =
                input.lines().map(line -> List.of(line.split(" ", -1))).toList();
        return Stream.of(
                        withoutCases(lines),
                        withoutLines(lines),
                        withoutWords(lines),
                        withSmallestWords(lines),
                        withSmallerWords(lines))
                .flatMap(step -> step)
                .map(Shrinking::text);
    }

    /** Without some of the test cases that a number alone on the first line may count, all of them of as many lines or not. */
    private static Stream<List<List<String>>> withoutCases(List<List<String>> lines) {
        if (lines.size() < 2
                || lines.getFirst().size() != 1
                || !isNumber(lines.getFirst().getFirst())) {
            return Stream.empty();
        }
        long cases = Long.parseLong(lines.getFirst().getFirst());
        int others = lines.size() - 1;
        if (cases < 2 || cases >= others) {
            return Stream.empty();
        }
        return others % cases == 0
                ? withoutEqualCases(lines, (int) cases, (int) (others / cases))
                : withoutOneCase(lines, cases);
    }

    private static Stream<List<List<String>>> withoutEqualCases(List<List<String>> lines, int cases, int linesEach) {
        return chunks(cases)
                .map(chunk -> with(
                        without(lines, new Chunk(1 + chunk.start() * linesEach, chunk.length() * linesEach)),
                        0,
                        0,
                        Integer.toString(cases - chunk.length())));
    }

    /** From the start on: there a case begins for certain. */
    private static Stream<List<List<String>>> withoutOneCase(List<List<String>> lines, long cases) {
        return IntStream.range(1, lines.size())
                .boxed()
                .flatMap(start -> IntStream.rangeClosed(1, Math.min(MOST_LINES_OF_A_CASE, lines.size() - start))
                        .mapToObj(length ->
                                with(without(lines, new Chunk(start, length)), 0, 0, Long.toString(cases - 1))));
    }

    /** Without some consecutive lines, and with each early number less by as many, or unchanged. */
    private static Stream<List<List<String>>> withoutLines(List<List<String>> lines) {
        return chunks(lines.size()).flatMap(chunk -> withLowerCounts(without(lines, chunk), chunk.length()));
    }

    private static Stream<List<List<String>>> withoutWords(List<List<String>> lines) {
        return backwards(
                lines.size(),
                line -> chunks(lines.get(line).size())
                        .filter(chunk -> chunk.length() < lines.get(line).size())
                        .flatMap(chunk ->
                                withLowerCounts(with(lines, line, without(lines.get(line), chunk)), chunk.length())));
    }

    /** Many numbers at once as 0 or as 1. */
    private static Stream<List<List<String>>> withSmallestWords(List<List<String>> lines) {
        return backwards(
                lines.size(),
                line -> chunks(lines.get(line).size())
                        .filter(chunk -> chunk.length() > 1)
                        .flatMap(chunk -> Stream.of("0", "1")
                                .map(number -> with(lines, line, filled(lines.get(line), chunk, number)))));
    }

    /** Numbers as 0, as 1, or less by half, a quarter, an eighth … of themselves; other words without one of their characters. */
    private static Stream<List<List<String>>> withSmallerWords(List<List<String>> lines) {
        return IntStream.range(0, lines.size())
                .boxed()
                .flatMap(line -> IntStream.range(0, lines.get(line).size())
                        .boxed()
                        .flatMap(word ->
                                smaller(lines.get(line).get(word)).map(smaller -> with(lines, line, word, smaller))));
    }

    private static Stream<List<List<String>>> withLowerCounts(List<List<String>> lines, int by) {
        List<List<List<String>>> steps = new ArrayList<>(List.of(lines));
        for (int line = 0; line < lines.size() && steps.size() <= MOST_COUNTS; line++) {
            for (int word = 0; word < lines.get(line).size() && steps.size() <= MOST_COUNTS; word++) {
                if (isNumber(lines.get(line).get(word))) {
                    long lower = Long.parseLong(lines.get(line).get(word)) - by;
                    steps.add(with(lines, line, word, Long.toString(lower)));
                }
            }
        }
        return steps.stream();
    }

    private static Stream<String> smaller(String word) {
        if (isNumber(word)) {
            long number = Long.parseLong(word);
            return LongStream.concat(
                            LongStream.of(0, 1),
                            LongStream.concat(
                                    LongStream.iterate(number / 2, part -> part != 0, part -> part / 2)
                                            .map(part -> number - part),
                                    LongStream.of(number - Long.signum(number), Math.abs(number))))
                    .filter(other -> other != number)
                    .distinct()
                    .mapToObj(String::valueOf);
        }
        return IntStream.range(0, word.length() > 1 ? word.length() : 0)
                .mapToObj(i -> word.substring(0, i) + word.substring(i + 1));
    }

    private static boolean isNumber(String word) {
        return word.matches("-?[0-9]{1,18}");
    }

    /** Some consecutive ones of a list. */
    private record Chunk(int start, int length) {}

    /** Halves of a list, quarters, … and at last single ones; from the end. */
    private static Stream<Chunk> chunks(int size) {
        return IntStream.iterate(Math.max(1, size / 2), length -> length > 0, length -> length / 2)
                .boxed()
                .flatMap(length -> IntStream.iterate(size - length, start -> start > -length, start -> start - length)
                        .mapToObj(start -> new Chunk(Math.max(0, start), length)));
    }

    private static <T> Stream<T> backwards(int size, IntFunction<Stream<T>> of) {
        return IntStream.iterate(size - 1, i -> i >= 0, i -> i - 1).boxed().flatMap(of::apply);
    }

    private static <T> List<T> without(List<T> list, Chunk chunk) {
        List<T> rest = new ArrayList<>(list.subList(0, chunk.start()));
        rest.addAll(list.subList(Math.min(list.size(), chunk.start() + chunk.length()), list.size()));
        return rest;
    }

    private static List<String> filled(List<String> words, Chunk chunk, String number) {
        List<String> changed = new ArrayList<>(words);
        int end = Math.min(words.size(), chunk.start() + chunk.length());
        for (int i = chunk.start(); i < end; i++) {
            changed.set(i, isNumber(words.get(i)) ? number : words.get(i));
        }
        return changed;
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
