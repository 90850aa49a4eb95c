package dev.grundy.people.security;

import dev.grundy.base.kernel.Line;

/**
 * Where something came from.
 *
 * @param address as limits count it; empty for the command line
 * @param browser what it calls itself, cut to 200 characters; may be empty
 */
record Origin(String address, String browser) {
    static final Origin OPERATOR = new Origin("", "");

    private static final int LONGEST_BROWSER = 200;

    static Origin of(String address, String browser) {
        return new Origin(address, Line.of(browser, LONGEST_BROWSER));
    }
}
