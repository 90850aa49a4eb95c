package dev.grundy.problem.catalogue;

import dev.grundy.base.kernel.ContentHash;
import java.time.Instant;

/**
 * A content that a problem's package has or had.
 *
 * @param number within the problem, from 1
 */
public record KeptVersion(long id, int number, ContentHash hash, Instant madeAt) {}
