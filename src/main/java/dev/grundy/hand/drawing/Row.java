package dev.grundy.hand.drawing;

import dev.grundy.web.Texts;
import java.util.ArrayList;
import java.util.List;

/** Values in a row, with their places below. */
final class Row {
    private static final int MOST_VALUES = 14;
    private static final int STRIDE = 46;
    private static final int RADIUS = 19;

    Canvas draw(Words input) {
        Canvas canvas = new Canvas();
        int count = input.count(MOST_VALUES);
        List<String> values = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            String value = Long.toString(input.number(99_999));
            double x = 14 + RADIUS + i * STRIDE;
            canvas.circle("drawing__coin", x, 14 + RADIUS, RADIUS);
            canvas.text("drawing__number", x, 14 + RADIUS, value);
            canvas.text("drawing__name", x, 28 + 2 * RADIUS, Integer.toString(i + 1));
            values.add(value);
        }
        canvas.describe(Texts.of("drawing-values", String.join(", ", values)));
        return canvas;
    }
}
