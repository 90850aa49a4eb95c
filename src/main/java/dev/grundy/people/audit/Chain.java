package dev.grundy.people.audit;

import java.util.Optional;

/**
 * The result of a check of the log.
 *
 * @param entries  how many there are
 * @param lastHash of the last one; a person who notes it elsewhere sees later whether all until then is as it was
 * @param broken   the first entry that is missing, or not as it was written; empty where all are
 */
public record Chain(long entries, String lastHash, Optional<Long> broken) {
    public boolean isWhole() {
        return broken.isEmpty();
    }
}
