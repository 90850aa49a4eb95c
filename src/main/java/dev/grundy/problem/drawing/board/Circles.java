package dev.grundy.problem.drawing.board;

import dev.grundy.problem.drawing.canvas.Canvas;
import dev.grundy.problem.drawing.canvas.InputWords;
import dev.grundy.problem.drawing.canvas.Legend;
import dev.grundy.problem.drawing.canvas.Moves.Move;
import dev.grundy.web.frame.Texts;
import java.util.Optional;

/** Games within a circle: its quarter that can be reached, with the points that moves lead to while these are few. */
public record Circles(Legend legend) {
    private static final int MOST_GAMES = 6;
    private static final int SIDE = 150;
    private static final int STRIDE = SIDE + 56;
    private static final int IN_A_LINE = 2;
    private static final int MOST_POINTS = 15;
    private static final int MOST_RADIUS = 1_000_000_000;

    public Canvas draw(InputWords input) {
        Canvas canvas = new Canvas();
        int games = input.count(MOST_GAMES);
        for (int game = 0; game < games; game++) {
            double x = 20 + game % IN_A_LINE * STRIDE;
            double y = 20 + game / IN_A_LINE * (STRIDE + 20);
            long radius = input.number(MOST_RADIUS);
            game(canvas, game, new Place(x, y), new Token(radius, input.number(MOST_RADIUS), 0, 0));
        }
        return canvas;
    }

    /** One game with its token where it is now; a click on a point moves it there. */
    public Canvas draw(long radius, long move, long x, long y) {
        Canvas canvas = new Canvas();
        game(canvas, 0, new Place(20, 20), new Token(radius, move, x, y));
        return canvas;
    }

    private record Token(long radius, long move, long x, long y) {}

    private record Place(double x, double y) {}

    private void game(Canvas canvas, int game, Place place, Token token) {
        long radius = token.radius();
        long move = token.move();
        double x = place.x();
        double ground = place.y() + SIDE;
        canvas.path(
                "drawing__area",
                "M%s %sL%s %sA%d %d 0 0 1 %s %sZ"
                        .formatted(
                                Canvas.number(x),
                                Canvas.number(ground),
                                Canvas.number(x),
                                Canvas.number(place.y()),
                                SIDE,
                                SIDE,
                                Canvas.number(x + SIDE),
                                Canvas.number(ground)));
        long most = move == 0 ? 0 : radius / move;
        for (long i = 0; i <= most && most <= MOST_POINTS; i++) {
            for (long j = 0; (i * i + j * j) * move * move <= radius * radius; j++) {
                double step = SIDE * (double) move / radius;
                point(
                        canvas,
                        token,
                        new Place(x + i * step, ground - j * step),
                        i * move - token.x(),
                        j * move - token.y());
            }
        }
        double scale = SIDE / (double) radius;
        canvas.circle("drawing__token", x + token.x() * scale, ground - token.y() * scale, 7);
        String sizes = Texts.of("drawing-circle", Long.toString(radius), Long.toString(move));
        canvas.text("drawing__name", x + SIDE / 2.0, ground + 20, legend.name(game));
        canvas.text("drawing__number", x + SIDE / 2.0, ground + 38, sizes);
        canvas.text("drawing__mark", x + SIDE / 2.0, ground + 56, legend.mark(game));
        canvas.describe(legend.said(game, sizes));
        canvas.reach(x + SIDE, ground + 62);
    }

    /** @param right how far from the token, as {@code up} */
    private void point(Canvas canvas, Token token, Place at, long right, long up) {
        Optional<Move> move = Optional.empty();
        if (right == token.move() && up == 0) {
            move = legend.moves().beginningWith('X');
        } else if (right == 0 && up == token.move()) {
            move = legend.moves().beginningWith('Y');
        }
        double radius = move.isPresent() ? 6 : 2.5;
        String style = move.isPresent() ? "drawing__goal" : "drawing__point";
        canvas.spot(move, () -> canvas.circle(style, at.x(), at.y(), radius));
    }
}
