package dev.grundy.problem.text;

import dev.grundy.base.kernel.ContentHash;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.problem.catalogue.CatalogueRepository;
import dev.grundy.problem.catalogue.PackageCache;
import dev.grundy.problem.catalogue.Problem;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Gives pages the package behind a problem, unpacked on this node. Safe for use by several threads. */
@ApplicationScoped
public class LivePackages {
    private final PackageCache cache;
    private final CatalogueRepository catalogue;
    /** The content of a version never changes. */
    private final Map<Long, ContentHash> hashes = new ConcurrentHashMap<>();

    LivePackages(PackageCache cache, CatalogueRepository catalogue) {
        this.cache = cache;
        this.catalogue = catalogue;
    }

    /** The package that is served now. */
    public ProblemPackage of(Problem problem) {
        return of(problem.liveVersion());
    }

    /** The package that is served under such a head. */
    public ProblemPackage of(ProblemHeading problem) {
        return of(problem.version());
    }

    private ProblemPackage of(long version) {
        return cache.get(version, hashes.computeIfAbsent(version, catalogue::hashOf));
    }
}
