package dev.grundy.app.node;

import dev.grundy.problem.catalogue.CatalogueRepository;
import dev.grundy.problem.catalogue.LiveVersion;
import dev.grundy.problem.catalogue.PackageCache;
import jakarta.inject.Singleton;
import java.util.List;

/** The versions for which a node can make something ahead. Thread-safe. */
@Singleton
final class PreparableVersions {
    private final CatalogueRepository catalogue;
    private final PackageCache packages;

    PreparableVersions(CatalogueRepository catalogue, PackageCache packages) {
        this.catalogue = catalogue;
        this.packages = packages;
    }

    /** The versions that are served and at hand: a login that does no more than judge gets a package with the first work about it. */
    List<LiveVersion> now() {
        return catalogue.liveVersions().stream()
                .filter(version -> packages.canGet(version.hash()))
                .toList();
    }
}
