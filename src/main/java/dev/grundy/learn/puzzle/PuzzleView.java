package dev.grundy.learn.puzzle;

import dev.grundy.format.pack.ByHand;
import dev.grundy.judge.game.Mover;
import dev.grundy.judge.game.StateGraph;
import dev.grundy.problem.drawing.Boards;
import dev.grundy.problem.drawing.MoveNames;
import dev.grundy.problem.drawing.canvas.Moves;
import dev.grundy.problem.drawing.canvas.Picture;
import dev.grundy.problem.text.ProblemHeading;
import dev.grundy.problem.text.StatementRules;
import dev.grundy.web.frame.Texts;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A puzzle as its page shows it.
 *
 * @param address of the page without tries, where answers are sent
 * @param next the address of another puzzle
 * @param filter by which that one is chosen
 * @param themes none until the reader has tried it: they would be hints
 * @param day the day whose puzzle it is, where that is today; empty for others
 * @param board of the position, in the words of the problem
 * @param picture the same, drawn; empty where the words must do
 * @param side of the reader, in a game in which the two sides have different moves
 * @param tried the moves so far, as an address says them
 * @param answer to the last of them
 * @param result as text to share; empty until the puzzle is solved
 * @param progress of the reader, also earlier; empty for guests
 */
record PuzzleView(
        String address,
        String next,
        PuzzleFilter filter,
        List<PuzzleTheme> themes,
        ProblemHeading problem,
        String game,
        String input,
        StatementRules.Section rules,
        Optional<String> day,
        String board,
        Optional<Picture> picture,
        Optional<String> side,
        List<Choice> moves,
        String tried,
        Optional<Answer> answer,
        Optional<String> result,
        Optional<PuzzleProgress> progress,
        RatingsView ratings) {
    /**
     * A move that can be chosen.
     *
     * @param wrong whether it was tried
     */
    record Choice(int number, String name, boolean chosen, boolean wrong) {}

    /**
     * The things around the puzzle on its page.
     *
     * @param drawing of its boards
     * @param home where people find it, on other sites too
     * @param progress of the reader; empty for guests
     * @param filter by which the next puzzle is chosen
     */
    record Around(
            ProblemHeading problem,
            StatementRules.Section rules,
            Optional<ByHand.Drawing> drawing,
            Optional<String> day,
            String home,
            Optional<PuzzleProgress> progress,
            RatingsView ratings,
            PuzzleFilter filter) {}

    PuzzleView {
        themes = List.copyOf(themes);
        moves = List.copyOf(moves);
    }

    /** @param chosen the number of the move that the reader chose on the board; empty without one */
    static PuzzleView of(OpenPuzzle puzzle, Tried tried, Optional<Integer> chosen, Around around) {
        StateGraph graph = puzzle.game().graph();
        int position = puzzle.position();
        UnaryOperator<String> said = name -> MoveNames.of(around.drawing(), name);
        String board = graph.board(position);
        String input = puzzle.puzzle().input();
        Moves links = tried.isSolved(puzzle) ? Moves.NONE : links(puzzle, tried, around.filter(), said);
        return new PuzzleView(
                Tried.NOTHING.address(puzzle, around.filter()),
                around.filter().next(puzzle.puzzle().id()),
                around.filter(),
                around.ratings().puzzle().isPresent() ? puzzle.puzzle().themes() : List.of(),
                around.problem(),
                puzzle.puzzle().game(),
                input,
                around.rules(),
                around.day(),
                board,
                around.drawing().flatMap(kind -> Boards.of(kind, input, board, links)),
                side(graph.mover(position)),
                IntStream.range(0, puzzle.moves())
                        .mapToObj(move -> new Choice(
                                move,
                                said.apply(graph.moveName(position, move)),
                                chosen.filter(number -> number == move).isPresent(),
                                tried.moves().contains(move)))
                        .toList(),
                tried.text(),
                tried.last().map(move -> Answer.of(puzzle, move, said)),
                tried.isSolved(puzzle) ? Optional.of(result(tried, around)) : Optional.empty(),
                around.progress(),
                around.ratings());
    }

    /** Each leads to the page on which that move is chosen, and not yet answered. */
    private static Moves links(OpenPuzzle puzzle, Tried tried, PuzzleFilter filter, UnaryOperator<String> said) {
        Map<String, String> links = new LinkedHashMap<>();
        String page = tried.address(puzzle, filter);
        for (int move = 0; move < puzzle.moves(); move++) {
            if (!tried.moves().contains(move)) {
                links.put(
                        puzzle.game().graph().moveName(puzzle.position(), move),
                        page + (page.contains("?") ? "&" : "?") + "chosen=" + move + "#answer");
            }
        }
        return new Moves(links, said);
    }

    private static Optional<String> side(Mover mover) {
        return switch (mover) {
            case NEXT -> Optional.empty();
            case FIRST -> Optional.of(Texts.of("puzzle-side-first"));
            case SECOND -> Optional.of(Texts.of("puzzle-side-second"));
        };
    }

    /** Tells how many tries it took, and not which move it was. */
    private static String result(Tried tried, Around around) {
        int tries = tried.moves().size();
        String head = around.day()
                .map(day -> Texts.of("puzzle-result-day", day, around.problem().title()))
                .orElseGet(() -> Texts.of("puzzle-result", around.problem().title()));
        return head + "\n" + "✗".repeat(tries - 1) + "✓ " + Texts.of("puzzle-result-tries", tries) + "\n"
                + around.home() + "\n";
    }

    /** How many moves there are to choose from. */
    public int choices() {
        return moves.size();
    }

    /** Every theme, to choose from. */
    public List<PuzzleTheme> everyTheme() {
        return List.of(PuzzleTheme.values());
    }

    /** Whether not every puzzle may be the next. */
    public boolean isFiltered() {
        return !filter.equals(PuzzleFilter.NONE);
    }

    public boolean isOfProblem() {
        return filter.problem().isPresent();
    }

    /** Whether the next puzzle is chosen by that theme. */
    public boolean isChosen(PuzzleTheme theme) {
        return filter.theme().equals(Optional.of(theme));
    }

    public boolean isSolved() {
        return result.isPresent();
    }

    /** The moves that were tried, by their names. */
    public String wrongOnes() {
        return moves.stream().filter(Choice::wrong).map(Choice::name).collect(Collectors.joining(", "));
    }
}
