package dev.grundy.studio.proof;

import java.time.Instant;
import java.util.Optional;

/**
 * A proof in a list.
 *
 * @param asker name of the person who asked; empty once the account is gone
 */
public record ProofSummary(long id, String called, Optional<String> asker, Instant askedAt, ProofStanding standing) {}
