package dev.grundy.app.cli.output;

/** The meaning of a verb's exit code. */
public enum ExitCode {
    /** Accepted, or all is green. */
    FINE(0),
    /** Not accepted, or not all is green. */
    NOT(1),
    /** Wrong usage, a broken package, or something missing that the message names. */
    UNUSABLE(2);

    private final int value;

    ExitCode(int value) {
        this.value = value;
    }

    public int value() {
        return value;
    }
}
