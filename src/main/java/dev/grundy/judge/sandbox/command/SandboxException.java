package dev.grundy.judge.sandbox.command;

import org.jspecify.annotations.Nullable;

/** A failure of ours, never of the program that was to run. The run may be tried again: the cell is rebuilt before that. */
public final class SandboxException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public SandboxException(String message) {
        this(message, null);
    }

    public SandboxException(String message, @Nullable Throwable cause) {
        super(message, cause);
    }
}
