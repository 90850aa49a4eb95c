package dev.grundy.submission.finding;

import dev.grundy.base.kernel.Verdict;
import dev.grundy.judge.result.Compilation;
import dev.grundy.judge.result.FirstFailure;
import dev.grundy.submission.verdict.SubmissionSummary;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The part of an accepted submission's page that tells the live version's verdict on it.
 *
 * @param failure where the live version does not accept it
 */
public record SolveAgainView(SolveAgain again, SubmissionSummary summary, Optional<FailureView> failure) {
    /** A revision of the part's content: equal for equal parts. */
    public String revision() {
        return again.verdict().map(Verdict::name).orElse("none") + "-" + again.current() + "-" + again.next();
    }

    public boolean isAccepted() {
        return again.verdict().filter(verdict -> verdict == Verdict.AC).isPresent();
    }

    public boolean isRefused() {
        return again.isRefused();
    }

    /** Whether a fault of ours kept it from being judged again. */
    public boolean isFailed() {
        return again.verdict().filter(verdict -> verdict == Verdict.JE).isPresent();
    }

    /** Whether it will be judged again. */
    public boolean isWaiting() {
        return again.verdict().isEmpty() && again.next() && !again.current();
    }

    /** Whether the problem counts as solved on the live version, by this program or another of the person. */
    public boolean isCurrent() {
        return again.current();
    }

    public boolean isEmptied() {
        return again.emptied();
    }

    public Optional<Verdict> verdict() {
        return again.verdict();
    }

    /** Name of the first test that was not accepted. */
    public Optional<String> failedTest() {
        return again.failure().map(FirstFailure::test);
    }

    /** The compiler's output about a program that it refuses. */
    public Optional<String> compilerOutput() {
        return again.verdict()
                .filter(verdict -> verdict == Verdict.CE)
                .flatMap(verdict -> again.compilation())
                .map(Compilation::output)
                .filter(output -> !output.isBlank());
    }

    /** None: hints are offered where a program is worked on. */
    public OptionalInt nextHint() {
        return OptionalInt.empty();
    }
}
