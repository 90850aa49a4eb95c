package dev.grundy.format.read;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The packages below src/test/resources/packages. */
public final class Fixtures {
    private static final Path PACKAGES = Path.of("src/test/resources/packages");

    private Fixtures() {}

    public static Path fixture(String name) {
        return PACKAGES.resolve(name);
    }

    /** A copy that the test may change. */
    static Path copyOf(String name, Path below) {
        Path copy = below.resolve(name);
        try (Stream<Path> files = Files.walk(fixture(name))) {
            List<Path> all = files.toList();
            for (Path file : all) {
                Path place = copy.resolve(fixture(name).relativize(file).toString());
                if (Files.isDirectory(file)) {
                    Files.createDirectories(place);
                } else {
                    Files.copy(file, place);
                }
            }
            return copy;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
