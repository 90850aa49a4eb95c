package dev.grundy.app.bench;

import dev.grundy.app.bench.load.BenchmarkResult;
import dev.grundy.base.database.DatabaseAddress;
import dev.grundy.base.kernel.LoopbackPort;
import dev.grundy.base.kernel.Places;
import dev.grundy.base.kernel.Scratch;
import dev.grundy.base.kernel.UnusableException;
import io.quarkus.runtime.Quarkus;
import io.quarkus.runtime.QuarkusApplication;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * A server of pages for one measurement: started in this process on an empty database, measured once the real problems are loaded,
 * and stopped. The measurement fills the database: packages that are not there would be withdrawn at the start. Once in a process.
 */
final class PagesRun implements QuarkusApplication {
    /** In a second, the most that can be configured: all load comes from one person at one address. */
    private static final String NO_LIMIT = "1000000";

    /** The framework makes the application itself: what it is to do comes this way, and goes back. */
    private static final AtomicReference<@Nullable Task> TASK = new AtomicReference<>();

    private record Task(
            int port,
            IntFunction<List<BenchmarkResult>> measurement,
            AtomicReference<@Nullable List<BenchmarkResult>> results) {}

    /** @param measurement is given the server's port */
    static List<BenchmarkResult> with(DatabaseAddress address, IntFunction<List<BenchmarkResult>> measurement) {
        int port = LoopbackPort.free();
        Task task = new Task(port, measurement, new AtomicReference<>());
        TASK.set(task);
        AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
        try (Scratch data = Scratch.make()) {
            Map.ofEntries(
                            Map.entry("quarkus.datasource.jdbc.url", address.jdbcUrl()),
                            Map.entry("quarkus.datasource.username", address.user()),
                            Map.entry("quarkus.datasource.password", address.password()),
                            Map.entry("quarkus.http.host", "localhost"),
                            Map.entry("quarkus.http.port", String.valueOf(port)),
                            Map.entry("grundy.data", data.directory().toString()),
                            Map.entry("grundy.role", "web"),
                            Map.entry("grundy.api.per-person", NO_LIMIT),
                            Map.entry("grundy.api.per-address", NO_LIMIT),
                            Map.entry("grundy.api.window", "1s"),
                            Map.entry(
                                    "grundy.problems",
                                    Places.home().resolve("problems").toString()))
                    .forEach(PagesRun::set);
            Quarkus.run(PagesRun.class, (code, thrown) -> failure.set(thrown));
        }
        List<BenchmarkResult> results = task.results().get();
        if (results == null) {
            throw new UnusableException("the pages could not be measured: " + failure.get());
        }
        return results;
    }

    @Override
    public int run(String... arguments) {
        Task task = TASK.get();
        if (task == null) {
            throw new IllegalStateException("started without a task");
        }
        task.results().set(task.measurement().apply(task.port()));
        return 0;
    }

    private static void set(String key, String value) {
        if (!value.isEmpty()) {
            System.setProperty(key, value);
        }
    }
}
