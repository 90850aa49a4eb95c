package dev.grundy.bench;

import java.util.function.Supplier;

/**
 * A measurement with a name; running it opens and closes all it needs.
 *
 * @param usual whether it is run when no name is given
 */
public record Benchmark(String name, boolean usual, Supplier<BenchmarkResult> measurement) {
    static Benchmark usual(String name, Supplier<BenchmarkResult> measurement) {
        return new Benchmark(name, true, measurement);
    }

    static Benchmark onRequest(String name, Supplier<BenchmarkResult> measurement) {
        return new Benchmark(name, false, measurement);
    }

    public BenchmarkResult run() {
        return measurement.get();
    }
}
