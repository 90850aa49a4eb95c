package dev.grundy.app.bench;

import dev.grundy.app.bench.load.BenchmarkResult;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * A measurement with a name; running it opens and closes all it needs.
 *
 * @param usual whether it is run when no name is given
 * @param alone whether it starts the application, which a process can do once
 * @param measurement tells how far it is where it takes minutes
 */
public record Benchmark(
        String name, boolean usual, boolean alone, Function<Consumer<String>, List<BenchmarkResult>> measurement) {
    static Benchmark usual(String name, Supplier<BenchmarkResult> measurement) {
        return new Benchmark(name, true, false, progress -> List.of(measurement.get()));
    }

    static Benchmark onRequest(String name, Supplier<BenchmarkResult> measurement) {
        return new Benchmark(name, false, false, progress -> List.of(measurement.get()));
    }

    /** One that finds out several things at once, each under a name that begins with its own. */
    static Benchmark several(String name, Supplier<List<BenchmarkResult>> measurement) {
        return new Benchmark(name, false, false, progress -> measurement.get());
    }

    /** As {@link #several}, of pages of the application. */
    static Benchmark ofPages(String name, Function<Consumer<String>, List<BenchmarkResult>> measurement) {
        return new Benchmark(name, false, true, measurement);
    }

    /** @param progress is told how far it is */
    public List<BenchmarkResult> run(Consumer<String> progress) {
        return measurement.apply(progress);
    }
}
