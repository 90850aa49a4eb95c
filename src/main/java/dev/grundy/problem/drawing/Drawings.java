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
import dev.grundy.problem.drawing.canvas.Picture;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;

/** Draws an instance from its input. Safe for use by several threads. */
public final class Drawings {
    private Drawings() {}

    /**
     * The instance as a picture; empty if the input is not of the form that the drawing is for, or too large to be drawn.
     *
     * @param legend the names of its parts, and the facts known about them
     */
    public static Optional<Picture> of(ByHand.Drawing drawing, String input, Legend legend) {
        InputWords words = new InputWords(input);
        try {
            Canvas canvas = switch (drawing) {
                case PILES -> new Piles(legend).draw(InputWords.withoutParameters(input));
                case HEAPS -> new Heaps(legend).draw(input);
                case STAIRS -> new Stairs(legend).draw(words);
                case CIRCLES -> new Circles(legend).draw(words);
                case TRACKS -> new Tracks(legend).draw(words);
                case ROW -> new Row(legend).draw(words);
                case BOXES -> new Boxes(legend).draw(words);
                case STRIPS -> new Strips(legend).draw(words);
                case HACKENBUSH -> new Hackenbush(legend).draw(words);
                case DOMINOES -> new Dominoes(legend).draw(words);
                case HACKENBUSH_GRAPH -> new HackenbushGraph(legend).draw(words);
                case GAMES -> new Games(legend).draw(input);
                case COINS -> new Coins(legend).draw(words);
                case GRID -> new Grid(legend).draw(words);
                case GRAPH -> new Graph(legend, 0, false).draw(words);
                case GRAPH_WITH_TOKENS -> new Graph(legend, 1, true).draw(words);
                case MATRIX -> new Matrix(legend).draw(words);
                case TREE -> new Tree(legend).draw(words);
                case GRAPH_WITH_OWNERS -> new Graph(legend, 0, false).drawOwned(words, List.of());
                case GRAPH_WITH_GAPS -> new Graph(legend, 0, false).drawGapped(words, List.of());
                case CAKES -> new Cakes(legend).draw(words);
                case LANES -> new Lanes(legend).draw(words);
                case UNDIRECTED_GRAPH -> new Graph(legend, 0, false).drawUndirected(words, List.of());
            };
            return Optional.of(canvas.picture(drawing.label()));
        } catch (NoSuchElementException | IllegalArgumentException e) {
            // The text of the input is shown in any case.
            return Optional.empty();
        }
    }
}
