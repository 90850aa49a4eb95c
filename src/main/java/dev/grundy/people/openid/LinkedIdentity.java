package dev.grundy.people.openid;

import java.time.Instant;
import java.util.Optional;

/**
 * An identity that opens an account.
 *
 * @param label   of its provider; its issuer where the provider is not configured any more
 * @param isOpen  whether its provider is configured, so that it lets its owner in
 * @param shownAs may be empty
 * @param usedAt  empty until the first sign-in by it
 */
public record LinkedIdentity(
        long id, String label, boolean isOpen, String shownAs, Instant linkedAt, Optional<Instant> usedAt) {}
