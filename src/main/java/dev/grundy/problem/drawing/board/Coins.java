package dev.grundy.problem.drawing.board;

import dev.grundy.problem.drawing.canvas.Canvas;
import dev.grundy.problem.drawing.canvas.InputWords;
import dev.grundy.problem.drawing.canvas.Legend;
import dev.grundy.web.frame.Texts;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * A count of games, each a board of coins. A board has the rules of its rows and of its columns, a count of coins that show heads, and their
 * rows and columns. A click on a coin turns it alone, where the rules allow that.
 */
public record Coins(Legend legend) {
    private static final int MOST_GAMES = 4;
    private static final int MOST_COINS = 60;
    private static final int MOST_ACROSS = 16;
    private static final int CELL = 30;
    private static final int LEFT = 34;
    private static final String TAILS = "T";
    private static final String RULE = "[a-z]{1,20}";

    public Canvas draw(InputWords input) {
        Canvas canvas = new Canvas();
        int games = input.count(MOST_GAMES);
        for (int game = 0; game < games; game++) {
            String down = input.next();
            String across = input.next();
            int heads = input.count(MOST_COINS);
            List<List<Integer>> places = new ArrayList<>();
            for (int i = 0; i < heads; i++) {
                places.add(List.of(input.count(MOST_ACROSS), input.count(MOST_ACROSS)));
            }
            board(canvas, game, down, across, rows(places));
        }
        return canvas;
    }

    /** One game, as a board shows it: the two rules, and a word of H and T for each row. */
    public Canvas board(String board) {
        List<String> words = Arrays.asList(board.split(" "));
        Canvas canvas = new Canvas();
        if (words.size() < 3) {
            throw new IllegalArgumentException("two rules and rows of coins are drawn, not " + board);
        }
        board(canvas, 0, words.get(0), words.get(1), words.subList(2, words.size()));
        return canvas;
    }

    /** As many and as long as the coins that show heads ask for. */
    private static List<String> rows(List<List<Integer>> heads) {
        int down = heads.stream().mapToInt(List::getFirst).max().orElse(0);
        int across = heads.stream().mapToInt(List::getLast).max().orElse(0);
        List<String> rows = new ArrayList<>();
        for (int x = 1; x <= down; x++) {
            List<String> row = new ArrayList<>(Collections.nCopies(across, TAILS));
            for (int y = 1; y <= across; y++) {
                if (heads.contains(List.of(x, y))) {
                    row.set(y - 1, Coin.HEADS);
                }
            }
            rows.add(String.join("", row));
        }
        return rows;
    }

    private void board(Canvas canvas, int game, String down, String across, List<String> rows) {
        if (!down.matches(RULE)
                || !across.matches(RULE)
                || rows.isEmpty()
                || rows.size() > MOST_ACROSS
                || !rows.stream().allMatch(row -> row.matches("[HT]{1," + MOST_ACROSS + "}"))) {
            throw new IllegalArgumentException(
                    "no board of coins that can be drawn: " + down + " " + across + " " + rows);
        }
        String rules = Texts.of("drawing-coins-rules", down, across);
        int longest = rows.stream().mapToInt(String::length).max().orElse(0);
        double top = canvas.bottom() + 14;
        canvas.text("drawing__name", 14 + rules.length() * 3.3, top, rules);
        for (int y = 1; y <= longest; y++) {
            canvas.text("drawing__small", LEFT + (y - 0.5) * CELL - 1, top + 20, Integer.toString(y));
        }
        double first = top + 30;
        for (int x = 1; x <= rows.size(); x++) {
            canvas.text("drawing__small", LEFT - 12, first + (x - 0.5) * CELL - 1, Integer.toString(x));
            row(canvas, x, rows.get(x - 1), first + (x - 1) * (double) CELL);
        }
        canvas.text("drawing__mark", LEFT + longest * CELL / 2.0, canvas.bottom() + 16, legend.mark(game));
        canvas.describe(legend.said(game, rules + ": " + String.join(", ", rows)));
    }

    private void row(Canvas canvas, int row, String coins, double y) {
        for (int i = 0; i < coins.length(); i++) {
            new Coin(coins.substring(i, i + 1), legend.moves().withNumbers(row, i + 1))
                    .draw(canvas, LEFT + i * (double) CELL, y, CELL);
        }
    }
}
