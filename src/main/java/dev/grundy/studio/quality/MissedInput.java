package dev.grundy.studio.quality;

import dev.grundy.base.kernel.ContentHash;
import dev.grundy.judge.result.Excerpt;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * An input on which programs fail that all fixed tests accept.
 *
 * @param hash     of the input
 * @param programs that fail on it, at least one, by number
 */
record MissedInput(ContentHash hash, List<FailingProgram> programs) {
    private static final int SHOWN = 5;
    /** Stands for bytes that are no text: they are not known any more. */
    private static final char REPLACEMENT = '\uFFFD';

    MissedInput {
        programs = List.copyOf(programs);
    }

    /** Those on which most fail first; of as many the smaller input. */
    static List<MissedInput> of(List<FailingProgram> failing) {
        Map<ContentHash, List<FailingProgram>> byInput = failing.stream()
                .collect(Collectors.groupingBy(
                        program -> ContentHash.of(program.input().getBytes(StandardCharsets.UTF_8)),
                        LinkedHashMap::new,
                        Collectors.toList()));
        return byInput.entrySet().stream()
                .map(entry -> new MissedInput(entry.getKey(), inOrder(entry.getValue())))
                .sorted(Comparator.comparingInt((MissedInput one) -> -one.count())
                        .thenComparingInt(one -> one.input().length())
                        .thenComparing(MissedInput::input))
                .toList();
    }

    private static List<FailingProgram> inOrder(List<FailingProgram> programs) {
        return programs.stream()
                .sorted(Comparator.comparingLong(FailingProgram::submission))
                .toList();
    }

    public String input() {
        return programs.getFirst().input();
    }

    public String answer() {
        return programs.getFirst().answer();
    }

    public int count() {
        return programs.size();
    }

    public List<FailingProgram> shown() {
        return programs.subList(0, Math.min(SHOWN, programs.size()));
    }

    /** How many more than are shown. */
    public int more() {
        return programs.size() - shown().size();
    }

    public Set<CounterexampleSource> sources() {
        return programs.stream().map(FailingProgram::source).collect(Collectors.toCollection(TreeSet::new));
    }

    /** Whether input and answer are known to the last byte, as a test needs them. */
    public boolean isWhole() {
        return isWhole(input()) && isWhole(answer());
    }

    /** Where it comes from, for the package's readers. */
    String described() {
        String found = sources().stream().map(CounterexampleSource::described).collect(Collectors.joining(", and "));
        return "Counterexample, found " + found + ": "
                + (count() == 1 ? "one program" : count() + " programs")
                + " that the other tests accept failed on it (submission "
                + programs.getFirst().submission() + (count() == 1 ? "" : " first") + ").";
    }

    private static boolean isWhole(String excerpt) {
        return !Excerpt.isCut(excerpt) && excerpt.indexOf(REPLACEMENT) < 0;
    }
}
