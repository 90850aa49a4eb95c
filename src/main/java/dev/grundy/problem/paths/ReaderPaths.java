package dev.grundy.problem.paths;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Optional;

/** The paths as an account sees them, in the reader's language. Safe for use by several threads. */
@ApplicationScoped
class ReaderPaths {
    private final PathOutlines outlines;
    private final PathProgressRepository progress;

    ReaderPaths(PathOutlines outlines, PathProgressRepository progress) {
        this.outlines = outlines;
        this.progress = progress;
    }

    /** @param account empty for a guest, who has no progress */
    List<PathView> all(Optional<Long> account) {
        return of(outlines.all(), account);
    }

    /** @param account empty for a guest, who has no progress */
    Optional<PathView> bySlug(String slug, Optional<Long> account) {
        return outlines.bySlug(slug).map(path -> of(List.of(path), account).getFirst());
    }

    private List<PathView> of(List<PathView> paths, Optional<Long> account) {
        return account.map(known -> progress.of(known, paths).ask())
                .map(reached -> paths.stream().map(reached::on).toList())
                .orElse(paths);
    }
}
