package dev.grundy.submission.queue;

import dev.grundy.kernel.ContentHash;
import java.time.Instant;

/**
 * What a worker needs to judge one submission.
 *
 * @param packageHash content of the package version to judge with
 * @param language    identifier in languages.yaml
 * @param source      the program's bytes; not copied, so not to be written to
 * @param attempt     1 for the first try
 * @param queuedAt    when the person sent it or the rejudge was asked for
 */
public record Claim(
        Lease lease,
        long submissionId,
        long packageVersionId,
        ContentHash packageHash,
        String language,
        byte[] source,
        long seed,
        Lane lane,
        int attempt,
        Instant queuedAt) {}
