package dev.grundy.judge.result.phase;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.IntToDoubleFunction;
import java.util.function.LongFunction;
import java.util.stream.IntStream;

/**
 * How often a program fails over one or two parameters of a family, as a drawing of cells. Distances are from its left and its top.
 *
 * @param family its name
 * @param across the parameter whose values lie side by side, ascending
 * @param up the one whose values lie above each other, the least below; empty where the family varies in one only
 * @param columns marks of the lower axis, in the middle of their column
 * @param rows marks of the left axis, in the middle of their row; none without {@code up}
 */
public record PhaseChart(
        String family, String across, Optional<String> up, List<Mark> columns, List<Mark> rows, List<Cell> cells) {
    public static final int LEFT = 58;
    public static final int RIGHT = 352;
    public static final int TOP = 20;
    public static final int ROW = 30;
    private static final int WIDEST = 60;
    private static final int GAP = 2;

    public PhaseChart {
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
        cells = List.copyOf(cells);
    }

    /** @param at a distance along the axis */
    public record Mark(double at, String text) {}

    /** Inputs with the same values of the two parameters, with the place of their rectangle, {@link #height} high. */
    public record Cell(double x, int y, double width, Tally tally) {
        private static final int SHADES = 3;

        public double middle() {
            return tenths(x + width / 2);
        }

        public int height() {
            return ROW - GAP;
        }

        public int centre() {
            return y + height() / 2;
        }

        /** Such as {@code 2/5}. */
        public String text() {
            return tally.failed() + "/" + tally.total();
        }

        /** 0 where nothing fails, and 1 to 3 by thirds where something does. */
        public int shade() {
            return (SHADES * tally.failed() + tally.total() - 1) / tally.total();
        }
    }

    /** Where the lower axis has its marks. */
    public int bottom() {
        return TOP + Math.max(1, rows.size()) * ROW;
    }

    public int height() {
        return bottom() + 40;
    }

    /**
     * Draws the family and the parameters that tell most of where the program fails. Their values have, over all inputs of the family, the
     * greatest mutual information with failing. A finer division always has more of it, so what chance brings is taken off. That is half a nat for
     * each cell but one (Miller, Note on the bias of information estimates, 1955). Of equal ones the first counts.
     *
     * @param text of a value at its axis
     * @return empty where no family with parameters has both failures and successes
     */
    public static Optional<PhaseChart> of(PhaseMap map, LongFunction<String> text) {
        Optional<Choice> best = Optional.empty();
        for (Family family : map.families()) {
            for (Choice choice : choices(family)) {
                if (best.isEmpty() || choice.bits() > best.get().bits()) {
                    best = Optional.of(choice);
                }
            }
        }
        return best.map(choice -> drawn(choice, text));
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

    private static PhaseChart drawn(Choice choice, LongFunction<String> text) {
        Family family = choice.family();
        int first = choice.parameters().getFirst();
        Optional<Integer> second = choice.parameters().stream().skip(1).findFirst();
        List<Long> across = family.values(first);
        List<Long> up = second.map(family::values).orElse(List.of());
        double width = Math.min(WIDEST, (double) (RIGHT - LEFT) / across.size());
        int bottom = TOP + Math.max(1, up.size()) * ROW;
        List<Cell> cells = new ArrayList<>();
        family.tallies(choice.parameters())
                .forEach((values, tally) -> cells.add(new Cell(
                        tenths(LEFT + width * across.indexOf(values.getFirst())),
                        bottom - ROW * (1 + Math.max(0, up.indexOf(values.getLast()))),
                        tenths(width - GAP),
                        tally)));
        return new PhaseChart(
                family.name(),
                family.parameters().get(first),
                second.map(family.parameters()::get),
                marks(across, i -> LEFT + width * i + (width - GAP) / 2, text),
                marks(up, i -> bottom - ROW * i - (ROW + GAP) / 2.0, text),
                cells);
    }

    private static List<Mark> marks(List<Long> values, IntToDoubleFunction at, LongFunction<String> text) {
        return IntStream.range(0, values.size())
                .mapToObj(i -> new Mark(tenths(at.applyAsDouble(i)), text.apply(values.get(i))))
                .toList();
    }

    private static double tenths(double pixels) {
        return Math.round(pixels * 10) / 10.0;
    }
}
