package dev.grundy.format.pack;

/**
 * The kind of problem; all false means pass-fail with one run per test.
 *
 * @param scoring an accepted submission has a score as well
 * @param interactive the output validator talks with the submission while it runs
 * @param multiPass the output validator may ask for further runs with inputs it makes
 * @param submitAnswer answers are submitted instead of a program
 */
public record ProblemType(boolean scoring, boolean interactive, boolean multiPass, boolean submitAnswer) {
    public static final ProblemType PASS_FAIL = new ProblemType(false, false, false, false);

    public ProblemType {
        if (submitAnswer && (interactive || multiPass)) {
            throw new IllegalArgumentException("submit-answer cannot be combined with interactive or multi-pass");
        }
    }
}
