package dev.grundy.problem.drawing.board;

import dev.grundy.problem.drawing.canvas.Canvas;
import dev.grundy.problem.drawing.canvas.InputWords;
import dev.grundy.problem.drawing.canvas.Legend;
import java.util.ArrayList;
import java.util.List;

/** A count, and as many numbers: piles side by side, each with its name below and what is known of it. */
public record Piles(Legend legend) {
    private static final int MOST_PILES = 12;
    private static final int ACROSS = 5;
    private static final int IN_A_LINE = 4;
    private static final int STRIDE = Pile.width(ACROSS) + 28;
    private static final int CAPTION = 46;

    public Canvas draw(InputWords input) {
        List<Long> piles = new ArrayList<>();
        int count = input.count(MOST_PILES);
        for (int i = 0; i < count; i++) {
            piles.add(input.number(Long.MAX_VALUE));
        }
        Canvas canvas = new Canvas();
        for (int from = 0; from < count; from += IN_A_LINE) {
            line(canvas, piles, from);
        }
        return canvas;
    }

    private void line(Canvas canvas, List<Long> piles, int from) {
        int end = Math.min(piles.size(), from + IN_A_LINE);
        int height = piles.subList(from, end).stream()
                .mapToInt(stones -> new Pile(stones, ACROSS).height())
                .max()
                .orElse(0);
        double ground = canvas.bottom() + height + 12;
        for (int i = from; i < end; i++) {
            double x = 14 + (i - from) * STRIDE;
            double middle = x + Pile.width(ACROSS) / 2.0;
            new Pile(piles.get(i), ACROSS)
                    .draw(canvas, x, ground, taken -> legend.moves().withNumbers(taken));
            canvas.text("drawing__name", middle, ground + 14, legend.name(i));
            canvas.text("drawing__mark", middle, ground + 32, legend.mark(i));
            canvas.describe(legend.said(i, piles.get(i).toString()));
        }
        canvas.reach(0, ground + legend.below(CAPTION));
    }
}
