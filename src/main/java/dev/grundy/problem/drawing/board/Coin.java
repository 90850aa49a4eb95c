package dev.grundy.problem.drawing.board;

import dev.grundy.problem.drawing.canvas.Canvas;
import dev.grundy.problem.drawing.canvas.Moves;
import java.util.Optional;

/**
 * A coin in its cell, which shows H or T.
 *
 * @param move that turns it alone, where there is one
 */
record Coin(String face, Optional<Moves.Move> move) {
    static final String HEADS = "H";

    /** The cell's upper left corner stands at that point. */
    void draw(Canvas canvas, double x, double y, int cell) {
        double across = x + cell / 2.0 - 1;
        double down = y + cell / 2.0 - 1;
        canvas.spot(move, () -> {
            canvas.box("drawing__cell", x, y, cell - 2, cell - 2);
            if (face.equals(HEADS)) {
                canvas.circle("drawing__coin", across, down, cell / 2.0 - 3);
            }
            canvas.text("drawing__number", across, down, face);
        });
    }
}
