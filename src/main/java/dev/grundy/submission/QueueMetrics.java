package dev.grundy.submission;

import dev.grundy.database.DatabaseException;
import dev.grundy.kernel.Verdict;
import dev.grundy.work.QueueDepth;
import dev.grundy.work.WorkQueue;
import dev.grundy.work.roster.NodeRepository;
import dev.grundy.work.roster.NodeStatus;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** What an operator watches: the queue's depth and age, nodes and cells, time to verdict, faults of ours. Thread-safe. */
@ApplicationScoped
class QueueMetrics implements VerdictMeter {
    /** Of the histogram, one series each and verdict: a percentile histogram has seventy. */
    private static final Duration[] BOUNDS = Stream.of(
                    100, 250, 500, 1_000, 2_000, 5_000, 10_000, 30_000, 60_000, 300_000)
            .map(Duration::ofMillis)
            .toArray(Duration[]::new);

    private final MeterRegistry registry;
    private final WorkQueue queue;
    private final NodeRepository nodes;
    private final Clock clock;

    QueueMetrics(MeterRegistry registry, WorkQueue queue, NodeRepository nodes, Clock clock) {
        this.registry = registry;
        this.queue = queue;
        this.nodes = nodes;
        this.clock = clock;
    }

    void register(@Observes StartupEvent event) {
        gauge(
                "grundy.queue.depth",
                "Judgings that wait",
                () -> queue.depth().stream().mapToLong(QueueDepth::queued).sum());
        gauge("grundy.queue.oldest", "Seconds that the oldest judging has waited", this::oldestSeconds);
        gauge("grundy.nodes", "Nodes seen lately", () -> nodes.alive().size());
        gauge("grundy.cells", "Cells of all nodes seen lately", () -> sum(nodes.alive()));
    }

    @Override
    public void finished(Verdict verdict, Duration sinceQueued) {
        Timer.builder("grundy.verdict")
                .description("Time from sending to verdict")
                .tag("verdict", verdict.name())
                .serviceLevelObjectives(BOUNDS)
                .register(registry)
                .record(sinceQueued);
    }

    @Override
    public void failed() {
        registry.counter("grundy.judge.errors").increment();
    }

    private void gauge(String name, String description, Supplier<Number> value) {
        Gauge.builder(name, () -> known(value)).description(description).register(registry);
    }

    /** NaN while the database cannot be asked: the metrics themselves must still be served. */
    private static Number known(Supplier<Number> value) {
        try {
            return value.get();
        } catch (DatabaseException e) {
            return Double.NaN;
        }
    }

    private double oldestSeconds() {
        return queue.depth().stream()
                        .flatMap(depth -> depth.oldest().stream())
                        .mapToLong(oldest ->
                                Duration.between(oldest, clock.instant()).toMillis())
                        .max()
                        .orElse(0)
                / 1e3;
    }

    private static int sum(List<NodeStatus> alive) {
        return alive.stream().mapToInt(status -> status.node().cells()).sum();
    }
}
