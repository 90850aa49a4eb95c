package dev.grundy.submission.finding;

import dev.grundy.judge.result.FindingKind;
import dev.grundy.judge.result.SearchFinding;
import dev.grundy.submission.verdict.Finding;
import dev.grundy.submission.verdict.JudgingStatus;
import dev.grundy.submission.verdict.KnownFindings;
import dev.grundy.submission.verdict.SubmissionSummary;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The part of a submission's page that shows the smallest failing input, or how far the search for it is.
 *
 * @param failure  the failure that was found
 * @param nextHint number of the hint that is offered beside it
 * @param admin    whether the reader is told faults on our side
 */
public record SearchView(
        SubmissionSummary summary,
        Optional<Finding<SearchFinding>> finding,
        Optional<FailureView> failure,
        OptionalInt nextHint,
        boolean admin)
        implements FindingView<SearchFinding> {
    static SearchView of(SubmissionSummary summary, KnownFindings known, Remedies remedies, boolean admin) {
        Optional<Finding<SearchFinding>> finding = known.of(FindingKind.COUNTEREXAMPLE, SearchFinding.class);
        Optional<FailureView> failure = finding.flatMap(Finding::known)
                .map(SearchFinding::failure)
                .map(found -> FailureView.of(found, remedies));
        return new SearchView(summary, finding, failure, remedies.nextHint(), admin);
    }

    @Override
    public FindingKind kind() {
        return FindingKind.COUNTEREXAMPLE;
    }

    /** Also where it failed: its reader waited for it. */
    @Override
    public boolean isShown() {
        return finding.isPresent();
    }

    public boolean isQueued() {
        return is(Finding.Stage.QUEUED);
    }

    public boolean isPutOff() {
        return is(Finding.Stage.PUT_OFF);
    }

    public boolean isSearching() {
        return is(Finding.Stage.RUNNING);
    }

    public boolean isNothingFound() {
        return known().isPresent() && failure.isEmpty();
    }

    /** Whether the program fails on the input found as it does in the tests, which the page has said already. */
    public boolean isFailingAlike() {
        return failure.isPresent()
                && summary.status() instanceof JudgingStatus.Finished finished
                && finished.verdict() == failure.get().verdict();
    }

    /** Where the smallest failing input found comes from, if it is too large to be worked through by hand. */
    public Optional<String> tooLarge() {
        return known().map(SearchFinding::tooLarge);
    }

    public boolean isFailed() {
        return finding.flatMap(Finding::fault).isPresent();
    }

    public long tried() {
        return known().map(SearchFinding::tried).orElseGet(this::done);
    }

    /** Digits only: in a sentence a plain number would be grouped. */
    public String seedText() {
        return Long.toString(FindingKind.SEED);
    }

    /** The message about a fault of ours, for admins. */
    public Optional<String> fault() {
        return finding.filter(known -> admin).flatMap(Finding::fault);
    }

    private Optional<SearchFinding> known() {
        return finding.flatMap(Finding::known);
    }

    private boolean is(Finding.Stage stage) {
        return finding.filter(known -> known.isAt(stage)).isPresent();
    }
}
