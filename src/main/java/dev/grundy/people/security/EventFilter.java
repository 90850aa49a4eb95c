package dev.grundy.people.security;

import java.util.Optional;

/**
 * Which events are looked for.
 *
 * @param account the account of the events; empty for everybody's and nobody's
 * @param kind    empty for every kind
 * @param before  only those with a smaller id
 */
public record EventFilter(Optional<Long> account, Optional<SecurityEvent> kind, long before) {}
