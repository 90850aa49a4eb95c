package dev.grundy.problem.drawing;

import dev.grundy.format.pack.ByHand;
import dev.grundy.problem.drawing.board.Boxes;
import dev.grundy.problem.drawing.board.Cakes;
import dev.grundy.problem.drawing.board.Circles;
import dev.grundy.problem.drawing.board.Coins;
import dev.grundy.problem.drawing.board.Dominoes;
import dev.grundy.problem.drawing.board.Games;
import dev.grundy.problem.drawing.board.Graph;
import dev.grundy.problem.drawing.board.Grid;
import dev.grundy.problem.drawing.board.Hackenbush;
import dev.grundy.problem.drawing.board.HackenbushGraph;
import dev.grundy.problem.drawing.board.Heaps;
import dev.grundy.problem.drawing.board.Lanes;
import dev.grundy.problem.drawing.board.Matrix;
import dev.grundy.problem.drawing.board.Piles;
import dev.grundy.problem.drawing.board.Row;
import dev.grundy.problem.drawing.board.Stairs;
import dev.grundy.problem.drawing.board.Strips;
import dev.grundy.problem.drawing.board.Tracks;
import dev.grundy.problem.drawing.board.Tree;
import dev.grundy.problem.drawing.canvas.Canvas;
import dev.grundy.problem.drawing.canvas.InputWords;
import dev.grundy.problem.drawing.canvas.Legend;
import dev.grundy.problem.drawing.canvas.Moves;
import dev.grundy.problem.drawing.canvas.Picture;
import java.util.Arrays;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Draws a position of a game from its board, as docs/games.md says what boards look like. Safe for use by several threads. */
public final class Boards {
    private static final Pattern NO_NUMBER = Pattern.compile("[^0-9]+");
    private static final Pattern PLACE = Pattern.compile("\\.|-?[0-9]+");

    private Boards() {}

    /**
     * The position as a picture; empty if the board is not of the form that the drawing is for, or too large to be drawn.
     *
     * @param input of which the position is one
     * @param board as the rules print it
     * @param moves the moves that can be clicked
     */
    public static Optional<Picture> of(ByHand.Drawing drawing, String input, String board, Moves moves) {
        try {
            Canvas canvas = canvas(drawing, input, board, Legend.of(moves));
            canvas.describe(board);
            return Optional.of(canvas.picture(drawing.label(), scale(drawing)));
        } catch (NoSuchElementException | IllegalArgumentException e) {
            // The board is shown as text.
            return Optional.empty();
        }
    }

    /** Spots to click must be 24 px apart (WCAG 2.5.8). */
    private static double scale(ByHand.Drawing drawing) {
        return switch (drawing) {
            case PILES, HEAPS -> 1.6;
            case STAIRS, CIRCLES -> 1.5;
            case TRACKS -> 1.25;
            case ROW,
                    BOXES,
                    STRIPS,
                    HACKENBUSH,
                    DOMINOES,
                    HACKENBUSH_GRAPH,
                    GAMES,
                    COINS,
                    GRID,
                    GRAPH,
                    GRAPH_WITH_TOKENS,
                    TREE,
                    GRAPH_WITH_OWNERS,
                    UNDIRECTED_GRAPH,
                    GRAPH_WITH_GAPS,
                    LANES,
                    CAKES,
                    MATRIX -> 1;
        };
    }

    private static Canvas canvas(ByHand.Drawing drawing, String input, String board, Legend legend) {
        return switch (drawing) {
            case PILES -> new Piles(legend).draw(new InputWords("1 " + board));
            case HEAPS -> new Heaps(legend).draw(new InputWords("1 " + InputWords.counted(numbersAlone(board))));
            case STAIRS -> new Stairs(legend).draw(new InputWords("1 " + InputWords.counted(board)));
            case STRIPS -> new Strips(legend).draw(new InputWords("1 " + board));
            case HACKENBUSH -> new Hackenbush(legend).draw(new InputWords("1 " + InputWords.counted(board)));
            case DOMINOES -> {
                List<String> rows = Arrays.asList(board.split(" "));
                String size = rows.size() + " " + rows.getFirst().length();
                yield new Dominoes(legend).draw(new InputWords("1 " + size + " " + board));
            }
            case HACKENBUSH_GRAPH -> new HackenbushGraph(legend).board(board);
            case GAMES -> new Games(legend).board(board);
            case COINS -> new Coins(legend).board(board);
            case BOXES -> new Boxes(legend).draw(new InputWords(InputWords.counted(board)));
            case CIRCLES -> {
                List<Integer> numbers = numbers(board, 4);
                yield new Circles(legend).draw(numbers.get(0), numbers.get(1), numbers.get(2), numbers.get(3));
            }
            case TRACKS -> {
                List<Integer> numbers = numbers(board, 3);
                yield new Tracks(legend).draw(numbers.get(2), numbers.get(1), numbers.get(0));
            }
            case ROW -> row(board, legend);
            case GRID -> {
                List<Integer> numbers = numbers(board, 3);
                yield new Grid(legend).draw(new InputWords(input), numbers.get(0), numbers.get(1), numbers.get(2));
            }
            case GRAPH -> new Graph(legend, 0, false).draw(new InputWords(input), numbers(board, 1));
            case GRAPH_WITH_TOKENS -> new Graph(legend, 1, true).draw(new InputWords(input), numbers(board, 2));
            case MATRIX -> {
                List<Integer> numbers = numbers(board, 3);
                yield new Matrix(legend).draw(new InputWords(input), numbers.get(0), numbers.get(1), numbers.get(2));
            }
            case TREE -> {
                List<Integer> numbers = numbers(board, 2);
                yield new Tree(legend).draw(new InputWords(input), numbers.get(0), numbers.get(1));
            }
            case GRAPH_WITH_OWNERS -> new Graph(legend, 0, false).drawOwned(new InputWords(input), numbers(board));
            case GRAPH_WITH_GAPS -> new Graph(legend, 0, false).drawGapped(new InputWords(input), numbers(board));
            case CAKES -> new Cakes(legend).board(board);
            case LANES -> new Lanes(legend).board(board);
            case UNDIRECTED_GRAPH -> new Graph(legend, 0, false).drawUndirected(new InputWords(input), numbers(board));
        };
    }

    /** The numbers in a board, which has so many of them. */
    private static List<Integer> numbers(String board, int count) {
        List<Integer> numbers = numbers(board);
        if (numbers.size() != count) {
            throw new IllegalArgumentException("a board with " + count + " numbers is drawn, not " + board);
        }
        return numbers;
    }

    private static String numbersAlone(String board) {
        return NO_NUMBER.matcher(board).replaceAll(" ").strip();
    }

    private static List<Integer> numbers(String board) {
        return Stream.of(NO_NUMBER.split(board))
                .filter(word -> !word.isEmpty())
                .map(Integer::parseInt)
                .toList();
    }

    /** The words before and behind the places are written below them. */
    private static Canvas row(String board, Legend legend) {
        List<String> words = Arrays.asList(board.split(" "));
        int from = 0;
        while (from < words.size() && !PLACE.matcher(words.get(from)).matches()) {
            from++;
        }
        int to = from;
        while (to < words.size() && PLACE.matcher(words.get(to)).matches()) {
            to++;
        }
        String rest = Stream.concat(words.subList(0, from).stream(), words.subList(to, words.size()).stream())
                .reduce("", (said, word) -> (said + " " + word).strip());
        return new Row(legend).draw(words.subList(from, to), rest);
    }
}
