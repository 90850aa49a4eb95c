package dev.grundy.testsupport;

import dev.grundy.kernel.ContentHash;
import dev.grundy.sandbox.Store;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * The one store of all judges in the tests of a checkout: what one of them has compiled or made, no other compiles or makes
 * again. A changed judge begins with an empty one, so that no test is green by what an older judge has left.
 */
public final class SharedStore {
    private static final Path ALL = Path.of("target/test-store").toAbsolutePath();
    private static final Path CLASSES = Path.of("target/classes");
    private static final Path CELL = Path.of("target/cell/cell");
    /** All that decides what a judge keeps, beside what it puts into the keys itself. */
    private static final List<String> JUDGE = List.of("judging", "kernel", "language", "problem", "result", "sandbox");

    private SharedStore() {}

    public static Store open() {
        return new Store(Place.PATH);
    }

    /** Gives it to the product that will start with this data directory. */
    public static void linkInto(Path data) {
        try {
            Files.createSymbolicLink(
                    Files.createDirectories(data.resolve("judge")).resolve("store"), open().root());
        } catch (IOException e) {
            throw new UncheckedIOException("cannot link the shared store into " + data, e);
        }
    }

    private static final class Place {
        private static final Path PATH = ALL.resolve(judge().hex());

        private static ContentHash judge() {
            ContentHash.Builder hash = ContentHash.parts();
            try {
                for (String area : JUDGE) {
                    add(hash, CLASSES.resolve("dev/grundy").resolve(area));
                }
                add(hash, CLASSES.resolve("languages.yaml"));
                if (Files.exists(CELL)) {
                    add(hash, CELL);
                }
                return hash.build();
            } catch (IOException e) {
                throw new UncheckedIOException("cannot read what the judge consists of", e);
            }
        }

        private static void add(ContentHash.Builder hash, Path top) throws IOException {
            try (Stream<Path> files = Files.walk(top)) {
                for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                    hash.add(file.toString()).add(Files.readAllBytes(file));
                }
            }
        }
    }
}
