package dev.grundy.problem.drawing.board;

import dev.grundy.problem.drawing.canvas.Canvas;
import dev.grundy.problem.drawing.canvas.InputWords;
import dev.grundy.problem.drawing.canvas.Legend;
import dev.grundy.problem.drawing.canvas.Moves.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Rectangles of squares, one beside the other. A click on the mark at the end of a line cuts along it. The marks above a piece cut between
 * columns, those on its left between rows.
 */
public record Cakes(Legend legend) {
    private static final int MOST_GAMES = 4;
    private static final int MOST_PIECES = 16;
    private static final int LONGEST = 12;
    private static final int LEFT = 30;
    private static final int SQUARE = 30;
    private static final int MARK = 8;
    private static final int ROW_OF_PIECES = 560;

    private record Piece(int rows, int columns) {}

    /** A count of games; each has a count of cakes, and the rows and columns of each. */
    public Canvas draw(InputWords input) {
        Canvas canvas = new Canvas();
        int games = input.count(MOST_GAMES);
        for (int game = 0; game < games; game++) {
            List<Piece> pieces = new ArrayList<>();
            for (int left = input.count(MOST_PIECES); left > 0; left--) {
                pieces.add(piece(input));
            }
            pieces(canvas, game, pieces);
        }
        return canvas;
    }

    /** A word for each piece, its rows and columns: 2x4. */
    public Canvas board(String board) {
        String[] words = board.split(" ");
        List<Piece> pieces = new ArrayList<>();
        for (String word : words) {
            if (words.length > MOST_PIECES || !word.matches("[0-9]{1,2}x[0-9]{1,2}")) {
                throw new IllegalArgumentException("no pieces that can be drawn: " + board);
            }
            pieces.add(piece(new InputWords(word.replace('x', ' '))));
        }
        Canvas canvas = new Canvas();
        pieces(canvas, 0, pieces);
        return canvas;
    }

    private static Piece piece(InputWords input) {
        Piece piece = new Piece(input.count(LONGEST), input.count(LONGEST));
        if (piece.rows() < 1 || piece.columns() < 1) {
            throw new IllegalArgumentException("a piece has at least one square");
        }
        return piece;
    }

    private void pieces(Canvas canvas, int game, List<Piece> pieces) {
        double top = canvas.bottom() + LEFT;
        double x = LEFT;
        double bottom = top;
        List<String> said = new ArrayList<>();
        for (int index = 0; index < pieces.size(); index++) {
            Piece piece = pieces.get(index);
            double width = piece.columns() * SQUARE;
            if (x > LEFT && x + width > ROW_OF_PIECES) {
                x = LEFT;
                top = bottom + LEFT;
            }
            piece(canvas, index + 1, piece, x, top);
            bottom = Math.max(bottom, top + piece.rows() * SQUARE + 12);
            x += width + LEFT;
            said.add(piece.rows() + "x" + piece.columns());
        }
        canvas.text("drawing__mark", LEFT + 60.0, bottom + 12, legend.mark(game));
        canvas.describe(legend.said(game, String.join(" ", said)));
        canvas.reach(LEFT + 120.0, bottom + 22);
    }

    private void piece(Canvas canvas, int number, Piece piece, double x, double y) {
        for (int row = 0; row < piece.rows(); row++) {
            for (int column = 0; column < piece.columns(); column++) {
                canvas.box("drawing__coin", x + column * SQUARE, y + row * SQUARE, SQUARE, SQUARE);
            }
        }
        for (int cut = 1; cut < piece.columns(); cut++) {
            mark(canvas, legend.moves().beginningWith('V', number, cut), x + cut * SQUARE, y - MARK - 4);
        }
        for (int cut = 1; cut < piece.rows(); cut++) {
            mark(canvas, legend.moves().beginningWith('H', number, cut), x - MARK - 4, y + cut * SQUARE);
        }
        canvas.text(
                "drawing__small",
                x + piece.columns() * SQUARE / 2.0,
                y + piece.rows() * SQUARE + 8,
                Integer.toString(number));
    }

    private static void mark(Canvas canvas, Optional<Move> move, double x, double y) {
        if (move.isPresent()) {
            canvas.spot(move, () -> canvas.circle("drawing__node drawing__near", x, y, MARK));
        }
    }
}
