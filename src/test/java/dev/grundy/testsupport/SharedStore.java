package dev.grundy.testsupport;

import dev.grundy.base.kernel.ContentHash;
import dev.grundy.judge.sandbox.command.Store;
import dev.grundy.judge.workshop.TestWorkshop;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * The one store of all judges in the tests of a checkout: nothing in it is compiled or made again. A changed judge
 * begins with an empty one, so that no test is green by what an older judge has left.
 */
public final class SharedStore {
    private static final Path ALL = Path.of("target/test-store").toAbsolutePath();
    /** All that decides what a judge keeps, beside what it puts into the keys itself. */
    private static final List<String> JUDGE = List.of("base/kernel", "format", "judge");

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

    /** Of all files that the judge consists of. */
    static ContentHash judge(Path classes, Path cell) {
        ContentHash.Builder hash = ContentHash.parts();
        JUDGE.forEach(area -> add(hash, classes.resolve("dev/grundy").resolve(area)));
        add(hash, classes.resolve("languages.yaml"));
        add(hash, cell);
        return hash.build();
    }

    private static void add(ContentHash.Builder hash, Path top) {
        try (Stream<Path> files = Files.walk(top)) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                hash.add(top.relativize(file).toString()).add(Files.readAllBytes(file));
            }
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + top + ", a part of the judge; build it", e);
        }
    }

    private static final class Place {
        private static final Path PATH = ALL.resolve(
                judge(Path.of("target/classes"), TestWorkshop.RUNNER).hex());
    }
}
