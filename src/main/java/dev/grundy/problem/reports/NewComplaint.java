package dev.grundy.problem.reports;

import java.util.Optional;

/**
 * A report that is to be made.
 *
 * @param problem  id of the problem
 * @param post     id of the post that it is about; empty for a report about the problem
 * @param text     1 to {@link ComplaintText#LONGEST} characters; may be empty where the kind says enough
 * @param language code of the language that the reporter reads pages in
 */
record NewComplaint(long account, long problem, Optional<Long> post, ComplaintKind kind, String text, String language) {
    /** @throws IllegalArgumentException when the text is too long, or empty where the kind says too little */
    NewComplaint {
        if (!ComplaintText.fits(kind, text)) {
            throw new IllegalArgumentException(
                    "a report has 1 to " + ComplaintText.LONGEST + " characters, got " + text.length());
        }
    }
}
