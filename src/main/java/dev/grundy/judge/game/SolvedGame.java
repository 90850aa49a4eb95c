package dev.grundy.judge.game;

import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * A state graph with what each position is worth under perfect play. Takes time and memory in proportion to positions and moves. Immutable.
 */
public final class SolvedGame {
    private final StateGraph graph;
    private final @Nullable Retrograde retrograde;
    private final int @Nullable [] grundy;
    private final long @Nullable [] payoffs;

    private SolvedGame(
            StateGraph graph, @Nullable Retrograde retrograde, int @Nullable [] grundy, long @Nullable [] payoffs) {
        this.graph = graph;
        this.retrograde = retrograde;
        this.grundy = grundy;
        this.payoffs = payoffs;
    }

    /** @throws BrokenGraphException if a play of a score game may be endless */
    public static SolvedGame solve(StateGraph graph) {
        Predecessors predecessors = Predecessors.of(graph);
        if (graph.kind() == GameKind.SCORE) {
            EndsFirst order = EndsFirst.of(graph, predecessors)
                    .orElseThrow(() -> new BrokenGraphException(
                            0,
                            "a play of this score game may be endless",
                            "let every play end, or print a partizan game"));
            return new SolvedGame(graph, null, null, order.payoffs(graph));
        }
        Retrograde retrograde = Retrograde.of(graph, predecessors);
        Optional<EndsFirst> order = isNormalPlay(graph) ? EndsFirst.of(graph, predecessors) : Optional.empty();
        return new SolvedGame(
                graph, retrograde, order.map(ends -> ends.grundyValues(graph)).orElse(null), null);
    }

    private static boolean isNormalPlay(StateGraph graph) {
        if (graph.kind() != GameKind.IMPARTIAL) {
            return false;
        }
        for (int position = 0; position < graph.size(); position++) {
            if (graph.isEnd(position) && graph.payoff(position) != -1) {
                return false;
            }
        }
        return true;
    }

    public StateGraph graph() {
        return graph;
    }

    /** Whether games are about winning, and not about a score. */
    public boolean hasOutcomes() {
        return retrograde != null;
    }

    /** For who moves there, or would have to. */
    public Outcome outcome(int position) {
        return switch (retrograde().values()[position]) {
            case 1 -> Outcome.WIN;
            case -1 -> Outcome.LOSS;
            default -> Outcome.DRAW;
        };
    }

    /** How many moves are made until the end when the winner hurries and the loser delays; empty where there is no winner. */
    public OptionalInt distance(int position) {
        int distance = retrograde().distances()[position];
        return distance < 0 ? OptionalInt.empty() : OptionalInt.of(distance);
    }

    /** Whether Grundy values say all there is to say: both have the same moves, every play ends, and who cannot move loses. */
    public boolean hasGrundyValues() {
        return grundy != null;
    }

    /** From 0. */
    public int grundy(int position) {
        if (grundy == null) {
            throw new IllegalStateException(
                    "a game that is partizan, endless or not about the last move has no Grundy values");
        }
        return grundy[position];
    }

    /** The payoff of First in a score game. */
    public long payoff(int position) {
        if (payoffs == null) {
            throw new IllegalStateException("a game that is not about a score has no payoffs but at its ends");
        }
        return payoffs[position];
    }

    /** How the game ends after a move, for who makes it. */
    public Outcome outcomeAfter(int position, int move) {
        return forMover(position, graph.target(position, move));
    }

    /** Whether a move keeps what its mover has: the win, the draw, or the score; in a lost position every move does. */
    public boolean keeps(int position, int move) {
        int target = graph.target(position, move);
        return hasOutcomes() ? forMover(position, target) == outcome(position) : payoff(target) == payoff(position);
    }

    /** Whether a move is perfect: it keeps what its mover has, the winner by it loses no time, and the loser gains all there is. */
    public boolean isBest(int position, int move) {
        if (!keeps(position, move)) {
            return false;
        }
        if (!hasOutcomes() || distance(position).isEmpty()) {
            return true;
        }
        int left = distance(graph.target(position, move)).orElseThrow();
        return left + 1 == distance(position).orElseThrow();
    }

    private Outcome forMover(int position, int target) {
        Outcome outcome = outcome(target);
        boolean isOpponents = graph.kind() == GameKind.IMPARTIAL || graph.mover(position) != graph.mover(target);
        return isOpponents ? outcome.forOpponent() : outcome;
    }

    /** Bytes that the graph and what is known of it take in memory. */
    public long memoryBytes() {
        return graph.memoryBytes()
                + (retrograde == null ? 0 : 5L * graph.size())
                + (grundy == null ? 0 : 4L * graph.size())
                + (payoffs == null ? 0 : 8L * graph.size());
    }

    private Retrograde retrograde() {
        if (retrograde == null) {
            throw new IllegalStateException("a score game has payoffs instead of winners");
        }
        return retrograde;
    }
}
