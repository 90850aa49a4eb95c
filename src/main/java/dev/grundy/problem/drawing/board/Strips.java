package dev.grundy.problem.drawing.board;

import dev.grundy.problem.drawing.canvas.Canvas;
import dev.grundy.problem.drawing.canvas.InputWords;
import dev.grundy.problem.drawing.canvas.Legend;
import dev.grundy.problem.drawing.canvas.Moves.Move;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Rows of cells, some marked with X, or holding a toad T, a frog F or a rock #; cells that an answer names are lit. Or rows of coins, each of
 * which shows H or T, behind the name of the rule by which they are turned.
 */
public record Strips(Legend legend) {
    private static final int MOST_ROWS = 8;
    private static final int MOST_CELLS = 40;
    private static final int CELL = 28;
    private static final int ANIMAL = 10;
    private static final char MARKED = 'X';
    private static final char TOAD = 'T';
    private static final char FROG = 'F';
    private static final char ROCK = '#';
    private static final int LONGEST_RULE = 20;

    public Canvas draw(InputWords input) {
        Canvas canvas = new Canvas();
        int rows = input.count(MOST_ROWS);
        for (int row = 0; row < rows; row++) {
            String word = input.next();
            if (word.matches("[a-z]{1," + LONGEST_RULE + "}")) {
                coins(canvas, row, word, checked(input.next(), "HT"));
            } else {
                strip(canvas, row, checked(word, ".XTF#"));
            }
        }
        return canvas;
    }

    private static String checked(String cells, String letters) {
        if (!cells.matches("[" + letters + "]{1," + MOST_CELLS + "}")) {
            throw new IllegalArgumentException("no row of cells that can be drawn: " + cells);
        }
        return cells;
    }

    private void coins(Canvas canvas, int row, String rule, String coins) {
        double y = canvas.bottom() + 28;
        double middle = 14 + coins.length() * CELL / 2.0;
        canvas.text("drawing__name", Math.max(middle, 14 + rule.length() * 3.6), y - 12, rule);
        for (int i = 0; i < coins.length(); i++) {
            double x = 14 + i * CELL;
            new Coin(coins.substring(i, i + 1), legend.moves().withNumbers(i + 1)).draw(canvas, x, y, CELL);
            canvas.text("drawing__small", x + CELL / 2.0 - 1, y + CELL + 8, Integer.toString(i + 1));
        }
        canvas.text("drawing__mark", middle, y + CELL + 28, legend.mark(row));
        canvas.describe(legend.said(row, rule + " " + coins));
    }

    private void strip(Canvas canvas, int row, String cells) {
        double y = canvas.bottom() + 12;
        List<String> named = Arrays.asList(legend.mark(row).split(" "));
        for (int i = 0; i < cells.length(); i++) {
            String number = Integer.toString(i + 1);
            double x = 14 + i * CELL;
            char content = cells.charAt(i);
            Optional<Move> move = legend.moves().withNumbers(i + 1);
            String style = style(content, named.contains(number), move.isPresent());
            canvas.spot(move, () -> {
                canvas.box(style, x, y, CELL - 2, CELL - 2);
                content(canvas, content, x + CELL / 2.0 - 1, y + CELL / 2.0 - 1);
            });
            canvas.text("drawing__small", x + CELL / 2.0 - 1, y + CELL + 8, number);
        }
        if (!named.getFirst().isEmpty()) {
            canvas.text("drawing__mark", 14 + cells.length() * CELL / 2.0, y + CELL + 28, named.getFirst());
        }
        canvas.describe(legend.said(row, cells));
    }

    private static String style(char content, boolean isNamed, boolean canBeMoved) {
        if (content == ROCK) {
            return "drawing__black";
        }
        if (canBeMoved && (content == TOAD || content == FROG)) {
            return "drawing__near";
        }
        return isNamed ? "drawing__goal" : "drawing__cell";
    }

    private static void content(Canvas canvas, char content, double x, double y) {
        switch (content) {
            case MARKED -> canvas.text("drawing__cross", x, y, "X");
            case TOAD -> {
                canvas.circle("drawing__white", x, y, ANIMAL);
                canvas.text("drawing__on-white", x, y, "T");
            }
            case FROG -> {
                canvas.circle("drawing__black", x, y, ANIMAL);
                canvas.text("drawing__on-black", x, y, "F");
            }
            default -> {}
        }
    }
}
