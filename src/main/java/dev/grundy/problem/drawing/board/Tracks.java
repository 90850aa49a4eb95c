package dev.grundy.problem.drawing.board;

import dev.grundy.problem.drawing.canvas.Canvas;
import dev.grundy.problem.drawing.canvas.InputWords;
import dev.grundy.problem.drawing.canvas.Legend;
import dev.grundy.problem.drawing.canvas.Moves.Move;
import dev.grundy.web.frame.Texts;
import java.util.Optional;

/** Races from 0 to a goal. It is a track of cells with those that the first step can reach, or a line where the cells are many. */
public record Tracks(Legend legend) {
    private static final int MOST_GAMES = 8;
    private static final int MOST_CELLS = 41;
    private static final int CELL = 22;
    /** From a cell's side. */
    private static final double MIDDLE = (CELL - 2) / 2.0;

    private static final int IN_A_LINE = 10;

    public Canvas draw(InputWords input) {
        Canvas canvas = new Canvas();
        int games = input.count(MOST_GAMES);
        for (int game = 0; game < games; game++) {
            game(canvas, game, new Race(input.number(Long.MAX_VALUE), input.number(Long.MAX_VALUE), 0, false));
        }
        return canvas;
    }

    /** One race that has come to a total; a click on a cell goes there. */
    public Canvas draw(long step, long goal, long total) {
        Canvas canvas = new Canvas();
        game(canvas, 0, new Race(step, goal, total, true));
        return canvas;
    }

    /** @param begun whether the token is drawn */
    private record Race(long step, long goal, long total, boolean begun) {}

    private void game(Canvas canvas, int game, Race race) {
        long step = race.step();
        long goal = race.goal();
        String sizes = Texts.of("drawing-track", Long.toString(step), Long.toString(goal));
        String title = legend.said(game, sizes);
        double y = canvas.bottom() + 18;
        canvas.text("drawing__caption", 12, y, title);
        canvas.reach(12 + title.length() * 7.2, y);
        if (goal < MOST_CELLS) {
            cells(canvas, y + 12, race);
        } else {
            canvas.line("drawing__line", 14, y + 22, 14 + IN_A_LINE * CELL, y + 22);
            canvas.circle("drawing__token", 14 + (double) race.total() / goal * IN_A_LINE * CELL, y + 22, 7);
            canvas.box("drawing__goal", 8 + IN_A_LINE * CELL, y + 16, 12, 12);
        }
        if (!legend.mark(game).isEmpty()) {
            canvas.text("drawing__mark", 14 + 5.0 * CELL, canvas.bottom() + 16, legend.mark(game));
        }
        canvas.describe(title);
        canvas.reach(0, canvas.bottom() + 8);
    }

    private void cells(Canvas canvas, double top, Race race) {
        for (int cell = 0; cell <= race.goal(); cell++) {
            double x = 12 + cell % IN_A_LINE * CELL;
            double y = top + cell / IN_A_LINE * (CELL + 4);
            long said = cell - race.total();
            String number = Integer.toString(cell);
            String style = cell == race.goal()
                    ? "drawing__goal"
                    : said >= 1 && said <= race.step() ? "drawing__near" : "drawing__cell";
            Optional<Move> move = said < 1 ? Optional.empty() : legend.moves().withNumbers((int) said);
            canvas.spot(move, () -> {
                canvas.box(style, x, y, CELL - 2, CELL - 2);
                boolean here = race.begun() && said == 0;
                if (here) {
                    canvas.circle("drawing__token", x + MIDDLE, y + MIDDLE, MIDDLE);
                }
                canvas.text(here ? "drawing__on-token" : "drawing__small", x + MIDDLE, y + MIDDLE, number);
            });
        }
    }
}
