package dev.grundy.cli;

import dev.grundy.database.DatabaseException;

/** Which failures are answers to the person at the terminal rather than bugs. */
final class Foreseen {
    private Foreseen() {}

    static boolean is(Throwable failure) {
        return failure instanceof DatabaseException || failure instanceof UnusableException;
    }
}
