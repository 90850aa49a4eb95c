package dev.grundy.studio.intake;

/** The outcome of taking a test in. */
public sealed interface Intake {
    /**
     * It is in the working copy.
     *
     * @param copy address of its page
     * @param test such as {@code secret/counterexample-1}
     */
    record Done(String copy, String test) implements Intake {}

    /** The working copy had the same input: nothing was written. */
    record There(String copy, String test) implements Intake {}

    /**
     * Nothing was written.
     *
     * @param reason key of a text
     */
    record Refused(String reason) implements Intake {}
}
