package dev.grundy.sandbox;

import dev.grundy.kernel.BenchmarkResult;
import dev.grundy.kernel.MemorySize;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.DoubleStream;

/**
 * What a run in a cell costs, as a ratio to the same program run bare (vfork, exec, wait) in the same seconds on the same
 * core: standard input from a file, standard output captured and compared.
 */
public final class CellBench implements AutoCloseable {
    private static final byte[] EXPECTED = "hello\n".getBytes(StandardCharsets.US_ASCII);
    private static final int ROUNDS = 15;
    private static final int RUNS = 200;

    /** Short enough that most batches fall into a moment in which nobody else wants the core. */
    private static final int BATCH = 10;

    private static final int WARM_UP_ROUNDS = 3;
    private static final double NANOS_PER_MICRO = 1_000;

    private final Cells cells;
    private final Command command;
    private final Process bare;
    private final OutputStream bareRequests;
    private final BufferedReader bareAnswers;

    /** @param tools where the build puts {@code hello} and {@code bare}, beside the runner */
    public CellBench(CellsConfig config, Path tools) {
        int core = config.cores().getFirst();
        Store store = config.store();
        StoredFile input = store.put("1 2 3\n".getBytes(StandardCharsets.US_ASCII));
        StoredDirectory program = store.putDirectory(Map.of("hello", store.put(tools.resolve("hello"))));
        this.command = Command.of(Limits.of(Duration.ofSeconds(2), MemorySize.ofMebibytes(256)), "/program/hello")
                .withProgram(program)
                .withStdin(Stdin.of(input));
        this.cells = new Cells(config.withCores(List.of(core)));
        try {
            this.bare = new ProcessBuilder(
                            tools.resolve("bare").toString(),
                            Integer.toString(core),
                            store.path(program).resolve("hello").toString(),
                            store.path(input).toString())
                    .start();
        } catch (IOException e) {
            cells.close();
            throw new UncheckedIOException("cannot start the bare runs", e);
        }
        this.bareRequests = bare.getOutputStream();
        this.bareAnswers = new BufferedReader(new InputStreamReader(bare.getInputStream(), StandardCharsets.US_ASCII));
    }

    /** One request at a time, each answered before the next; bare runs and runs in the cell take turns. */
    public BenchmarkResult single() {
        return measure("cell-single", this::singleRound);
    }

    /** Runs in one go, each request waiting in the cell when the one before is answered; bare runs in one go as well. */
    public BenchmarkResult backToBack() {
        return measure("cell", this::backToBackRound);
    }

    private BenchmarkResult measure(String name, Round round) {
        try {
            for (int i = 0; i < WARM_UP_ROUNDS; i++) {
                round.run();
            }
            Cost[] costs = new Cost[ROUNDS];
            for (int i = 0; i < ROUNDS; i++) {
                costs[i] = round.run();
            }
            String detail = "bare %.0f us, in a cell %.0f us"
                    .formatted(median(Arrays.stream(costs).mapToDouble(Cost::bareMicros)), median(Arrays.stream(costs).mapToDouble(Cost::cellMicros)));
            return BenchmarkResult.of(name, Arrays.stream(costs).mapToDouble(Cost::ratio).toArray(), detail);
        } catch (IOException e) {
            throw new UncheckedIOException("the bare runs broke", e);
        }
    }

    private Cost singleRound() throws IOException {
        double[] inBare = new double[RUNS];
        double[] inCell = new double[RUNS];
        for (int i = 0; i < RUNS; i++) {
            inBare[i] = bareMicros(1);
            long start = System.nanoTime();
            runInCell();
            inCell[i] = (System.nanoTime() - start) / NANOS_PER_MICRO;
        }
        return new Cost(median(Arrays.stream(inBare)), median(Arrays.stream(inCell)));
    }

    private Cost backToBackRound() throws IOException {
        double[] inBare = new double[RUNS / BATCH];
        double[] inCell = new double[RUNS / BATCH];
        List<Command> batch = Collections.nCopies(BATCH, command);
        for (int i = 0; i < RUNS / BATCH; i++) {
            inBare[i] = bareMicros(BATCH) / BATCH;
            long start = System.nanoTime();
            cells.runAll(batch, CellBench::isRight);
            inCell[i] = (System.nanoTime() - start) / NANOS_PER_MICRO / BATCH;
        }
        return new Cost(median(Arrays.stream(inBare)), median(Arrays.stream(inCell)));
    }

    private void runInCell() {
        isRight(cells.run(command));
    }

    private static boolean isRight(Outcome outcome) {
        if (!outcome.succeeded() || !Arrays.equals(outcome.stdout(), EXPECTED)) {
            throw new SandboxException("the benchmark's program went wrong: " + outcome);
        }
        return true;
    }

    /** Each byte asks for one run; the answer is its nanoseconds on a line. */
    private double bareMicros(int runs) throws IOException {
        bareRequests.write(new byte[runs]);
        bareRequests.flush();
        long nanos = 0;
        for (int i = 0; i < runs; i++) {
            String line = bareAnswers.readLine();
            if (line == null) {
                throw new IOException("the bare program did not run");
            }
            nanos += Long.parseLong(line);
        }
        return nanos / NANOS_PER_MICRO;
    }

    private static double median(DoubleStream values) {
        double[] sorted = values.sorted().toArray();
        return sorted[sorted.length / 2];
    }

    @Override
    public void close() {
        bare.destroy();
        cells.close();
    }

    private record Cost(double bareMicros, double cellMicros) {
        double ratio() {
            return cellMicros / bareMicros;
        }
    }

    @FunctionalInterface
    private interface Round {
        Cost run() throws IOException;
    }
}
