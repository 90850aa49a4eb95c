package dev.grundy.problem.catalogue;

import dev.grundy.base.kernel.ContentHash;
import java.time.Instant;
import java.util.Optional;

/**
 * The known state of a problem that has had a live version.
 *
 * @param key       the author's own identifier, {@code problem_id} in the front matter
 * @param version   id of the package version that is live, or was last
 * @param number    of that version within the problem, from 1
 * @param changedAt when the problem was described last
 * @param published false when it is served no more
 * @param described whether this release has described it; else it is described once more
 * @param offered   the content that the directory offered last, live or not
 */
public record LiveState(
        long problem,
        String key,
        String displayId,
        String slug,
        String title,
        long version,
        int number,
        ContentHash hash,
        VersionOrigin origin,
        Instant changedAt,
        boolean published,
        boolean described,
        Optional<ContentHash> offered) {
    /** Whether readers get exactly that content, as this release describes it. */
    public boolean isServedBy(ContentHash content) {
        return published && described && hash.equals(content);
    }
}
