package dev.grundy.problem.catalogue;

import dev.grundy.format.pack.ProblemPackage;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Said when the packages of a directory are in the database: time for what lies beside them.
 *
 * @param problems the directory
 * @param packages those of the directory that are served, as they were read
 */
public record CatalogueLoaded(Path problems, List<ProblemPackage> packages) {
    public CatalogueLoaded {
        packages = List.copyOf(packages);
    }

    /** The package of the directory that has this display id; empty where there is none. */
    public Optional<ProblemPackage> pack(String displayId) {
        return packages.stream()
                .filter(pack -> pack.frontMatter().displayId().equals(displayId))
                .findFirst();
    }
}
