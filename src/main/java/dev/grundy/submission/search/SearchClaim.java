package dev.grundy.submission.search;

import dev.grundy.kernel.ContentHash;

/**
 * What a node needs to search.
 *
 * @param packageHash content of the package version that judged
 * @param language    identifier in languages.yaml
 * @param source      the program's bytes; not copied, so not to be written to
 * @param attempt     1 for the first try
 */
public record SearchClaim(
        SearchLease lease,
        long submissionId,
        long packageVersionId,
        ContentHash packageHash,
        String language,
        byte[] source,
        int attempt) {}
