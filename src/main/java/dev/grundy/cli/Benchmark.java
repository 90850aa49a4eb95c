package dev.grundy.cli;

import dev.grundy.kernel.BenchmarkResult;
import java.util.function.Supplier;

/** A measurement with a name; running it opens and closes all it needs. */
record Benchmark(String name, Supplier<BenchmarkResult> measurement) {
    BenchmarkResult run() {
        return measurement.get();
    }
}
