package dev.grundy.people.signin;

import java.time.Instant;

/**
 * A browser a person is signed in with.
 *
 * @param mark   stands for this sign-in in forms, and tells nothing of its token
 * @param calls  the user agent that it sends, possibly empty
 * @param isHere whether it is the one that asks
 */
public record Browser(String mark, String calls, NetworkPlace place, Instant signedInAt, boolean isHere) {
    /** In words, in the reader's language. */
    public String name() {
        return BrowserNames.of(calls);
    }
}
