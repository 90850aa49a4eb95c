package dev.grundy.people.api.token;

import java.time.Instant;
import java.util.Optional;
import java.util.Set;

/**
 * The account and the scopes that a stored token stands for.
 *
 * @param accountId of its owner
 * @param expiresAt empty for one that does not end by itself
 */
public record Grant(
        long tokenId,
        long accountId,
        String name,
        Set<Scope> scopes,
        Optional<Instant> expiresAt,
        boolean revoked,
        Optional<Instant> lastUsedAt) {
    /** Attribute of the identity of a request that came with a token. */
    public static final String ATTRIBUTE = "api-grant";

    public Grant {
        scopes = Set.copyOf(scopes);
    }

    public boolean isExpired(Instant now) {
        return expiresAt.filter(end -> !end.isAfter(now)).isPresent();
    }
}
