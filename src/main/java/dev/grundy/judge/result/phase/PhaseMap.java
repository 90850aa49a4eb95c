package dev.grundy.judge.result.phase;

import java.util.List;
import java.util.stream.IntStream;

/**
 * A program on inputs of several families over their parameters.
 *
 * @param families in the order of the package
 * @param cut whether the time was up before all inputs were tried
 */
public record PhaseMap(List<Family> families, boolean cut) {
    public PhaseMap {
        families = List.copyOf(families);
    }

    public Tally tally() {
        return families.stream().map(Family::tally).reduce(Tally.NONE, Tally::plus);
    }

    /** How many inputs tell nothing because a limit was exceeded. */
    public int leftOut() {
        return families.stream().mapToInt(family -> family.trials().size()).sum() - tally().total();
    }

    /** All inputs with the same parameters as one line, family by family, ascending. */
    public List<Line> lines() {
        return families.stream()
                .flatMap(family ->
                        family
                                .tallies(IntStream.range(0, family.parameters().size())
                                        .boxed()
                                        .toList())
                                .entrySet()
                                .stream()
                                .map(line -> new Line(family, line.getKey(), line.getValue())))
                .toList();
    }

    /** @param values of the family's parameters */
    public record Line(Family family, List<Long> values, Tally tally) {}
}
