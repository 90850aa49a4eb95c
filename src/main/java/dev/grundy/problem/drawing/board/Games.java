package dev.grundy.problem.drawing.board;

import dev.grundy.problem.drawing.canvas.Canvas;
import dev.grundy.problem.drawing.canvas.InputWords;
import dev.grundy.problem.drawing.canvas.Legend;
import dev.grundy.web.frame.Texts;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.NoSuchElementException;

/**
 * A count of heaps, each a count of unlike games and a line for each. They are drawn side by side as they are alone. The games are {@code pile}
 * with its stones and the numbers that may be taken, {@code row} with its pins, {@code tree} and {@code graph}. A move is called by the number
 * of the game and what it is there.
 */
public record Games(Legend legend) {
    private static final int MOST_HEAPS = 4;
    private static final int MOST_GAMES = 6;
    private static final int MOST_PINS = 24;
    /** Games beyond it stand in a further line. */
    private static final int WIDTH = 380;

    private static final int GAP = 26;
    private static final int NAME = 26;
    private static final int PIN = 28;
    private static final int LETTER = 7;
    private static final double PILE_SCALE = 1.6;
    private static final double GRAPH_SCALE = 0.8;
    private static final char KNOCKED = 'X';

    /** One game, not yet in its place. */
    private record Part(Canvas canvas, double scale, String name) {
        double width() {
            return Math.max(canvas.right() * scale, 14 + name.length() * (double) LETTER);
        }
    }

    public Canvas draw(String input) {
        List<String> lines = input.strip().lines().toList();
        int next = 1;
        List<List<String>> heaps = new ArrayList<>();
        for (int left = new InputWords(lines.getFirst()).count(MOST_HEAPS); left > 0; left--) {
            int games = new InputWords(line(lines, next)).count(MOST_GAMES);
            line(lines, next + games);
            heaps.add(lines.subList(next + 1, next + 1 + games));
            next += 1 + games;
        }
        return draw(heaps);
    }

    /** One heap, as a board shows it: its games with bars between them. */
    public Canvas board(String board) {
        List<String> games = Arrays.asList(board.split(" \\| "));
        if (games.size() > MOST_GAMES) {
            throw new IllegalArgumentException("too many games to be drawn: " + games.size());
        }
        return draw(List.of(games));
    }

    private static String line(List<String> lines, int index) {
        if (index >= lines.size()) {
            throw new NoSuchElementException("line " + (index + 1));
        }
        return lines.get(index);
    }

    private Canvas draw(List<List<String>> heaps) {
        Canvas canvas = new Canvas();
        for (int heap = 0; heap < heaps.size(); heap++) {
            heap(canvas, heap, heaps.get(heap));
        }
        return canvas;
    }

    private void heap(Canvas canvas, int heap, List<String> games) {
        double x = 0;
        double top = canvas.bottom() + 6;
        double right = 0;
        for (int i = 0; i < games.size(); i++) {
            Part part = part(i + 1, games.get(i));
            if (x > 0 && x + part.width() > WIDTH) {
                x = 0;
                top = canvas.bottom() + 10;
            }
            canvas.text("drawing__name", x + 14 + part.name().length() * LETTER / 2.0, top + 12, part.name());
            canvas.place(part.canvas(), x, top + NAME, part.scale());
            x += part.width() + GAP;
            right = Math.max(right, x - GAP);
        }
        canvas.text("drawing__mark", 14 + right / 2, canvas.bottom() + 14, legend.mark(heap));
        canvas.describe(legend.said(heap, String.join(" | ", games)));
    }

    private Part part(int number, String game) {
        InputWords words = new InputWords(game);
        String kind = words.next();
        Legend part = Legend.of(legend.moves().within(number));
        String name = number + ": " + kind;
        return switch (kind) {
            case "pile" -> {
                String stones = words.next();
                words.next();
                Canvas canvas = new Piles(part).draw(new InputWords("1 " + stones));
                yield new Part(canvas, PILE_SCALE, name + ", " + Texts.of("drawing-games-take", words.rest(", ")));
            }
            case "row" -> {
                Canvas canvas = row(part, words.next());
                yield new Part(canvas, 1, name + ", " + Texts.of("drawing-games-take", words.next()));
            }
            case "tree" -> new Part(new Hackenbush(part).draw(new InputWords("1 " + words.rest(" "))), 1, name);
            case "graph" -> {
                String counts = words.next() + " " + words.next() + " ";
                int token = words.count(Integer.MAX_VALUE);
                Canvas canvas =
                        new Graph(part, 1, false).draw(new InputWords(counts + words.rest(" ")), List.of(token));
                yield new Part(canvas, GRAPH_SCALE, name);
            }
            default -> throw new IllegalArgumentException("no game that can be drawn: " + kind);
        };
    }

    /** Pins, of which the first that goes is clicked; all of them stand where there is only a number. */
    private static Canvas row(Legend legend, String pins) {
        String shown = pins.matches("[0-9]{1,3}") ? ".".repeat(new InputWords(pins).count(MOST_PINS)) : pins;
        if (!shown.matches("[.X]{1," + MOST_PINS + "}")) {
            throw new IllegalArgumentException("no row of pins that can be drawn: " + pins);
        }
        Canvas canvas = new Canvas();
        double y = 24;
        for (int i = 0; i < shown.length(); i++) {
            double x = 14 + (i + 0.5) * PIN;
            if (shown.charAt(i) != KNOCKED) {
                canvas.spot(
                        legend.moves().withNumbers(i + 1), () -> canvas.circle("drawing__coin", x, y, PIN / 2.0 - 3));
            }
            canvas.text("drawing__small", x, y + PIN / 2.0 + 10, Integer.toString(i + 1));
        }
        canvas.line("drawing__line", 14, y + PIN / 2.0, 14 + shown.length() * (double) PIN, y + PIN / 2.0);
        return canvas;
    }
}
