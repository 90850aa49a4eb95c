package dev.grundy.problem.drawing.board;

import dev.grundy.problem.drawing.canvas.Canvas;
import dev.grundy.problem.drawing.canvas.InputWords;
import dev.grundy.problem.drawing.canvas.Legend;
import dev.grundy.problem.drawing.canvas.Moves.Move;
import dev.grundy.web.frame.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Values in a row, with their places below. */
public record Row(Legend legend) {
    private static final int MOST_VALUES = 14;
    private static final int MOST = 99_999;
    private static final String TAKEN = ".";
    private static final int STRIDE = 46;
    private static final int RADIUS = 19;

    public Canvas draw(InputWords input) {
        Canvas canvas = new Canvas();
        int count = input.count(MOST_VALUES);
        List<String> values = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            values.add(Long.toString(input.number(MOST)));
        }
        draw(canvas, values);
        canvas.describe(Texts.of("drawing-values", String.join(", ", values)));
        return canvas;
    }

    /** Words, of which those that are numbers lie in the row, and those that are . have been taken; a click takes the first or the last. */
    public Canvas draw(List<String> places, String rest) {
        Canvas canvas = new Canvas();
        if (places.size() > MOST_VALUES || !places.stream().allMatch(place -> place.matches("\\.|-?[0-9]{1,5}"))) {
            throw new IllegalArgumentException("no row that can be drawn: " + places);
        }
        draw(canvas, places);
        canvas.text("drawing__mark", 14 + places.size() * STRIDE / 2.0, 28 + 2 * RADIUS + 24, rest);
        canvas.describe(Texts.of("drawing-values", String.join(", ", places)));
        canvas.describe(rest);
        return canvas;
    }

    private void draw(Canvas canvas, List<String> places) {
        int left = 0;
        while (left < places.size() && places.get(left).equals(TAKEN)) {
            left++;
        }
        int right = places.size() - 1;
        while (right >= 0 && places.get(right).equals(TAKEN)) {
            right--;
        }
        for (int i = 0; i < places.size(); i++) {
            double x = 14 + RADIUS + i * STRIDE;
            String value = places.get(i);
            canvas.text("drawing__name", x, 28 + 2 * RADIUS, Integer.toString(i + 1));
            canvas.reach(x + RADIUS, 14 + 2 * RADIUS);
            if (value.equals(TAKEN)) {
                continue;
            }
            Optional<Move> move = i == left
                    ? legend.moves().beginningWith('L')
                    : i == right ? legend.moves().beginningWith('R') : Optional.empty();
            canvas.spot(move, () -> {
                canvas.circle("drawing__coin", x, 14 + RADIUS, RADIUS);
                canvas.text("drawing__number", x, 14 + RADIUS, value);
            });
        }
    }
}
