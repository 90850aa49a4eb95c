package dev.grundy.learn.puzzle;

import dev.grundy.judge.game.Outcome;
import dev.grundy.judge.game.SolvedGame;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/** Which positions of a game are puzzles. The same game has the same puzzles, always and everywhere. */
final class Selection {
    /** With fewer moves guessing is too easy. */
    private static final int LEAST_MOVES = 3;
    /** A page lists all moves, also on a phone. */
    private static final int MOST_MOVES = 24;
    /** A move that wins at once needs no thought. */
    private static final int LEAST_DISTANCE = 3;

    private Selection() {}

    /** The only move that wins there; empty where the position is no puzzle. */
    static OptionalInt solution(SolvedGame game, int position) {
        if (!game.hasOutcomes() || position < 0 || position >= game.graph().size()) {
            return OptionalInt.empty();
        }
        int moves = game.graph().degree(position);
        if (moves < LEAST_MOVES
                || moves > MOST_MOVES
                || game.outcome(position) != Outcome.WIN
                || game.distance(position).orElse(0) < LEAST_DISTANCE) {
            return OptionalInt.empty();
        }
        int[] winning = IntStream.range(0, moves)
                .filter(move -> game.outcomeAfter(position, move) == Outcome.WIN)
                .toArray();
        return winning.length == 1 ? OptionalInt.of(winning[0]) : OptionalInt.empty();
    }

    /** The positions of puzzles, at most that many: spread evenly over all from the shortest win to the longest. */
    static List<Integer> of(SolvedGame game, int most) {
        if (!game.hasOutcomes()) {
            return List.of();
        }
        List<Integer> all = IntStream.range(0, game.graph().size())
                .filter(position -> solution(game, position).isPresent())
                .boxed()
                .sorted(Comparator.<Integer>comparingInt(
                                position -> game.distance(position).orElseThrow())
                        .thenComparingInt(position -> game.graph().degree(position))
                        .thenComparing(Comparator.naturalOrder()))
                .toList();
        int taken = Math.min(most, all.size());
        return IntStream.range(0, taken)
                .mapToObj(i -> all.get((int) ((long) i * all.size() / taken)))
                .toList();
    }
}
