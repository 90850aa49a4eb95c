package dev.grundy.node;

import dev.grundy.submission.queue.Progress;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.function.Consumer;

/** Lets a new phase through at once and more of the same at most twice a second: every report is a row written. Thread-safe. */
final class ProgressThrottle implements Consumer<Progress> {
    private static final Duration PAUSE = Duration.ofMillis(500);

    private final Consumer<Progress> reports;
    private final Clock clock;
    private Progress.Phase phase = Progress.STARTED.phase();
    private Instant next = Instant.MIN;

    ProgressThrottle(Consumer<Progress> reports, Clock clock) {
        this.reports = reports;
        this.clock = clock;
    }

    @Override
    public synchronized void accept(Progress progress) {
        Instant now = clock.instant();
        if (progress.phase() == phase && now.isBefore(next)) {
            return;
        }
        phase = progress.phase();
        next = now.plus(PAUSE);
        reports.accept(progress);
    }
}
