package dev.grundy.studio.verify;

import dev.grundy.format.pack.PackageReading;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.read.PackageReader;
import java.nio.file.Path;
import java.util.List;

/** The packages of this repository. */
final class OurPackages {
    private OurPackages() {}

    /** In order of their names. */
    static List<PackageReading> readings() {
        return new PackageReader().readAll(Path.of("problems"));
    }

    /** The same, none of them broken. */
    static List<ProblemPackage> all() {
        return readings().stream().map(PackageReading::orThrow).toList();
    }
}
