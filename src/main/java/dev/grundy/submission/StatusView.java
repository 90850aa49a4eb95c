package dev.grundy.submission;

import dev.grundy.kernel.MemorySize;
import dev.grundy.kernel.Verdict;
import dev.grundy.result.Compilation;
import dev.grundy.result.FirstFailure;
import dev.grundy.result.Progress;
import dev.grundy.result.TestResult;
import dev.grundy.work.WorkQueue;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * The live part of a submission's page: what is known of its judging now.
 *
 * @param ahead how many judgings go before it; 0 unless it waits
 * @param admin whether the reader is told what went wrong on our side
 */
public record StatusView(SubmissionDetail detail, long ahead, boolean admin) {
    public JudgingStatus status() {
        return detail.summary().status();
    }

    public boolean isFinished() {
        return status().isFinished();
    }

    /** Whether nothing more will come of this judging. */
    public boolean isOver() {
        return status().isOver();
    }

    public boolean isAborted() {
        return status() instanceof JudgingStatus.Aborted;
    }

    /** Whether its sender may end it now. */
    public boolean isAbortable() {
        return status().isAbortable();
    }

    public boolean isQueued() {
        return status() instanceof JudgingStatus.Queued;
    }

    /** What it is at; only while it runs. */
    public Optional<Progress> progress() {
        return status() instanceof JudgingStatus.Running running ? Optional.of(running.progress()) : Optional.empty();
    }

    public Optional<Verdict> verdict() {
        return finished().map(JudgingStatus.Finished::verdict);
    }

    /** Whether it may be judged again because the fault was ours. */
    public boolean isFaultOfOurs() {
        return verdict().filter(verdict -> verdict == Verdict.JE).isPresent();
    }

    /** How often judging is tried before the fault of ours is its verdict. */
    public int tries() {
        return WorkQueue.TRIES;
    }

    public Optional<Duration> cpu() {
        return finished().flatMap(JudgingStatus.Finished::cpu);
    }

    public Optional<MemorySize> memory() {
        return finished().flatMap(JudgingStatus.Finished::memory);
    }

    public List<TestResult> tests() {
        return detail.tests();
    }

    /** Digits only, to be copied. */
    public String seedText() {
        return Long.toString(detail.seed());
    }

    public long testsPassed() {
        return detail.tests().stream()
                .filter(test -> test.verdict().isAccepted())
                .count();
    }

    /** What the compiler said; empty when it said nothing. */
    public Optional<String> compilerOutput() {
        return detail.compilation().map(Compilation::output).filter(output -> !output.isBlank());
    }

    public Optional<FirstFailure> firstFailure() {
        return detail.firstFailure();
    }

    /** What went wrong on our side, for admins. */
    public Optional<String> fault() {
        return admin ? detail.message() : Optional.empty();
    }

    private Optional<JudgingStatus.Finished> finished() {
        return status() instanceof JudgingStatus.Finished finished ? Optional.of(finished) : Optional.empty();
    }
}
