package dev.grundy.account;

import java.time.Instant;

/**
 * A browser a person is signed in with.
 *
 * @param name what it calls itself, possibly empty
 */
record Browser(String name, Instant signedInAt) {}
