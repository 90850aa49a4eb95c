package dev.grundy.learn.puzzle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The moves that somebody has tried in a puzzle, in their order, each once; none after the one that wins. An address says them, so that it can be
 * shared and gone back to.
 */
record Tried(List<Integer> moves) {
    static final Tried NOTHING = new Tried(List.of());
    private static final String FORM = "[0-9]{1,4}+(?:\\.[0-9]{1,4}+){0,30}+";

    Tried {
        moves = List.copyOf(moves);
    }

    /** As an address says it; empty if that makes no sense in the puzzle. */
    static Optional<Tried> of(@Nullable String text, OpenPuzzle puzzle) {
        if (text == null || text.isEmpty()) {
            return Optional.of(NOTHING);
        }
        if (!text.matches(FORM)) {
            return Optional.empty();
        }
        List<Integer> moves = new ArrayList<>();
        for (String number : text.split("\\.")) {
            int move = Integer.parseInt(number);
            if (move >= puzzle.moves() || moves.contains(move) || moves.contains(puzzle.solution())) {
                return Optional.empty();
            }
            moves.add(move);
        }
        return Optional.of(new Tried(moves));
    }

    /** With one more, unless it was tried or the puzzle is solved. */
    Tried and(int move, OpenPuzzle puzzle) {
        if (moves.contains(move) || moves.contains(puzzle.solution())) {
            return this;
        }
        List<Integer> more = new ArrayList<>(moves);
        more.add(move);
        return new Tried(more);
    }

    /** Of the puzzle, as it stands after these moves; the next one is offered by the filter. */
    String address(OpenPuzzle puzzle, PuzzleFilter filter) {
        String page = "/puzzles/" + puzzle.puzzle().id();
        return filter.onto(moves.isEmpty() ? page : page + "?tried=" + text());
    }

    String text() {
        return moves.stream().map(String::valueOf).collect(Collectors.joining("."));
    }

    Optional<Integer> last() {
        return moves.isEmpty() ? Optional.empty() : Optional.of(moves.getLast());
    }

    boolean isSolved(OpenPuzzle puzzle) {
        return moves.contains(puzzle.solution());
    }
}
