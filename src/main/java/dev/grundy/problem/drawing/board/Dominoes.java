package dev.grundy.problem.drawing.board;

import dev.grundy.problem.drawing.canvas.Canvas;
import dev.grundy.problem.drawing.canvas.InputWords;
import dev.grundy.problem.drawing.canvas.Legend;
import dev.grundy.problem.drawing.canvas.Moves.Move;
import dev.grundy.web.frame.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A count of boards, each with its rows and columns and a word for each row: . is a free square and # a blocked one; A stands above V
 * where an upright domino lies, and a flat one is written {@code <>}. A domino is placed by a click on the upper or left of its squares.
 */
public record Dominoes(Legend legend) {
    private static final int MOST_BOARDS = 4;
    private static final int LONGEST = 16;
    private static final int LEFT = 26;
    private static final int CELL = 32;
    private static final int INSET = 3;
    private static final char FREE = '.';
    private static final char BLOCKED = '#';
    private static final char UPRIGHT = 'A';
    private static final char FLAT = '<';

    public Canvas draw(InputWords input) {
        Canvas canvas = new Canvas();
        int boards = input.count(MOST_BOARDS);
        for (int board = 0; board < boards; board++) {
            board(canvas, board, rows(input));
        }
        return canvas;
    }

    private static List<String> rows(InputWords input) {
        int height = input.count(LONGEST);
        int width = input.count(LONGEST);
        List<String> rows = new ArrayList<>();
        for (int row = 0; row < height; row++) {
            String squares = input.next();
            if (squares.length() != width || !squares.matches("[.#AV<>]+")) {
                throw new IllegalArgumentException("no row of a board that can be drawn: " + squares);
            }
            rows.add(squares);
        }
        return rows;
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
                square(
                        canvas,
                        row,
                        column,
                        LEFT + column * CELL,
                        top + row * CELL,
                        rows.get(row).charAt(column));
            }
        }
        dominoes(canvas, rows, top);
        canvas.text("drawing__mark", LEFT + width * CELL / 2.0, top + rows.size() * CELL + 14, legend.mark(board));
        canvas.describe(legend.said(board, said(rows)));
        canvas.reach(0, top + rows.size() * CELL + 22);
    }

    private void square(Canvas canvas, int row, int column, double x, double y, char content) {
        // Only one direction belongs to who is to move, so a square stands for one placement.
        Optional<Move> move = content == FREE ? legend.moves().withNumbers(row + 1, column + 1) : Optional.empty();
        canvas.spot(move, () -> canvas.box(style(content, move.isPresent()), x, y, CELL - 2, CELL - 2));
    }

    private static String style(char content, boolean canBeTaken) {
        if (content == BLOCKED) {
            return "drawing__black";
        }
        return canBeTaken ? "drawing__near" : "drawing__cell";
    }

    private static void dominoes(Canvas canvas, List<String> rows, double top) {
        for (int row = 0; row < rows.size(); row++) {
            for (int column = 0; column < rows.get(row).length(); column++) {
                double x = LEFT + column * CELL + INSET;
                double y = top + row * CELL + INSET;
                int across = CELL - 2 - 2 * INSET;
                switch (rows.get(row).charAt(column)) {
                    case UPRIGHT -> canvas.box("drawing__upright", x, y, across, across + CELL);
                    case FLAT -> canvas.box("drawing__flat", x, y, across + CELL, across);
                    default -> {}
                }
            }
        }
    }

    private static double middle(double start, int index) {
        return start + index * CELL + CELL / 2.0 - 1;
    }

    private static String said(List<String> rows) {
        return Texts.of(
                "drawing-dominoes-board",
                Integer.toString(rows.size()),
                Integer.toString(rows.getFirst().length()),
                places(rows, FREE),
                places(rows, UPRIGHT),
                places(rows, FLAT));
    }

    private static String places(List<String> rows, char content) {
        List<String> places = new ArrayList<>();
        for (int row = 0; row < rows.size(); row++) {
            for (int column = 0; column < rows.get(row).length(); column++) {
                if (rows.get(row).charAt(column) == content) {
                    places.add("(" + (row + 1) + ", " + (column + 1) + ")");
                }
            }
        }
        return places.isEmpty() ? Texts.of("drawing-dominoes-none") : String.join(", ", places);
    }
}
