package dev.grundy.submission;

import dev.grundy.submission.search.Search;
import dev.grundy.submission.search.SearchState;
import dev.grundy.submission.search.SmallestFailure;
import java.util.Optional;

/**
 * The part of a submission's page that shows the smallest failing input, or how far the search for it is.
 *
 * @param search empty where none is made: no verdict yet, or one that needs no explanation
 * @param judged whether there is a verdict, which comes together with its search
 * @param admin  whether the reader is told what went wrong on our side
 */
public record SearchView(SubmissionSummary summary, Optional<Search> search, boolean judged, boolean admin) {
    /** Whether nothing more will come. */
    public boolean isOver() {
        return judged && search.map(known -> known.state().isOver()).orElse(true);
    }

    public boolean isShown() {
        return search.isPresent();
    }

    public boolean isWaiting() {
        return is(SearchState.QUEUED);
    }

    public boolean isSearching() {
        return is(SearchState.RUNNING);
    }

    public boolean isNothingFound() {
        return is(SearchState.NONE);
    }

    /** Where the smallest failing input found comes from, if it is too large to be worked through by hand. */
    public Optional<String> tooLarge() {
        return isFailed() ? Optional.empty() : search.flatMap(Search::message);
    }

    public boolean isFailed() {
        return is(SearchState.FAILED);
    }

    public Optional<SmallestFailure> failure() {
        return search.flatMap(Search::failure);
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
        return admin ? search.flatMap(Search::message) : Optional.empty();
    }

    /** Changes whenever there is something new to show. */
    public String revision() {
        return search.map(Search::revision).orElse(judged ? "none" : "before");
    }

    private boolean is(SearchState state) {
        return search.filter(known -> known.state() == state).isPresent();
    }
}
