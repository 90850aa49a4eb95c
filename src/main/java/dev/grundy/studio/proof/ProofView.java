package dev.grundy.studio.proof;

import dev.grundy.base.queue.Ahead;
import dev.grundy.studio.verify.report.PackageReport;
import dev.grundy.submission.status.AheadInWords;
import dev.grundy.submission.status.JudgesState;
import dev.grundy.web.follow.Sight;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * A proof as its page shows it.
 *
 * @param ahead      the work before it in the queue; nothing unless it waits
 * @param judges     whether somebody is there who proves it, while it waits
 */
public record ProofView(PackageProof proof, Ahead ahead, JudgesState judges) implements Sight.Fragment {
    /** The work before it in the queue, in words; empty when there is none. */
    public String aheadInWords() {
        return AheadInWords.of(ahead);
    }

    @Override
    public boolean isOver() {
        return proof.isOver();
    }

    public boolean isQueued() {
        return proof.state() instanceof PackageProof.Queued;
    }

    public boolean isAborted() {
        return proof.state() instanceof PackageProof.Aborted;
    }

    /** How far it is; empty unless it is worked on. */
    public Optional<ProofProgress> progress() {
        return proof.state() instanceof PackageProof.Running(ProofProgress progress)
                ? Optional.of(progress)
                : Optional.empty();
    }

    /** The message about a fault of ours, where one ended the proof. */
    public Optional<String> failure() {
        return proof.state() instanceof PackageProof.Failed(String message) ? Optional.of(message) : Optional.empty();
    }

    public Optional<PackageReport> report() {
        return proof.state() instanceof PackageProof.Proved(PackageReport report)
                ? Optional.of(report)
                : Optional.empty();
    }

    /** How long a node worked on it; empty before its end. */
    public Optional<Duration> took() {
        return proof.state() instanceof PackageProof.Proved proved ? Optional.of(proved.took()) : Optional.empty();
    }

    /** Where it was found; empty where the finding names no line of a file. */
    public Optional<FoundPlace> place(PackageReport.FindingJson finding) {
        return FoundPlace.of(finding.found());
    }

    public ProofMatrix matrix() {
        return ProofMatrix.of(report().orElseThrow());
    }

    public Optional<Duration> timeLimit() {
        return report().flatMap(
                        report -> Optional.ofNullable(report.timeLimitS()).map(ProofMatrix::duration));
    }

    /** Checks of that status: {@code ok}, {@code skipped}, {@code warning} or {@code error}. */
    public List<PackageReport.CheckJson> checks(String status) {
        return report().stream()
                .flatMap(report -> report.checks().stream())
                .filter(check -> check.status().equals(status))
                .toList();
    }

    /** Whether the package cannot even be read. */
    public boolean isBroken() {
        return report().filter(report -> report.hash() == null).isPresent();
    }

    /** Of a hundred planted faults. */
    public long mutationPercent() {
        return Math.round(report().orElseThrow().mutation().score() * 100);
    }

    @Override
    public String html() {
        return ProofPages.Templates.report(this).render();
    }

    @Override
    public String revision() {
        return switch (proof.state()) {
            case PackageProof.Queued() -> "queued-" + ahead.revision() + judges.revision();
            case PackageProof.Running(ProofProgress progress) -> "running-" + progress.begun() + "-" + progress.what();
            case PackageProof.Proved proved -> "proved";
            case PackageProof.Failed failed -> "failed";
            case PackageProof.Aborted() -> "aborted";
        };
    }
}
