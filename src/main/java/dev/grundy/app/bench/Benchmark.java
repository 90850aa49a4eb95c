package dev.grundy.app.bench;

import dev.grundy.app.bench.load.BenchmarkResult;
import java.util.List;
import java.util.function.Supplier;

/**
 * A measurement with a name; running it opens and closes all it needs.
 *
 * @param usual whether it is run when no name is given
 * @param alone whether it starts the application, which a process can do once
 */
public record Benchmark(String name, boolean usual, boolean alone, Supplier<List<BenchmarkResult>> measurement) {
    static Benchmark usual(String name, Supplier<BenchmarkResult> measurement) {
        return new Benchmark(name, true, false, () -> List.of(measurement.get()));
    }

    static Benchmark onRequest(String name, Supplier<BenchmarkResult> measurement) {
        return new Benchmark(name, false, false, () -> List.of(measurement.get()));
    }

    /** One that finds out several things at once, each under a name that begins with its own. */
    static Benchmark several(String name, Supplier<List<BenchmarkResult>> measurement) {
        return new Benchmark(name, false, false, measurement);
    }

    /** As {@link #several}, of pages of the application. */
    static Benchmark ofPages(String name, Supplier<List<BenchmarkResult>> measurement) {
        return new Benchmark(name, false, true, measurement);
    }

    public List<BenchmarkResult> run() {
        return measurement.get();
    }
}
