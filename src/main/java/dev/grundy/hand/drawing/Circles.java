package dev.grundy.hand.drawing;

import dev.grundy.web.Texts;

/** Games within a circle: its quarter that can be reached, with the points that moves lead to while these are few. */
record Circles(Legend legend) {
    private static final int MOST_GAMES = 6;
    private static final int SIDE = 150;
    private static final int STRIDE = SIDE + 56;
    private static final int IN_A_LINE = 2;
    private static final int MOST_POINTS = 15;

    Canvas draw(Words input) {
        Canvas canvas = new Canvas();
        int games = input.count(MOST_GAMES);
        for (int game = 0; game < games; game++) {
            double x = 20 + game % IN_A_LINE * STRIDE;
            double y = 20 + game / IN_A_LINE * (STRIDE + 20);
            game(canvas, game, new Place(x, y), input.number(1_000_000_000), input.number(1_000_000_000));
        }
        return canvas;
    }

    private record Place(double x, double y) {}

    private void game(Canvas canvas, int game, Place place, long radius, long move) {
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
                canvas.circle("drawing__point", x + i * step, ground - j * step, 2.5);
            }
        }
        canvas.circle("drawing__token", x, ground, 7);
        String sizes = Texts.of("drawing-circle", Long.toString(radius), Long.toString(move));
        canvas.text("drawing__name", x + SIDE / 2.0, ground + 20, legend.name(game));
        canvas.text("drawing__number", x + SIDE / 2.0, ground + 38, sizes);
        canvas.text("drawing__mark", x + SIDE / 2.0, ground + 56, legend.mark(game));
        canvas.describe(Texts.of("drawing-part", legend.name(game), sizes));
        canvas.reach(x + SIDE, ground + 62);
    }
}
