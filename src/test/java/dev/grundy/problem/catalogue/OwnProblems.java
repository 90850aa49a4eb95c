package dev.grundy.problem.catalogue;

import dev.grundy.format.pack.PackageReading;
import dev.grundy.format.read.PackageReader;
import java.nio.file.Path;
import java.util.List;

/**
 * The problems of this repository, which no test changes: read once for all tests of an application. They are published
 * as often as tests ask, because others take them out of sight or add some beside them.
 */
public final class OwnProblems {
    private static final Path DIRECTORY = Path.of("problems");
    private static final List<PackageReading> READINGS = new PackageReader().readAll(DIRECTORY);

    private OwnProblems() {}

    /** As {@link Catalogue#load(Path)} of their directory. */
    public static void loadInto(Catalogue catalogue) {
        catalogue.load(DIRECTORY, READINGS);
    }
}
