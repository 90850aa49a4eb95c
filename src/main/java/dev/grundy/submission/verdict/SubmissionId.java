package dev.grundy.submission.verdict;

import java.util.Optional;
import java.util.regex.Pattern;

/** A submission's number as addresses have it. */
public final class SubmissionId {
    /** More digits than any number has; longer ones need no question to the database. */
    private static final Pattern FORM = Pattern.compile("[1-9][0-9]{0,17}");

    private SubmissionId() {}

    /** Empty for a text that is no submission's number. */
    public static Optional<Long> parse(String text) {
        return FORM.matcher(text).matches() ? Optional.of(Long.valueOf(text)) : Optional.empty();
    }
}
