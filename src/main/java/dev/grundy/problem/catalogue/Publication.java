package dev.grundy.problem.catalogue;

import dev.grundy.base.kernel.ContentHash;
import java.time.Instant;
import java.util.Optional;

/**
 * That a version went live.
 *
 * @param version id of the package version
 * @param number  of the version within its problem, from 1
 * @param actor   id of the account that made it live, also when that is gone; empty where the directory did
 * @param actorName empty where nobody did or the account is gone
 * @param reason  in the words of the person who did; may be empty
 * @param live    whether it is what is live now: true of one at most of each problem
 */
public record Publication(
        long version,
        int number,
        ContentHash hash,
        Instant at,
        VersionOrigin origin,
        Optional<Long> actor,
        Optional<String> actorName,
        String reason,
        boolean live) {}
