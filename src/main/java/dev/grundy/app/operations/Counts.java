package dev.grundy.app.operations;

import dev.grundy.base.kernel.Verdict;
import dev.grundy.submission.status.VerdictMeter;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import io.quarkus.runtime.Startup;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.stream.Stream;

/** The counts of this node while it works; every count is there from the start, so that the first fault is seen as one more. Thread-safe. */
@Startup
@Singleton
class Counts implements VerdictMeter {
    /** Of the histogram, one series each and verdict: a percentile histogram has seventy. */
    private static final Duration[] BOUNDS = Stream.of(
                    100, 250, 500, 1_000, 2_000, 5_000, 10_000, 30_000, 60_000, 300_000)
            .map(Duration::ofMillis)
            .toArray(Duration[]::new);

    private final MeterRegistry registry;
    private final Counter failed;
    private final Counter lost;
    private final Counter expired;

    Counts(MeterRegistry registry) {
        this.registry = registry;
        this.failed = counter("grundy.judge.errors", "Tries that failed through a fault of ours");
        this.lost = counter(
                "grundy.leases.lost", "Leases that this node held no longer when it looked, aborted work included");
        this.expired = counter("grundy.leases.expired", "Tries of silent workers that this node ended");
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
        failed.increment();
    }

    @Override
    public void lost(int leases) {
        lost.increment(leases);
    }

    @Override
    public void expired(int tries) {
        expired.increment(tries);
    }

    private Counter counter(String name, String description) {
        return Counter.builder(name).description(description).register(registry);
    }
}
