package dev.grundy.submission.verdict;

import dev.grundy.judge.result.Search;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The part of a submission's page that shows the smallest failing input, or how far the search for it is.
 *
 * @param search   empty where none is made: no verdict yet, or one that needs no explanation
 * @param failure  what was found
 * @param nextHint number of the hint that is offered beside it
 * @param admin    whether the reader is told what went wrong on our side
 */
public record SearchView(
        SubmissionSummary summary,
        Optional<Search> search,
        Optional<FailureView> failure,
        OptionalInt nextHint,
        boolean admin)
        implements LivePart {
    @Override
    public boolean isOver() {
        return isJudged() && search.map(Search::isOver).orElse(true);
    }

    public boolean isShown() {
        return search.isPresent();
    }

    public boolean isWaiting() {
        return is(Search.Queued.class);
    }

    public boolean isPutOff() {
        return is(Search.PutOff.class);
    }

    public boolean isSearching() {
        return is(Search.Running.class);
    }

    public boolean isNothingFound() {
        return is(Search.None.class);
    }

    /** Whether the program fails on what was found as it does in the tests, which the page has said already. */
    public boolean isFailingAlike() {
        return failure.isPresent()
                && summary.status() instanceof JudgingStatus.Finished finished
                && finished.verdict() == failure.get().verdict();
    }

    /** Where the smallest failing input found comes from, if it is too large to be worked through by hand. */
    public Optional<String> tooLarge() {
        return search.flatMap(known -> switch (known) {
            case Search.Found found -> found.tooLarge();
            case Search.None none -> none.tooLarge();
            case Search.PutOff putOff -> Optional.empty();
            case Search.Queued queued -> Optional.empty();
            case Search.Running running -> Optional.empty();
            case Search.Failed failed -> Optional.empty();
        });
    }

    public boolean isFailed() {
        return is(Search.Failed.class);
    }

    public long tried() {
        return search.map(Search::tried).orElse(0L);
    }

    /** Digits only: in a sentence a plain number would be grouped. */
    public String seedText() {
        return Long.toString(Search.SEED);
    }

    /** What went wrong on our side, for admins. */
    public Optional<String> fault() {
        return admin ? as(Search.Failed.class).map(Search.Failed::message) : Optional.empty();
    }

    @Override
    public String revision() {
        return search.map(Search::revision).orElse(isJudged() ? "none" : "before");
    }

    /** Whether the judging is over, which is told together with the search that a verdict asks for. */
    private boolean isJudged() {
        return summary.status().isOver();
    }

    private boolean is(Class<? extends Search> state) {
        return as(state).isPresent();
    }

    private <T extends Search> Optional<T> as(Class<T> state) {
        return search.filter(state::isInstance).map(state::cast);
    }
}
