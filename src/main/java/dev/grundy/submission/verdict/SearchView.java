package dev.grundy.submission.verdict;

import dev.grundy.judge.result.SearchState;
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
        Optional<SearchState> search,
        Optional<FailureView> failure,
        OptionalInt nextHint,
        boolean admin)
        implements LivePart {
    @Override
    public boolean isOver() {
        return isJudged() && search.map(SearchState::isOver).orElse(true);
    }

    public boolean isShown() {
        return search.isPresent();
    }

    public boolean isWaiting() {
        return is(SearchState.Queued.class);
    }

    public boolean isPutOff() {
        return is(SearchState.PutOff.class);
    }

    public boolean isSearching() {
        return is(SearchState.Running.class);
    }

    public boolean isNothingFound() {
        return is(SearchState.None.class);
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
            case SearchState.Found found -> found.tooLarge();
            case SearchState.None none -> none.tooLarge();
            case SearchState.PutOff putOff -> Optional.empty();
            case SearchState.Queued queued -> Optional.empty();
            case SearchState.Running running -> Optional.empty();
            case SearchState.Failed failed -> Optional.empty();
        });
    }

    public boolean isFailed() {
        return is(SearchState.Failed.class);
    }

    public long tried() {
        return search.map(SearchState::tried).orElse(0L);
    }

    /** Digits only: in a sentence a plain number would be grouped. */
    public String seedText() {
        return Long.toString(SearchState.SEED);
    }

    /** What went wrong on our side, for admins. */
    public Optional<String> fault() {
        return admin ? as(SearchState.Failed.class).map(SearchState.Failed::message) : Optional.empty();
    }

    @Override
    public String revision() {
        return search.map(SearchState::revision).orElse(isJudged() ? "none" : "before");
    }

    /** Whether the judging is over, which is told together with the search that a verdict asks for. */
    private boolean isJudged() {
        return summary.status().isOver();
    }

    private boolean is(Class<? extends SearchState> state) {
        return as(state).isPresent();
    }

    private <T extends SearchState> Optional<T> as(Class<T> state) {
        return search.filter(state::isInstance).map(state::cast);
    }
}
