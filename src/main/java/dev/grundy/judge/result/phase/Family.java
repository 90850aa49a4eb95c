package dev.grundy.judge.result.phase;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;

/**
 * Inputs that calls of a generator make which differ in numbers only.
 *
 * @param name the call without program and seed, names where the numbers go, such as {@code random N M}
 * @param parameters the names of those numbers, in the order of the call; may be empty
 */
public record Family(String name, List<String> parameters, List<PhaseTrial> trials) {
    /** Of lists of equal length. */
    private static final Comparator<List<Long>> BY_VALUES =
            (a, b) -> Arrays.compare(a.toArray(Long[]::new), b.toArray(Long[]::new));

    public Family {
        parameters = List.copyOf(parameters);
        trials = List.copyOf(trials);
    }

    public Tally tally() {
        return Tally.of(trials.stream());
    }

    /** Of inputs with equal values of these parameters; the least values first. */
    SortedMap<List<Long>, Tally> tallies(List<Integer> of) {
        SortedMap<List<Long>, Tally> tallies = new TreeMap<>(BY_VALUES);
        trials.stream()
                .filter(PhaseTrial::counts)
                .forEach(trial ->
                        tallies.merge(of.stream().map(trial.values()::get).toList(), trial.tally(), Tally::plus));
        return tallies;
    }

    /** Of the inputs for whose value of a parameter something holds. */
    Tally tally(int parameter, Predicate<Long> value) {
        return Tally.of(
                trials.stream().filter(trial -> value.test(trial.values().get(parameter))));
    }

    /** The values of a parameter that tell something, ascending. */
    List<Long> values(int parameter) {
        return trials.stream()
                .filter(PhaseTrial::counts)
                .map(trial -> trial.values().get(parameter))
                .distinct()
                .sorted()
                .toList();
    }
}
