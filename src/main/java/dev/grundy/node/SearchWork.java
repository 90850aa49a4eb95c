package dev.grundy.node;

import dev.grundy.result.Counterexample;
import dev.grundy.submission.search.SearchClaim;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongConsumer;

/** How a claimed search is worked through. */
interface SearchWork {
    /** Identifiers of the languages that can be judged here and now. */
    Set<String> languages();

    /**
     * Searches; anything thrown is a failure of ours and leads to another try.
     *
     * @param step told before each instance how many were tried so far; may wait, and may end the search by an exception
     * @throws InterruptedException when the search is to be given up
     */
    Found search(SearchClaim claim, LongConsumer step) throws InterruptedException;

    /**
     * What a search came to.
     *
     * @param failure  empty if none of the instances tried fails, or only one too large to be shown
     * @param tooLarge where the failing one came from, if it is too large to be worked through by hand
     */
    record Found(long tried, Optional<Counterexample> failure, Optional<String> tooLarge) {}
}
