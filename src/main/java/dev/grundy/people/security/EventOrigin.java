package dev.grundy.people.security;

import dev.grundy.base.kernel.SingleLine;

/**
 * Where something came from.
 *
 * @param address as limits count it; empty for the command line
 * @param browser the user agent that it sends, cut to 200 characters; may be empty
 */
record EventOrigin(String address, String browser) {
    static final EventOrigin OPERATOR = new EventOrigin("", "");

    private static final int LONGEST_BROWSER = 200;

    static EventOrigin of(String address, String browser) {
        return new EventOrigin(address, SingleLine.of(browser, LONGEST_BROWSER));
    }
}
