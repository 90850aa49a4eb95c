package dev.grundy.hand.drawing;

import java.util.Arrays;
import java.util.List;

/** Rows of cells, some marked with X; cells that an answer names are lit. */
record Strips(Legend legend) {
    private static final int MOST_ROWS = 8;
    private static final int MOST_CELLS = 40;
    private static final int CELL = 28;

    Canvas draw(Words input) {
        Canvas canvas = new Canvas();
        int rows = input.count(MOST_ROWS);
        for (int row = 0; row < rows; row++) {
            String cells = input.next();
            if (!cells.matches("[.X]{1," + MOST_CELLS + "}")) {
                throw new IllegalArgumentException("no row of cells that can be drawn: " + cells);
            }
            strip(canvas, row, cells);
        }
        return canvas;
    }

    private void strip(Canvas canvas, int row, String cells) {
        double y = canvas.bottom() + 12;
        List<String> named = Arrays.asList(legend.mark(row).split(" "));
        for (int i = 0; i < cells.length(); i++) {
            String number = Integer.toString(i + 1);
            double x = 14 + i * CELL;
            String style = named.contains(number) ? "drawing__goal" : "drawing__cell";
            canvas.spot(legend.moves().withNumbers(i + 1), () -> canvas.box(style, x, y, CELL - 2, CELL - 2));
            if (cells.charAt(i) == 'X') {
                canvas.text("drawing__cross", x + CELL / 2.0 - 1, y + CELL / 2.0 - 1, "X");
            }
            canvas.text("drawing__small", x + CELL / 2.0 - 1, y + CELL + 8, number);
        }
        if (!named.getFirst().isEmpty()) {
            canvas.text("drawing__mark", 14 + cells.length() * CELL / 2.0, y + CELL + 28, named.getFirst());
        }
        canvas.describe(legend.said(row, cells));
    }
}
