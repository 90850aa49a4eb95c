package dev.grundy.problem.drawing.board;

import dev.grundy.problem.drawing.canvas.Canvas;
import dev.grundy.problem.drawing.canvas.InputWords;
import dev.grundy.problem.drawing.canvas.Legend;
import dev.grundy.web.frame.Texts;
import java.util.ArrayList;
import java.util.List;

/**
 * A count of matrices; each has its numbers of rows and columns, and its entries. A row is chosen by its number on the left, a column by the one
 * above it; a chosen line has a thick edge.
 */
public record Matrix(Legend legend) {
    private static final int MOST_MATRICES = 200;
    private static final int MOST_DRAWN = 4;
    private static final int MOST_LINES = 9;
    private static final int EDGE = 40;
    private static final int WIDE = 46;
    private static final int HIGH = 34;
    private static final int NAME = 14;
    private static final String ENTRY = "-?[0-9]{1,4}";

    /** The matrices of an input, below each what its two lines of an answer say. */
    public Canvas draw(InputWords input) {
        Canvas canvas = new Canvas();
        int matrices = input.count(MOST_DRAWN);
        for (int matrix = 0; matrix < matrices; matrix++) {
            draw(canvas, entries(input), 0, 0, List.of(legend.mark(2 * matrix), legend.mark(2 * matrix + 1)));
        }
        return canvas;
    }

    /**
     * One of an input's matrices.
     *
     * @param matrix which, from 1
     * @param row    that is chosen, from 1; 0 for none
     * @param column the same
     */
    public Canvas draw(InputWords input, int matrix, int row, int column) {
        int matrices = input.count(MOST_MATRICES);
        if (matrix < 1 || matrix > matrices) {
            throw new IllegalArgumentException("there is no such matrix");
        }
        for (int before = 1; before < matrix; before++) {
            entries(input);
        }
        Canvas canvas = new Canvas();
        draw(canvas, entries(input), row, column, List.of());
        return canvas;
    }

    private static List<List<String>> entries(InputWords input) {
        int rows = input.count(MOST_LINES);
        int columns = input.count(MOST_LINES);
        List<List<String>> entries = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            List<String> its = new ArrayList<>();
            for (int column = 0; column < columns; column++) {
                String entry = input.next();
                if (!entry.matches(ENTRY)) {
                    throw new IllegalArgumentException("to be drawn it must be a small number: " + entry);
                }
                its.add(entry);
            }
            entries.add(its);
        }
        return entries;
    }

    private void draw(Canvas canvas, List<List<String>> entries, int row, int column, List<String> below) {
        double top = canvas.bottom() + (canvas.bottom() > 0 ? 18 : 0);
        int columns = entries.isEmpty() ? 0 : entries.getFirst().size();
        for (int j = 1; j <= columns; j++) {
            name(canvas, 'C', j, EDGE + (j - 0.5) * WIDE, top + EDGE / 2.0, j == column);
        }
        for (int i = 1; i <= entries.size(); i++) {
            double y = top + EDGE + (i - 1.0) * HIGH;
            name(canvas, 'R', i, EDGE / 2.0, y + HIGH / 2.0, i == row);
            for (int j = 1; j <= columns; j++) {
                double x = EDGE + (j - 1.0) * WIDE;
                canvas.box(style(i == row, j == column, row, column), x, y, WIDE - 2, HIGH - 2);
                canvas.text(
                        "drawing__number",
                        x + WIDE / 2.0 - 1,
                        y + HIGH / 2.0 - 1,
                        entries.get(i - 1).get(j - 1));
            }
            canvas.describe(Texts.of("drawing-matrix-row", Integer.toString(i), String.join(", ", entries.get(i - 1))));
        }
        for (String mark : below) {
            if (!mark.isEmpty()) {
                canvas.text(
                        "drawing__mark",
                        EDGE + Math.max(columns * WIDE, mark.length() * 7.2) / 2.0,
                        canvas.bottom() + 12,
                        mark);
            }
        }
        canvas.reach(0, top + EDGE + entries.size() * (double) HIGH);
    }

    private static String style(boolean inRow, boolean inColumn, int row, int column) {
        if (inRow && inColumn) {
            return "drawing__goal";
        }
        return inRow && column == 0 || inColumn && row == 0 ? "drawing__chosen" : "drawing__cell";
    }

    private void name(Canvas canvas, char kind, int number, double x, double y, boolean isChosen) {
        canvas.spot(legend.moves().beginningWith(kind, number), () -> {
            canvas.circle(isChosen ? "drawing__chosen" : "drawing__node", x, y, NAME);
            canvas.text("drawing__number", x, y, Integer.toString(number));
        });
    }
}
