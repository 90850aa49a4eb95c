package dev.grundy.problem.drawing.board;

import dev.grundy.problem.drawing.canvas.Canvas;
import dev.grundy.problem.drawing.canvas.InputWords;
import dev.grundy.problem.drawing.canvas.Legend;
import dev.grundy.problem.drawing.canvas.Moves.Move;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Rows of cells in which a white and a black token stand. A click on a free cell moves the token of the player to move there. */
public record Lanes(Legend legend) {
    private static final int MOST_BOARDS = 4;
    private static final int MOST_ROWS = 10;
    private static final int MOST_CELLS = 20;
    private static final int LEFT = 26;
    private static final int CELL = 32;
    private static final int TOKEN = 12;
    private static final String FREE = ".";
    private static final String WHITE = "W";
    private static final String BLACK = "B";

    /** A count of boards; each has its numbers of rows and columns, and for each row the columns of its white and its black token. */
    public Canvas draw(InputWords input) {
        Canvas canvas = new Canvas();
        int boards = input.count(MOST_BOARDS);
        for (int board = 0; board < boards; board++) {
            int height = input.count(MOST_ROWS);
            int width = input.count(MOST_CELLS);
            List<String> rows = new ArrayList<>();
            for (int row = 0; row < height; row++) {
                rows.add(row(width, input.count(width), input.count(width)));
            }
            board(canvas, board, rows);
        }
        return canvas;
    }

    private static String row(int width, int white, int black) {
        if (white < 1 || black < 1 || white == black) {
            throw new IllegalArgumentException("two tokens stand on two cells, counted from 1");
        }
        String[] cells = FREE.repeat(width).split("");
        cells[white - 1] = WHITE;
        cells[black - 1] = BLACK;
        return String.join("", cells);
    }

    /** A word for each row: W and B are tokens, . is a free cell. */
    public Canvas board(String board) {
        List<String> rows = Arrays.asList(board.split(" "));
        boolean canBeDrawn = rows.size() <= MOST_ROWS
                && rows.stream().allMatch(row -> row.matches("[.WB]{1," + MOST_CELLS + "}"))
                && rows.stream().allMatch(row -> row.length() == rows.getFirst().length());
        if (!canBeDrawn) {
            throw new IllegalArgumentException("no rows that can be drawn: " + board);
        }
        Canvas canvas = new Canvas();
        board(canvas, 0, rows);
        return canvas;
    }

    private void board(Canvas canvas, int board, List<String> rows) {
        double top = canvas.bottom() + LEFT;
        int width = rows.getFirst().length();
        for (int column = 0; column < width; column++) {
            canvas.text("drawing__name", middle(LEFT, column), top - 12, Integer.toString(column + 1));
        }
        for (int row = 0; row < rows.size(); row++) {
            canvas.text("drawing__name", LEFT - 13.0, middle(top, row), Integer.toString(row + 1));
            for (int column = 0; column < width; column++) {
                cell(canvas, row, column, top, rows.get(row).substring(column, column + 1));
            }
        }
        canvas.text("drawing__mark", LEFT + width * CELL / 2.0, top + rows.size() * CELL + 14, legend.mark(board));
        canvas.describe(legend.said(board, String.join(" ", rows)));
        canvas.reach(0, top + rows.size() * CELL + 22);
    }

    private void cell(Canvas canvas, int row, int column, double top, String content) {
        // Both tokens never have a move to the same cell in one position, so a cell stands for one move.
        Optional<Move> move = content.equals(FREE) ? legend.moves().withNumbers(row + 1, column + 1) : Optional.empty();
        double x = LEFT + column * CELL;
        double y = top + row * CELL;
        canvas.spot(
                move, () -> canvas.box(move.isPresent() ? "drawing__near" : "drawing__cell", x, y, CELL - 2, CELL - 2));
        if (!content.equals(FREE)) {
            boolean isBlack = content.equals(BLACK);
            double middleX = middle(LEFT, column);
            double middleY = middle(top, row);
            canvas.circle(isBlack ? "drawing__black" : "drawing__white", middleX, middleY, TOKEN);
            canvas.text(isBlack ? "drawing__on-black" : "drawing__on-white", middleX, middleY, content);
        }
    }

    private static double middle(double start, int index) {
        return start + index * CELL + CELL / 2.0 - 1;
    }
}
