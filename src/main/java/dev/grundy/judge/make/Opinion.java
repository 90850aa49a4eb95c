package dev.grundy.judge.make;

/**
 * A validator's opinion of an input or of an output, its own failures included.
 *
 * @param validator its name
 * @param message   its message, or why it failed or was skipped; for people, may be empty
 */
public record Opinion(String validator, Answer answer, String message) {
    /** The possible results of asking. */
    public enum Answer {
        ACCEPTS,
        REFUSES,
        /** It crashed, hung, or ended with an exit code that means nothing. */
        FAILS,
        /** It cannot be run on this host. */
        SKIPPED
    }

    /** Whether it was given after all, and would be the same once more. A failure may come from a busy host. */
    public boolean decides() {
        return answer == Answer.ACCEPTS || answer == Answer.REFUSES;
    }

    /** The same of a validator with another name and the same content. */
    Opinion of(String other) {
        return new Opinion(other, answer, message);
    }
}
