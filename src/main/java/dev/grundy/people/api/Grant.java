package dev.grundy.people.api;

import java.time.Instant;
import java.util.Optional;
import java.util.Set;

/**
 * What a stored token stands for.
 *
 * @param accountId whose it is
 * @param expiresAt empty for one that does not end by itself
 */
record Grant(
        long tokenId,
        long accountId,
        String name,
        Set<Scope> scopes,
        Optional<Instant> expiresAt,
        boolean revoked,
        Optional<Instant> lastUsedAt) {
    /** Attribute of the identity of a request that came with a token. */
    static final String ATTRIBUTE = "api-grant";

    Grant {
        scopes = Set.copyOf(scopes);
    }

    boolean isExpired(Instant now) {
        return expiresAt.filter(end -> !end.isAfter(now)).isPresent();
    }
}
