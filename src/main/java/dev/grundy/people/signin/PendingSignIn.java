package dev.grundy.people.signin;

import dev.grundy.web.frame.LocalAddress;

/**
 * Somebody whose password was right and whose second factor is still to come: signed in nowhere.
 *
 * @param next where they wanted to go
 */
record PendingSignIn(long accountId, LocalAddress next) {}
