package dev.grundy.studio.verify.check;

import dev.grundy.judge.game.GameKind;
import dev.grundy.judge.game.Mover;
import dev.grundy.judge.game.Outcome;
import dev.grundy.judge.game.SolvedGame;
import dev.grundy.judge.game.StateGraph;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/** Plays a game: the player who begins makes perfect moves, the other one any. */
final class PerfectPlay {
    /** More moves are a draw. */
    private static final int MOST_MOVES = 400;

    private PerfectPlay() {}

    /** The value that perfect play lost, in words for people; empty if it lost none. */
    static Optional<String> loss(SolvedGame game, int start, RandomGenerator random) {
        StateGraph graph = game.graph();
        int position = start;
        int moves = 0;
        while (!graph.isEnd(position) && moves < MOST_MOVES) {
            position = graph.target(position, move(game, position, begins(graph, start, position, moves), random));
            moves++;
        }
        if (game.hasOutcomes()) {
            return lossOfOutcome(game, start, position, moves);
        }
        return graph.isEnd(position) ? lossOfScore(game, start, graph.payoff(position)) : Optional.empty();
    }

    private static int move(SolvedGame game, int position, boolean perfect, RandomGenerator random) {
        int[] moves = IntStream.range(0, game.graph().degree(position))
                .filter(move -> !perfect || game.isBest(position, move))
                .toArray();
        return moves[random.nextInt(moves.length)];
    }

    /** Whether the player who began has, or would have, to move. */
    private static boolean begins(StateGraph graph, int start, int position, int moves) {
        Mover mover = graph.mover(position);
        return mover == Mover.NEXT ? moves % 2 == 0 : mover == graph.mover(start);
    }

    private static Optional<String> lossOfOutcome(SolvedGame game, int start, int end, int moves) {
        Outcome had = game.outcome(start);
        Outcome got = outcome(game.graph(), start, end, moves);
        boolean isLess = had == Outcome.WIN && got != Outcome.WIN || had == Outcome.DRAW && got == Outcome.LOSS;
        return isLess ? Optional.of("had a " + had + " and got a " + got) : Optional.empty();
    }

    /** For the player who began; a game that is not over is a draw. */
    private static Outcome outcome(StateGraph graph, int start, int end, int moves) {
        if (!graph.isEnd(end) || graph.payoff(end) == 0) {
            return Outcome.DRAW;
        }
        boolean paysBeginner = graph.kind() == GameKind.IMPARTIAL
                ? begins(graph, start, end, moves)
                : graph.mover(start) == Mover.FIRST;
        return graph.payoff(end) > 0 == paysBeginner ? Outcome.WIN : Outcome.LOSS;
    }

    private static Optional<String> lossOfScore(SolvedGame game, int start, long got) {
        long had = game.payoff(start);
        boolean isLess = game.graph().mover(start) == Mover.FIRST ? got < had : got > had;
        return isLess ? Optional.of("had a score of " + had + " and got " + got) : Optional.empty();
    }
}
