package dev.grundy.cli;

/** A verb cannot do what was asked; the message is one line that says why and what to do. */
final class UnusableException extends RuntimeException {
    UnusableException(String message) {
        super(message);
    }
}
