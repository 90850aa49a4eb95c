package dev.grundy.app.bench;

import dev.grundy.app.bench.load.BenchmarkResult;
import dev.grundy.judge.game.GraphLimits;
import dev.grundy.judge.game.GraphReading;
import dev.grundy.judge.game.Outcome;
import dev.grundy.judge.game.SolvedGame;
import dev.grundy.judge.game.StateGraph;
import dev.grundy.judge.game.StateGraphReader;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.function.LongSupplier;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * Solving a game of a million positions, {@code game-solve}: who wins, in how many moves, and the Grundy values, on one core. The ratio is to
 * the least work of any solver, which is to look once along every move of the graph. Both are done in turn.
 */
final class GameSolveBench {
    private static final int SIDE = 1_000;
    private static final int ROUNDS = 9;
    private static final int WARM_UP_ROUNDS = 3;
    /** A token on a board may go so far down or to the left. */
    private static final int LONGEST_MOVE = 2;

    private static final double NANOS_PER_MILLI = 1e6;
    private static final double BYTES_PER_MEBIBYTE = 1 << 20;

    BenchmarkResult measure() {
        byte[] output = board().getBytes(StandardCharsets.US_ASCII);
        StateGraph graph = read(output);
        double[] ratios = new double[ROUNDS];
        double[] solving = new double[ROUNDS];
        double[] reading = new double[ROUNDS];
        for (int round = -WARM_UP_ROUNDS; round < ROUNDS; round++) {
            double looked = millis(graph.moveCount(), () -> look(graph));
            double solved = millis(graph.size(), () -> decided(SolvedGame.solve(graph)));
            double read = millis(graph.size(), () -> read(output).size());
            if (round >= 0) {
                ratios[round] = solved / looked;
                solving[round] = solved;
                reading[round] = read;
            }
        }
        SolvedGame solved = SolvedGame.solve(graph);
        return BenchmarkResult.of(
                "game-solve",
                ratios,
                String.format(
                        Locale.ROOT,
                        "%d positions, %d moves: read in %.0f ms, solved in %.0f ms; %.0f MiB with all that is known",
                        graph.size(),
                        graph.moveCount(),
                        median(reading),
                        median(solving),
                        solved.memoryBytes() / BYTES_PER_MEBIBYTE));
    }

    private static StateGraph read(byte[] output) {
        return switch (StateGraphReader.read(output, GraphLimits.LARGEST)) {
            case GraphReading.Whole(StateGraph graph) -> graph;
            case GraphReading.TooLarge() -> throw new IllegalStateException("the benchmark's game does not say so");
        };
    }

    /** A token in a corner of a square board, as rules would print it. */
    private static String board() {
        StringBuilder text = new StringBuilder("state-graph 1 impartial\nstarts " + (SIDE * SIDE - 1) + "\n");
        for (int x = 0; x < SIDE; x++) {
            for (int y = 0; y < SIDE; y++) {
                text.append("N ").append(x).append(' ').append(y).append('\n');
                if (x + y == 0) {
                    text.append("= -1\n");
                }
                for (int far = 1; far <= LONGEST_MOVE; far++) {
                    if (far <= x) {
                        text.append("> ")
                                .append((x - far) * SIDE + y)
                                .append(" left ")
                                .append(far)
                                .append('\n');
                    }
                    if (far <= y) {
                        text.append("> ")
                                .append(x * SIDE + y - far)
                                .append(" down ")
                                .append(far)
                                .append('\n');
                    }
                }
            }
        }
        return text.append("end ").append(SIDE * SIDE).append('\n').toString();
    }

    /** In a game without cycles nothing is a draw. */
    private static long decided(SolvedGame solved) {
        long decided = 0;
        for (int position = 0; position < solved.graph().size(); position++) {
            decided += solved.outcome(position) == Outcome.DRAW ? 0 : 1;
        }
        return decided;
    }

    private static long look(StateGraph graph) {
        int[] waysTo = new int[graph.size()];
        for (int position = 0; position < graph.size(); position++) {
            for (int move = 0; move < graph.degree(position); move++) {
                waysTo[graph.target(position, move)]++;
            }
        }
        return IntStream.of(waysTo).asLongStream().sum();
    }

    /** @param work tells how many positions or moves it has seen, which is checked, so that no compiler leaves it out */
    private static double millis(long expected, LongSupplier work) {
        long start = System.nanoTime();
        long seen = work.getAsLong();
        double millis = (System.nanoTime() - start) / NANOS_PER_MILLI;
        if (seen != expected) {
            throw new IllegalStateException("the benchmark saw " + seen + " instead of " + expected);
        }
        return millis;
    }

    private static double median(double[] values) {
        return DoubleStream.of(values).sorted().toArray()[values.length / 2];
    }
}
