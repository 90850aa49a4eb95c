package dev.grundy.problem.drawing.board;

import dev.grundy.problem.drawing.canvas.Canvas;
import dev.grundy.problem.drawing.canvas.Moves.Move;
import java.util.Optional;
import java.util.function.IntFunction;

/** One pile of stones, standing on a line. */
final class Pile {
    /** Of one stone with the room around it. */
    static final int STONE = 16;

    /** More stones are told by their number. */
    private static final int MOST_DRAWN = 60;

    private static final double RADIUS = 6.5;
    private static final int NUMBER_HEIGHT = 18;

    private final long stones;
    private final int across;

    /** @param across how many stones lie side by side */
    Pile(long stones, int across) {
        this.stones = stones;
        this.across = across;
    }

    static int width(int across) {
        return across * STONE;
    }

    int height() {
        return NUMBER_HEIGHT + (isDrawn() ? rows() * STONE : 3 * STONE);
    }

    /** The lower line at {@code y}, its left end at {@code x}. */
    void draw(Canvas canvas, double x, double y) {
        draw(canvas, x, y, taken -> Optional.empty());
    }

    /** The same; a click on a stone takes it and those that came after it. */
    void draw(Canvas canvas, double x, double y, IntFunction<Optional<Move>> taking) {
        double middle = x + width(across) / 2.0;
        if (isDrawn()) {
            for (int i = 0; i < stones; i++) {
                double stoneX = x + (i % across + 0.5) * STONE;
                double stoneY = y - (i / across + 0.5) * STONE;
                canvas.spot(
                        taking.apply((int) stones - i), () -> canvas.circle("drawing__stone", stoneX, stoneY, RADIUS));
            }
        } else {
            canvas.path(
                    "drawing__heap",
                    "M%s %sL%s %sL%s %sZ"
                            .formatted(
                                    Canvas.number(x + 4),
                                    Canvas.number(y),
                                    Canvas.number(middle),
                                    Canvas.number(y - 2.6 * STONE),
                                    Canvas.number(x + width(across) - 4),
                                    Canvas.number(y)));
        }
        canvas.line("drawing__line", x, y, x + width(across), y);
        canvas.text("drawing__number", middle, y - height() + NUMBER_HEIGHT / 2.0, Long.toString(stones));
    }

    private boolean isDrawn() {
        return stones <= MOST_DRAWN;
    }

    private int rows() {
        return (int) ((stones + across - 1) / across);
    }
}
