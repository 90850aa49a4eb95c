package dev.grundy.people.email;

import java.util.Optional;

/**
 * The addresses of an account.
 *
 * @param confirmed that mail goes to
 * @param awaited   that a link was sent to
 */
public record EmailOfAccount(Optional<EmailAddress> confirmed, Optional<EmailAddress> awaited) {}
