package dev.grundy.problem.drawing.board;

import dev.grundy.problem.drawing.canvas.Canvas;
import dev.grundy.problem.drawing.canvas.InputWords;
import dev.grundy.problem.drawing.canvas.Legend;
import dev.grundy.web.frame.Texts;
import java.util.ArrayList;
import java.util.List;

/** Piles of black and white boxes, each box with its letter: no colour says anything alone. A pile without boxes is written -. */
public record Boxes(Legend legend) {
    private static final int MOST_PILES = 12;
    private static final int MOST_BOXES = 12;
    private static final int BOX = 28;
    private static final int STRIDE = 46;

    public Canvas draw(InputWords input) {
        List<String> piles = new ArrayList<>();
        int count = input.count(MOST_PILES);
        for (int i = 0; i < count; i++) {
            String pile = input.next();
            if (!pile.matches("-|[BW]{1," + MOST_BOXES + "}")) {
                throw new IllegalArgumentException("no pile of boxes that can be drawn: " + pile);
            }
            piles.add(pile.equals("-") ? "" : pile);
        }
        Canvas canvas = new Canvas();
        int highest = piles.stream().mapToInt(String::length).max().orElse(0);
        double ground = 12.0 + highest * BOX;
        for (int i = 0; i < count; i++) {
            pile(canvas, i + 1, piles.get(i), 16.0 + i * STRIDE, ground);
            canvas.text("drawing__name", 16 + BOX / 2.0 + i * STRIDE, ground + 16, Integer.toString(i + 1));
            canvas.describe(Texts.of("drawing-boxes-part", Integer.toString(i + 1), piles.get(i)));
        }
        return canvas;
    }

    private void pile(Canvas canvas, int number, String pile, double x, double ground) {
        for (int i = 0; i < pile.length(); i++) {
            boolean black = pile.charAt(i) == 'B';
            double y = ground - (i + 1) * BOX;
            String letter = pile.substring(i, i + 1);
            canvas.spot(legend.moves().withNumbers(number, pile.length() - i), () -> {
                canvas.box(black ? "drawing__black" : "drawing__white", x, y, BOX, BOX - 2);
                canvas.text(
                        black ? "drawing__on-black" : "drawing__on-white", x + BOX / 2.0, y + BOX / 2.0 - 1, letter);
            });
        }
        canvas.line("drawing__line", x - 6, ground, x + BOX + 6, ground);
    }
}
