package dev.grundy.people.api.token;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * A token as its owner sees it in the list.
 *
 * @param ending     the last letters of the token
 * @param expiresAt  empty for one that does not end by itself
 * @param lastUsedAt to about a minute; empty for one that was never used
 */
public record TokenLine(
        long id,
        String name,
        String ending,
        List<Scope> scopes,
        Instant createdAt,
        Optional<Instant> expiresAt,
        Optional<Instant> lastUsedAt,
        boolean expired) {
    public TokenLine {
        scopes = List.copyOf(scopes);
    }
}
