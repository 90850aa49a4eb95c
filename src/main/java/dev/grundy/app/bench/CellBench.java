package dev.grundy.app.bench;

import dev.grundy.app.bench.load.BenchmarkResult;
import dev.grundy.base.kernel.MemorySize;
import dev.grundy.judge.sandbox.BareRun;
import dev.grundy.judge.sandbox.Cells;
import dev.grundy.judge.sandbox.command.Command;
import dev.grundy.judge.sandbox.command.Limits;
import dev.grundy.judge.sandbox.command.RunOutcome;
import dev.grundy.judge.sandbox.command.SandboxException;
import dev.grundy.judge.sandbox.command.Stdin;
import dev.grundy.judge.sandbox.command.Store;
import dev.grundy.judge.sandbox.command.StoredDirectory;
import dev.grundy.judge.sandbox.command.StoredFile;
import dev.grundy.judge.sandbox.host.CellsConfig;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.DoubleStream;

/**
 * A run in a cell, as a ratio to the program run bare (vfork, exec, wait) in the same seconds on the same
 * core. Standard input comes from a file, and standard output is captured and compared.
 */
public final class CellBench implements AutoCloseable {
    private static final byte[] EXPECTED = "hello\n".getBytes(StandardCharsets.US_ASCII);
    private static final int ROUNDS = 15;
    private static final int RUNS = 200;

    /** Runs that follow each other before the other side has its turn. */
    private static final int BATCH = 10;

    /** A node that judges is warm: the JVM has compiled by then what it does for every run. */
    private static final int WARM_UP_ROUNDS = 30;

    private static final double NANOS_PER_MICRO = 1_000;

    private final Cells cells;
    private final Command command;
    private final Process bare;
    private final OutputStream bareRequests;
    private final BufferedReader bareAnswers;

    /** @param tools where the build puts {@code hello} and {@code bare}, beside the runner */
    public CellBench(CellsConfig config, Path tools) {
        Store store = config.store();
        StoredFile input = store.put("1 2 3\n".getBytes(StandardCharsets.US_ASCII));
        StoredDirectory program = store.putDirectory(Map.of("hello", store.put(tools.resolve("hello"))));
        this.command = Command.of(Limits.of(Duration.ofSeconds(2), MemorySize.ofMebibytes(256)), "/program/hello")
                .withProgram(program)
                .withStdin(Stdin.of(input));
        this.cells = new Cells(config.withCells(1));
        try {
            this.bare = BareRun.start(List.of(
                    tools.resolve("bare").toString(),
                    cells.cores().stream().map(Object::toString).findFirst().orElse("any"),
                    store.path(program).resolve("hello").toString(),
                    store.path(input).toString()));
        } catch (SandboxException e) {
            cells.close();
            throw e;
        }
        this.bareRequests = bare.getOutputStream();
        this.bareAnswers = new BufferedReader(new InputStreamReader(bare.getInputStream(), StandardCharsets.US_ASCII));
    }

    /** Some bare runs one after the other, then as many in the cell. */
    public BenchmarkResult backToBack() {
        return measure("cell", BATCH);
    }

    /** Bare runs and runs in the cell take turns: each finds the caches as the other left them. */
    public BenchmarkResult single() {
        return measure("cell-single", 1);
    }

    /** @param batch how many runs in the cell follow each other */
    private BenchmarkResult measure(String name, int batch) {
        try {
            for (int i = 0; i < WARM_UP_ROUNDS; i++) {
                round(batch);
            }
            Cost[] costs = new Cost[ROUNDS];
            for (int i = 0; i < ROUNDS; i++) {
                costs[i] = round(batch);
            }
            String detail = "bare %.0f us, in a cell %.0f us"
                    .formatted(
                            median(Arrays.stream(costs).mapToDouble(Cost::bareMicros)),
                            median(Arrays.stream(costs).mapToDouble(Cost::cellMicros)));
            return BenchmarkResult.of(
                    name, Arrays.stream(costs).mapToDouble(Cost::ratio).toArray(), detail);
        } catch (IOException e) {
            throw new UncheckedIOException("the bare runs broke", e);
        }
    }

    private Cost round(int batch) throws IOException {
        DoubleStream.Builder inBare = DoubleStream.builder();
        DoubleStream.Builder inCell = DoubleStream.builder();
        for (int i = 0; i < RUNS / batch; i++) {
            runBare(batch, inBare);
            runInCell(batch, inCell);
        }
        return new Cost(median(inBare.build()), median(inCell.build()));
    }

    private void runInCell(int runs, DoubleStream.Builder micros) {
        for (int i = 0; i < runs; i++) {
            long start = System.nanoTime();
            RunOutcome outcome = cells.run(command);
            micros.add((System.nanoTime() - start) / NANOS_PER_MICRO);
            if (!outcome.succeeded() || !Arrays.equals(outcome.stdout(), EXPECTED)) {
                throw new SandboxException("the benchmark's program went wrong: " + outcome);
            }
        }
    }

    /** Each byte asks for one run; the answer is its nanoseconds on a line. */
    private void runBare(int runs, DoubleStream.Builder micros) throws IOException {
        bareRequests.write(new byte[runs]);
        bareRequests.flush();
        for (int i = 0; i < runs; i++) {
            String line = bareAnswers.readLine();
            if (line == null) {
                throw new IOException("the bare program did not run");
            }
            micros.add(Long.parseLong(line) / NANOS_PER_MICRO);
        }
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
}
