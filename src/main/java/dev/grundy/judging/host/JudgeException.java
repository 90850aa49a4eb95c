package dev.grundy.judging.host;

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
}
