package dev.grundy.problem.drawing.board;

import dev.grundy.problem.drawing.canvas.Canvas;
import dev.grundy.problem.drawing.canvas.InputWords;
import dev.grundy.problem.drawing.canvas.Legend;
import dev.grundy.web.frame.Texts;
import java.util.ArrayList;
import java.util.List;

/** Flights of basins, the highest on the left, the sea at the lower right. */
public record Stairs(Legend legend) {
    private static final int MOST_FLIGHTS = 3;
    private static final int MOST_BASINS = 10;
    private static final int MOST_BARGES = 20;
    private static final int ACROSS = 4;
    private static final int WIDTH = 74;
    private static final int STEP = 16;
    private static final int BARGE = 14;

    public Canvas draw(InputWords input) {
        Canvas canvas = new Canvas();
        int flights = input.count(MOST_FLIGHTS);
        for (int flight = 0; flight < flights; flight++) {
            List<Integer> basins = new ArrayList<>();
            int count = input.count(MOST_BASINS);
            for (int i = 0; i < count; i++) {
                basins.add(input.count(MOST_BARGES));
            }
            flight(canvas, flight, basins);
        }
        return canvas;
    }

    private void flight(Canvas canvas, int flight, List<Integer> basins) {
        int count = basins.size();
        double top = canvas.bottom() + above(basins);
        for (int basin = count; basin >= 1; basin--) {
            double x = 14 + (count - basin) * WIDTH;
            double floor = top + (count - basin) * STEP;
            int barges = basins.get(basin - 1);
            canvas.box("drawing__water", x, floor - 5, WIDTH, 10);
            canvas.line("drawing__line", x, floor + 5, x + WIDTH, floor + 5);
            canvas.line("drawing__line", x + WIDTH, floor + 5, x + WIDTH, floor + 5 + STEP);
            for (int i = 0; i < barges; i++) {
                double left = x + 8 + i % ACROSS * BARGE;
                double above = floor - 14 - i / ACROSS * (BARGE - 3);
                canvas.spot(
                        legend.moves().withNumbers(basin, barges - i),
                        () -> canvas.box("drawing__stone", left, above, BARGE - 4, BARGE - 6));
            }
            canvas.text("drawing__number", x + WIDTH / 2.0, floor - number(barges), barges + "");
            canvas.text("drawing__name", x + WIDTH / 2.0, floor + 18, Integer.toString(basin));
        }
        double sea = top + count * STEP + 5;
        canvas.box("drawing__water", 14 + count * WIDTH, sea - 8, WIDTH, 16);
        canvas.text("drawing__name", 14 + (count + 0.5) * WIDTH, sea + 20, Texts.of("drawing-sea"));
        canvas.text("drawing__mark", 14 + count * WIDTH / 2.0, sea + 26, legend.mark(flight));
        canvas.describe(legend.said(
                flight, String.join(", ", basins.stream().map(String::valueOf).toList())));
        canvas.reach(0, sea + legend.below(36));
    }

    /** How far the numbers of a flight, with the room around them, stand above its highest floor. */
    private static int above(List<Integer> basins) {
        int above = 0;
        for (int basin = 1; basin <= basins.size(); basin++) {
            above = Math.max(above, number(basins.get(basin - 1)) + 20 - (basins.size() - basin) * STEP);
        }
        return above;
    }

    /** How far above a floor the number of the barges stands. */
    private static int number(int barges) {
        int rows = Math.max(0, (barges + ACROSS - 1) / ACROSS - 1);
        return 28 + rows * (BARGE - 3);
    }
}
