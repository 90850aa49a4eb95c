package dev.grundy.problem.drawing.board;

import dev.grundy.problem.drawing.canvas.Canvas;
import dev.grundy.problem.drawing.canvas.InputWords;
import dev.grundy.problem.drawing.canvas.Legend;
import dev.grundy.problem.drawing.canvas.Moves.Move;
import dev.grundy.web.frame.Texts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** The corner of a grid with its impassable cells and the starts that are asked about, by their numbers. */
public record Grid(Legend legend) {
    private static final int LARGEST = 14;
    private static final int MOST_CASES = 20;
    private static final int MOST_CELLS = 40;
    private static final int CELL = 38;
    private static final int EDGE = 26;

    private record Cell(int x, int y) {}

    public Canvas draw(InputWords input) {
        if (input.count(1) != 1) {
            throw new IllegalArgumentException("one case is drawn");
        }
        List<Cell> blocked = cells(input);
        List<Cell> starts = cells(input);
        Canvas canvas = cells(blocked, 2 + Math.max(largest(blocked), largest(starts)), cell -> Optional.empty());
        starts(canvas, starts);
        canvas.describe(Texts.of("drawing-grid-blocked", said(blocked)));
        canvas.describe(Texts.of("drawing-grid-starts", said(starts)));
        return canvas;
    }

    /**
     * One of an input's cases with a token; a click on a cell moves it there.
     *
     * @param grid which case, from 1
     */
    public Canvas draw(InputWords input, int grid, int x, int y) {
        int cases = input.count(MOST_CASES);
        List<Cell> blocked = List.of();
        List<Cell> starts = List.of();
        for (int i = 1; i <= Math.min(grid, cases); i++) {
            blocked = cells(input);
            starts = cells(input);
        }
        Cell token = new Cell(x, y);
        Canvas canvas = cells(blocked, 2 + Math.max(largest(blocked), largest(starts)), cell -> move(token, cell));
        canvas.circle("drawing__token", EDGE + (y + 0.5) * CELL - 1, EDGE + (x + 0.5) * CELL - 1, 11);
        canvas.describe(Texts.of("drawing-grid-blocked", said(blocked)));
        return canvas;
    }

    private Optional<Move> move(Cell token, Cell to) {
        if (to.y() == token.y() && to.x() < token.x()) {
            return legend.moves().beginningWith('U', token.x() - to.x());
        }
        return to.x() == token.x() && to.y() < token.y()
                ? legend.moves().beginningWith('L', token.y() - to.y())
                : Optional.empty();
    }

    private static Canvas cells(List<Cell> blocked, int side, Function<Cell, Optional<Move>> moves) {
        Canvas canvas = new Canvas();
        for (int i = 0; i < side; i++) {
            double middle = EDGE + (i + 0.5) * CELL;
            canvas.text("drawing__name", middle, 12, Integer.toString(i));
            canvas.text("drawing__name", 12, middle, Integer.toString(i));
            for (int j = 0; j < side; j++) {
                Cell cell = new Cell(i, j);
                Optional<Move> move = moves.apply(cell);
                String style = blocked.contains(cell)
                        ? "drawing__black"
                        : move.isPresent() ? "drawing__near" : "drawing__cell";
                double left = EDGE + j * CELL;
                double top = EDGE + i * CELL;
                canvas.spot(move, () -> canvas.box(style, left, top, CELL - 2, CELL - 2));
            }
        }
        return canvas;
    }

    /** A cell that is asked about twice has both numbers. */
    private void starts(Canvas canvas, List<Cell> starts) {
        Map<Cell, List<String>> numbers = new LinkedHashMap<>();
        Map<Cell, String> marks = new LinkedHashMap<>();
        for (int i = 0; i < starts.size(); i++) {
            numbers.computeIfAbsent(starts.get(i), unused -> new ArrayList<>()).add(Integer.toString(i + 1));
            marks.put(starts.get(i), legend.mark(i));
        }
        numbers.forEach((cell, its) -> {
            double x = EDGE + cell.y() * CELL;
            double y = EDGE + cell.x() * CELL;
            String mark = marks.getOrDefault(cell, "");
            canvas.box("drawing__near", x + 3, y + 3, CELL - 8, CELL - 8);
            canvas.text("drawing__number", x + CELL / 2.0 - 1, y + (mark.isEmpty() ? 18 : 13), String.join(",", its));
            canvas.text("drawing__small", x + CELL / 2.0 - 1, y + 27, mark);
        });
    }

    private static List<Cell> cells(InputWords input) {
        List<Cell> cells = new ArrayList<>();
        int count = input.count(MOST_CELLS);
        for (int i = 0; i < count; i++) {
            cells.add(new Cell(input.count(LARGEST), input.count(LARGEST)));
        }
        return cells;
    }

    private static int largest(List<Cell> cells) {
        return cells.stream()
                .mapToInt(cell -> Math.max(cell.x(), cell.y()))
                .max()
                .orElse(0);
    }

    private static String said(List<Cell> cells) {
        return String.join(
                ", ",
                cells.stream()
                        .map(cell -> "(" + cell.x() + ", " + cell.y() + ")")
                        .toList());
    }
}
