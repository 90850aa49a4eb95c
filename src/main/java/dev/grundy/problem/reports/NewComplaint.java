package dev.grundy.problem.reports;

/**
 * A report that is to be made.
 *
 * @param problem  id of the problem
 * @param text     1 to {@link ComplaintText#LONGEST} characters
 * @param language code of the language that the reporter reads pages in
 */
record NewComplaint(long account, long problem, ComplaintKind kind, String text, String language) {
    /** @throws IllegalArgumentException when the text is empty or too long */
    NewComplaint {
        if (!ComplaintText.fits(text)) {
            throw new IllegalArgumentException(
                    "a report has 1 to " + ComplaintText.LONGEST + " characters, got " + text.length());
        }
    }
}
