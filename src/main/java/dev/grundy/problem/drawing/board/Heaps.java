package dev.grundy.problem.drawing.board;

import dev.grundy.problem.drawing.canvas.Canvas;
import dev.grundy.problem.drawing.canvas.InputWords;
import dev.grundy.problem.drawing.canvas.Legend;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** A count of games, each of several piles that belong together: how many, and a line of them, or such a line alone. */
public record Heaps(Legend legend) {
    private static final int MOST_GAMES = 4;
    private static final int MOST_PILES = 14;
    private static final int ACROSS = 4;
    private static final int STRIDE = Pile.width(ACROSS) + 22;

    public Canvas draw(String input) {
        List<String> games = input.strip().lines().skip(1).toList();
        boolean ofOneLine = !games.isEmpty() && games.stream().allMatch(game -> game.contains(" "));
        return draw(
                ofOneLine
                        ? new InputWords(games.size() + " "
                                + games.stream().map(InputWords::counted).collect(Collectors.joining(" ")))
                        : InputWords.withoutParameters(input));
    }

    public Canvas draw(InputWords input) {
        Canvas canvas = new Canvas();
        int games = input.count(MOST_GAMES);
        for (int game = 0; game < games; game++) {
            List<Long> piles = new ArrayList<>();
            int count = input.count(MOST_PILES);
            for (int i = 0; i < count; i++) {
                piles.add(input.number(Long.MAX_VALUE));
            }
            game(canvas, game, piles);
        }
        return canvas;
    }

    private void game(Canvas canvas, int game, List<Long> piles) {
        int height = piles.stream()
                .mapToInt(stones -> new Pile(stones, ACROSS).height())
                .max()
                .orElse(0);
        double ground = canvas.bottom() + height + 14;
        for (int i = 0; i < piles.size(); i++) {
            double x = 14 + i * STRIDE;
            int pile = i + 1;
            new Pile(piles.get(i), ACROSS)
                    .draw(canvas, x, ground, taken -> legend.moves().withNumbers(pile, taken));
            canvas.text("drawing__name", x + Pile.width(ACROSS) / 2.0, ground + 14, Integer.toString(i + 1));
        }
        canvas.text("drawing__mark", 14 + (piles.size() * STRIDE - 22) / 2.0, ground + 34, legend.mark(game));
        canvas.describe(legend.said(game, String.join(", ", texts(piles))));
        canvas.reach(0, ground + legend.below(44));
    }

    private static List<String> texts(List<Long> piles) {
        return piles.stream().map(String::valueOf).toList();
    }
}
