package dev.grundy.submission.search;

import java.util.Optional;

/**
 * A search as its page shows it.
 *
 * @param tried   instances judged so far, those while shrinking too
 * @param failure what was found; only in the state {@link SearchState#FOUND}
 * @param message in the state {@link SearchState#FAILED} what went wrong, for admins; otherwise where the smallest failing
 *     input came from, if it is too large to be worked through by hand: then in {@link SearchState#NONE} even to be shown
 */
public record Search(SearchState state, long tried, Optional<SmallestFailure> failure, Optional<String> message) {
    /** Of the random instances of every search: all searches share made instances and answers, and anybody can repeat one. */
    public static final long SEED = 1;

    /** Changes whenever there is something new to show. */
    public String revision() {
        return state.code() + "-" + tried;
    }
}
