package dev.grundy.judge.host;

import java.util.Objects;

/**
 * A failure of ours while judging: of the host, or of a program that belongs to the problem. Never the fault of the
 * submission. The message says what was tried, on what, what was found and what to do.
 */
public final class JudgeException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public JudgeException(String message) {
        super(message);
    }

    public JudgeException(String message, Throwable cause) {
        super(message, cause);
    }

    /** Never null: all that is thrown says why. */
    @Override
    public String getMessage() {
        return Objects.requireNonNull(super.getMessage());
    }
}
