package dev.grundy.judge.result.phase;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * How often a program fails over one or two parameters of a family.
 *
 * @param family its name
 * @param across the parameter that differs from column to column
 * @param up the one that differs from row to row; empty where the family varies in one only
 * @param columns values of the first, ascending
 * @param rows values of the second, ascending; none without {@code up}
 */
public record PhaseGrid(
        String family, String across, Optional<String> up, List<Long> columns, List<Long> rows, List<Cell> cells) {
    public PhaseGrid {
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
        cells = List.copyOf(cells);
    }

    /**
     * Inputs with the same values of the two parameters.
     *
     * @param column from 0
     * @param row from 0; 0 where there is one row
     */
    public record Cell(int column, int row, Tally tally) {}

    /**
     * The family and the parameters that tell most of where the program fails. Their values have, over all inputs of the family, the greatest
     * mutual information with failing. A finer division always has more of it, so what chance brings is taken off. That is half a nat for each
     * cell but one (Miller, Note on the bias of information estimates, 1955). Of equal ones the first counts.
     *
     * @return empty where no family with parameters has both failures and successes
     */
    public static Optional<PhaseGrid> of(PhaseMap map) {
        Optional<Choice> best = Optional.empty();
        for (Family family : map.families()) {
            for (Choice choice : choices(family)) {
                if (best.isEmpty() || choice.bits() > best.get().bits()) {
                    best = Optional.of(choice);
                }
            }
        }
        return best.map(PhaseGrid::of);
    }

    /** @param parameters one or two of the family's, the one whose values lie side by side first */
    private record Choice(Family family, List<Integer> parameters) {
        private static final double NAT = 1 / Math.log(2);

        double bits() {
            Collection<Tally> cells = family.tallies(parameters).values();
            return family.tally().bits()
                    - cells.stream().mapToDouble(Tally::bits).sum()
                    - NAT / 2 * (cells.size() - 1);
        }
    }

    private static List<Choice> choices(Family family) {
        if (!family.tally().mixed()) {
            return List.of();
        }
        int[] varied = IntStream.range(0, family.parameters().size())
                .filter(parameter -> family.values(parameter).size() > 1)
                .toArray();
        if (varied.length == 1) {
            return List.of(new Choice(family, List.of(varied[0])));
        }
        List<Choice> pairs = new ArrayList<>();
        for (int i = 0; i < varied.length; i++) {
            for (int j = i + 1; j < varied.length; j++) {
                pairs.add(new Choice(family, List.of(varied[i], varied[j])));
            }
        }
        return pairs;
    }

    private static PhaseGrid of(Choice choice) {
        Family family = choice.family();
        int first = choice.parameters().getFirst();
        Optional<Integer> second = choice.parameters().stream().skip(1).findFirst();
        List<Long> columns = family.values(first);
        List<Long> rows = second.map(family::values).orElse(List.of());
        List<Cell> cells = new ArrayList<>();
        family.tallies(choice.parameters())
                .forEach((values, tally) -> cells.add(new Cell(
                        columns.indexOf(values.getFirst()), Math.max(0, rows.indexOf(values.getLast())), tally)));
        return new PhaseGrid(
                family.name(),
                family.parameters().get(first),
                second.map(family.parameters()::get),
                columns,
                rows,
                cells);
    }
}
