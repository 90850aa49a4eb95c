package dev.grundy.submission.page;

import dev.grundy.base.kernel.MemorySize;
import dev.grundy.base.kernel.Verdict;
import dev.grundy.base.queue.Ahead;
import dev.grundy.base.queue.WorkQueue;
import dev.grundy.judge.result.Compilation;
import dev.grundy.judge.result.FindingKind;
import dev.grundy.judge.result.FirstFailure;
import dev.grundy.judge.result.Progress;
import dev.grundy.judge.result.TestResult;
import dev.grundy.submission.finding.FailureView;
import dev.grundy.submission.finding.Figures;
import dev.grundy.submission.finding.FindingView;
import dev.grundy.submission.finding.SearchView;
import dev.grundy.submission.status.AheadInWords;
import dev.grundy.submission.status.JudgesState;
import dev.grundy.submission.verdict.JudgingStatus;
import dev.grundy.submission.verdict.SubmissionDetail;
import dev.grundy.web.frame.Texts;
import dev.grundy.web.frame.Words;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/**
 * The live part of a submission's page: the state of its judging now.
 *
 * @param ahead        the work before it in the queue; nothing unless it waits
 * @param judges       whether somebody is there who judges, while it waits
 * @param admin        whether the reader is told faults on our side
 * @param firstFailure the first test that was not accepted
 * @param success      the facts about an accepted program
 * @param findings     the findings about it, in the order of the page; the search is one of them
 * @param previous     digits of the number of the submission of the same person to the problem before
 */
public record StatusView(
        SubmissionDetail detail,
        Ahead ahead,
        JudgesState judges,
        boolean admin,
        Optional<FailureView> firstFailure,
        Optional<Success> success,
        List<FindingView<?>> findings,
        Optional<String> previous) {
    /** More tests than that are not drawn one by one. */
    private static final int MOST_MARKS = 200;

    private static final String NOT_RUN = "not-run";

    /** The work before it in the queue, in words; empty when there is none. */
    public String aheadInWords() {
        return AheadInWords.of(ahead);
    }

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

    /** Its state in one or two words: the beginning of the page's title. */
    public String stateLabel() {
        return switch (status()) {
            case JudgingStatus.Queued queued -> Texts.of("verdict-queued");
            case JudgingStatus.Running running -> Texts.of("verdict-running");
            case JudgingStatus.Finished finished -> told(finished.verdict());
            case JudgingStatus.Aborted aborted -> Texts.of("abort-state");
        };
    }

    /** With the score, where the problem gives one. */
    private String told(Verdict verdict) {
        String score = Figures.scoreText(detail.summary());
        return score.isEmpty() ? Words.of(verdict) : Words.of(verdict) + ", " + score;
    }

    /** The modifier of CSS classes that say how it stands, and of the page's icon. */
    public String stateClass() {
        return switch (status()) {
            case JudgingStatus.Queued queued -> "queued";
            case JudgingStatus.Running running -> "running";
            case JudgingStatus.Finished finished -> finished.verdict().cssClass();
            case JudgingStatus.Aborted aborted -> "aborted";
        };
    }

    /** The progress of the judging; only while it runs. */
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

    /** How many tests there are for the submission, whether they were run or not. */
    public int testsPlanned() {
        return Math.max(detail.testsPlanned(), detail.tests().size());
    }

    /** Of how many tests nothing is known, because another failed before. */
    public int testsNotRun() {
        return testsPlanned() - detail.tests().size();
    }

    /** CSS classes of the marks that stand for the tests, in their order; none where there are too many. */
    public List<String> marks() {
        return testsPlanned() > MOST_MARKS
                ? List.of()
                : Stream.concat(
                                tests().stream().map(test -> test.verdict().cssClass()),
                                Stream.generate(() -> NOT_RUN).limit(testsNotRun()))
                        .toList();
    }

    /** Name of the first test that was not accepted. */
    public Optional<String> failedTest() {
        return detail.firstFailure().map(FirstFailure::test);
    }

    /** For the smallest failing input. */
    public SearchView search() {
        return (SearchView) finding(FindingKind.COUNTEREXAMPLE);
    }

    FindingView<?> finding(FindingKind kind) {
        return findings.stream().filter(one -> one.kind() == kind).findFirst().orElseThrow();
    }

    /** Those that stand above the first failure, because the reader waits for them. */
    public List<FindingView<?>> awaited() {
        return findings.stream()
                .filter(one -> one.isShown() && one.kind().isAwaited())
                .toList();
    }

    /** Those that stand below the first failure. */
    public List<FindingView<?>> others() {
        return findings.stream()
                .filter(one -> one.isShown() && !one.kind().isAwaited())
                .toList();
    }

    /** Whether a page without scripts is to be read again for a finding that takes minutes. */
    public boolean isReadAgain() {
        return findings.stream().anyMatch(one -> one.isReadAgain() && !one.isOver());
    }

    /** Of the hint that is offered beside the first failure; empty where a smaller input offers it. */
    public OptionalInt hintAtFirstFailure() {
        return search().failure().isPresent() ? OptionalInt.empty() : search().nextHint();
    }

    /** The compiler's output; empty when there is none. */
    public Optional<String> compilerOutput() {
        return detail.compilation().map(Compilation::output).filter(output -> !output.isBlank());
    }

    /** The message about a fault of ours, for admins. */
    public Optional<String> fault() {
        return admin ? detail.message() : Optional.empty();
    }

    private Optional<JudgingStatus.Finished> finished() {
        return status() instanceof JudgingStatus.Finished finished ? Optional.of(finished) : Optional.empty();
    }
}
