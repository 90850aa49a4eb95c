package dev.grundy.web.chart;

import java.util.List;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;

/**
 * Parts of wholes in columns and rows, as a drawing of fixed width. Distances are from its left and its top.
 *
 * @param columns marks of the lower axis, in the middle of their column
 * @param rows marks of the left axis, in the middle of their row
 */
public record CellChart(List<AxisMark> columns, List<AxisMark> rows, List<Cell> cells) {
    static final int LEFT = 58;
    static final int RIGHT = 352;
    static final int TOP = 20;
    static final int ROW = 30;
    private static final int BELOW = 40;
    private static final int WIDEST = 60;
    private static final int GAP = 2;
    private static final int SHADES = 3;

    public CellChart {
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
        cells = List.copyOf(cells);
    }

    /**
     * The counts behind a cell: {@code part} of {@code whole}.
     *
     * @param column from 0 at the left
     * @param row from 0 below
     * @param whole at least 1
     */
    public record Value(int column, int row, int part, int whole) {
        public Value {
            if (part < 0 || part > whole || whole < 1) {
                throw new IllegalArgumentException(part + " is no part of " + whole);
            }
        }

        /** 0 where there is no part, and 1 to 3 by thirds where there is. */
        int shade() {
            return (SHADES * part + whole - 1) / whole;
        }

        /** Such as {@code 2/5}. */
        String text() {
            return part + "/" + whole;
        }
    }

    /** A rectangle, {@link #height} high, with its text in the middle. */
    public record Cell(double x, int y, double width, int shade, String text) {
        public double middle() {
            return Pixels.tenths(x + width / 2);
        }

        public int height() {
            return ROW - GAP;
        }

        public int centre() {
            return y + height() / 2;
        }
    }

    /** Where the lower axis has its marks. */
    public int bottom() {
        return bottom(rows.size());
    }

    public int height() {
        return bottom() + BELOW;
    }

    /**
     * Draws.
     *
     * @param columns texts of the lower axis, at least one
     * @param rows texts of the left axis from below; one row without a text where there are none
     */
    public static CellChart of(List<String> columns, List<String> rows, List<Value> values) {
        double width = Math.min(WIDEST, (double) (RIGHT - LEFT) / columns.size());
        int bottom = bottom(rows.size());
        return new CellChart(
                marks(columns, i -> LEFT + width * i + (width - GAP) / 2),
                marks(rows, i -> bottom - ROW * i - (ROW + GAP) / 2.0),
                values.stream()
                        .map(value -> new Cell(
                                Pixels.tenths(LEFT + width * value.column()),
                                bottom - ROW * (1 + value.row()),
                                Pixels.tenths(width - GAP),
                                value.shade(),
                                value.text()))
                        .toList());
    }

    private static int bottom(int rows) {
        return TOP + Math.max(1, rows) * ROW;
    }

    private static List<AxisMark> marks(List<String> texts, IntToDoubleFunction at) {
        return IntStream.range(0, texts.size())
                .mapToObj(i -> new AxisMark(Pixels.tenths(at.applyAsDouble(i)), texts.get(i)))
                .toList();
    }
}
