package dev.grundy.people.openid;

import dev.grundy.web.frame.LocalAddress;

/**
 * Somebody proven by a provider whose identity opens no account yet.
 *
 * @param next where they wanted to go
 */
public record PendingIdentity(ProvenIdentity identity, LocalAddress next) {}
