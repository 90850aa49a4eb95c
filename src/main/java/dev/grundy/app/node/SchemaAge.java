package dev.grundy.app.node;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Objects;
import java.util.function.Predicate;
import org.flywaydb.core.api.MigrationInfo;
import org.flywaydb.core.api.MigrationInfoService;
import org.flywaydb.core.api.MigrationVersion;

/**
 * How old a database's schema is, seen from the migrations of this release.
 *
 * @param migrations those that this release carries and those that the database has seen
 */
record SchemaAge(MigrationInfoService migrations) {
    /** Whether the schema has all that this release brings. */
    boolean isReached() {
        return migrations.pending().length == 0;
    }

    /** The number of the newest migration that this release carries; 0 without any. */
    int newestKnown() {
        return newest(migration -> migration.getState().isResolved());
    }

    /**
     * Whether a newer release has changed the schema. Then it has a number that this release does not know. Or the text of a repeated
     * migration ran here and another was run in its place.
     */
    boolean isNewer() {
        return newest(migration -> migration.getState().isApplied()) > newestKnown()
                || Arrays.stream(migrations.all()).anyMatch(this::isReplaced);
    }

    private boolean isReplaced(MigrationInfo earlier) {
        return earlier.getVersion() == null
                && earlier.getAppliedChecksum() != null
                && Objects.equals(earlier.getAppliedChecksum(), earlier.getResolvedChecksum())
                && Arrays.stream(migrations.all())
                        .filter(later -> later.getVersion() == null
                                && later.getDescription().equals(earlier.getDescription())
                                && later.getInstalledRank() != null)
                        .max(Comparator.comparing(MigrationInfo::getInstalledRank))
                        .filter(last -> !Objects.equals(last.getAppliedChecksum(), earlier.getAppliedChecksum()))
                        .isPresent();
    }

    private int newest(Predicate<MigrationInfo> which) {
        return Arrays.stream(migrations.all())
                .filter(which)
                .map(MigrationInfo::getVersion)
                .filter(Objects::nonNull)
                .map(MigrationVersion::getVersion)
                .mapToInt(Integer::parseInt)
                .max()
                .orElse(0);
    }
}
