package dev.grundy.problem.discussion.source;

/**
 * A line of the source of a submission.
 *
 * @param number from 1
 */
public record SourceLine(long submission, int number) {
    public SourceLine {
        if (submission < 1 || number < 1) {
            throw new IllegalArgumentException(
                    "line " + number + " of submission " + submission + ": both count from 1");
        }
    }

    /** As texts and addresses have it. */
    public String submissionText() {
        return String.valueOf(submission);
    }

    /** As texts and addresses have it. */
    public String numberText() {
        return String.valueOf(number);
    }
}
