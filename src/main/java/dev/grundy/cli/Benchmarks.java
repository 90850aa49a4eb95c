package dev.grundy.cli;

import dev.grundy.judging.LocalJudge;
import dev.grundy.judging.VerdictBench;
import dev.grundy.kernel.BenchmarkResult;
import dev.grundy.sandbox.CellBench;
import dev.grundy.sandbox.Host;
import dev.grundy.sandbox.Store;
import dev.grundy.submission.queue.QueueBench;
import dev.grundy.submission.worker.WakeBench;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;

/** All benchmarks, in the order in which they are run. */
final class Benchmarks {
    private Benchmarks() {}

    static List<Benchmark> all() {
        return List.of(
                new Benchmark("cell", () -> cell(CellBench::backToBack)),
                new Benchmark("cell-single", () -> cell(CellBench::single)),
                new Benchmark("verdict-cpp", () -> verdict("cpp")),
                new Benchmark("verdict-java", () -> verdict("java")),
                new Benchmark("verdict-python", () -> verdict("python")),
                new Benchmark("verdict-javascript", () -> verdict("javascript")),
                new Benchmark("queue-1", () -> queue(1)),
                new Benchmark("queue-2", () -> queue(2)),
                new Benchmark("queue-4", () -> queue(4)),
                new Benchmark("queue-8", () -> queue(8)),
                new Benchmark("queue-10m", () -> BenchDatabase.with((address, database) ->
                        new QueueBench(database, QueueBench.USUAL_ROUND).afterHistory(QueueBench.TEN_MILLION))),
                new Benchmark("wake", () -> BenchDatabase.with((address, database) -> new WakeBench(address, database).measure())));
    }

    private static BenchmarkResult queue(int workers) {
        return BenchDatabase.with((address, database) -> new QueueBench(database, QueueBench.USUAL_ROUND).workers(workers));
    }

    private static BenchmarkResult verdict(String language) {
        try (Scratch scratch = Scratch.make();
                LocalJudge judge = LocalJudge.open(DataDirectory.cellRunner(), DataDirectory.cache().resolve("bench"))) {
            judge.workshop().warmUp();
            return new VerdictBench(judge.workshop(), scratch.directory()).run(language);
        }
    }

    private static BenchmarkResult cell(Function<CellBench, BenchmarkResult> measure) {
        Path directory = DataDirectory.cache().resolve("bench");
        var config = Host.look(DataDirectory.cellRunner())
                .config(new Store(directory.resolve("store")), directory.resolve("run"), List.of());
        try (CellBench bench = new CellBench(config, DataDirectory.cellRunner().getParent())) {
            return measure.apply(bench);
        }
    }
}
