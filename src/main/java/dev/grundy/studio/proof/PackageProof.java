package dev.grundy.studio.proof;

import dev.grundy.studio.verify.report.PackageReport;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/**
 * A package that somebody has proved.
 *
 * @param called  the name that the asking person gave it
 * @param version the package version that is proved; empty for an archive of its own
 * @param asker   name of the person who asked; empty once the account is gone
 */
public record PackageProof(
        long id, String called, Optional<Long> version, Optional<String> asker, Instant askedAt, State state) {

    /** How it stands. */
    public sealed interface State {}

    public record Queued() implements State {}

    public record Running(ProofProgress progress) implements State {}

    public record Aborted() implements State {}

    /** @param message the message about a fault of ours */
    public record Failed(String message) implements State {}

    public record Proved(PackageReport report) implements State {
        /** How long a node worked on it; the time in the queue is no part of it. */
        public Duration took() {
            return Duration.ofMillis(Math.round(report.durationS() * 1000));
        }
    }

    public boolean isOver() {
        return !(state instanceof Queued || state instanceof Running);
    }
}
