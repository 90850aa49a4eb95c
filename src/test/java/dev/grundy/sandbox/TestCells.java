package dev.grundy.sandbox;

import dev.grundy.kernel.MemorySize;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/** One cell as a judge on this machine would have it, below a directory of its own. Closing it checks that nothing is left. */
final class TestCells implements AutoCloseable {
    /** Room enough for every well-behaved program of these tests. */
    static final Limits LIMITS = Limits.of(Duration.ofSeconds(10), MemorySize.ofMebibytes(256));

    private static final Path BUILT_RUNNER = Path.of("target/cell/cell");
    private static final List<Integer> ONE_CORE = List.of(0);

    final Store store;
    final Cells cells;
    final boolean hasCgroups;
    private final Path directory;

    private TestCells(Path directory, CellsConfig config) {
        this.directory = directory;
        this.store = config.store();
        this.hasCgroups = config.cgroups().version() != Cgroups.Version.NONE;
        this.cells = new Cells(config);
    }

    /** With the powers of whoever runs the tests. */
    static TestCells open() {
        Path directory = temporaryDirectory();
        return new TestCells(directory, config(directory));
    }

    static CellsConfig config(Path directory) {
        return Host.look(BUILT_RUNNER).config(new Store(directory.resolve("store")), directory.resolve("run"), List.of()).withCores(ONE_CORE);
    }

    /** The ways this machine can build walls: an ordinary user's always, root's when the tests run as root. */
    static List<Walls> waysHere() {
        Path directory = temporaryDirectory();
        Walls own = config(directory).walls();
        deleteRecursively(directory);
        return own == Walls.ROOT ? List.of(Walls.ROOT, Walls.USER_NAMESPACE) : List.of(own);
    }

    static TestCells open(Walls way) {
        return way == Walls.USER_NAMESPACE && waysHere().contains(Walls.ROOT) ? openAsOrdinaryUser() : open();
    }

    /** Root's test becomes user 65534 before it comes to bubblewrap, and has no cgroups then. */
    private static TestCells openAsOrdinaryUser() {
        Path directory = temporaryDirectory();
        try {
            Path runner = Files.copy(BUILT_RUNNER, directory.resolve("cell"));
            CellsConfig own = config(directory);
            Path wrapper = directory.resolve("bwrap-as-ordinary-user");
            Files.writeString(
                    wrapper, "#!/bin/sh\nexec setpriv --reuid 65534 --regid 65534 --clear-groups -- %s \"$@\"\n".formatted(own.bubblewrap()));
            Files.setPosixFilePermissions(wrapper, PosixFilePermissions.fromString("rwxr-xr-x"));
            var config = new CellsConfig(
                    runner, wrapper, Walls.USER_NAMESPACE, Cgroups.NONE, own.store(), own.runDirectory(), own.cores(), own.toolRoots());
            var cells = new TestCells(directory, config);
            cells.letEverybodyMakeChannels();
            return cells;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void letEverybodyMakeChannels() throws IOException {
        try (var paths = Files.find(directory.resolve("run"), 3, (path, _) -> path.endsWith("channels"))) {
            for (Path channels : paths.toList()) {
                Files.setPosixFilePermissions(channels, PosixFilePermissions.fromString("rwxrwxrwx"));
            }
        }
    }

    static Path temporaryDirectory() {
        try {
            Path directory = Files.createTempDirectory("grundy-cells");
            return Files.setPosixFilePermissions(directory, PosixFilePermissions.fromString("rwxr-xr-x"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    Outcome shell(String script) {
        return cells.run(Command.of(LIMITS, "/bin/sh", "-c", script));
    }

    /** Compiles one file in a cell; gives a directory with the program {@code main}. */
    StoredDirectory compile(String compiler, String name, byte[] source) {
        var outcome = cells.run(Command.of(LIMITS, "/usr/bin/" + compiler, "-O1", "-w", "-pthread", "-o", "main", name)
                .withFiles(List.of(Placed.file(name, source)))
                .withCollect("main"));
        if (!outcome.succeeded()) {
            throw new IllegalStateException("the test program does not compile: " + outcome.stderrText());
        }
        return store.putDirectory(Map.of("main", Content.of(outcome.collected().get("main"))));
    }

    static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public void close() {
        cells.close();
        deleteRecursively(directory.resolve("store"));
        try (var left = Files.newDirectoryStream(directory.resolve("run"))) {
            left.forEach(path -> {
                throw new AssertionError("left behind: " + path);
            });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        deleteRecursively(directory);
    }

    private static void deleteRecursively(Path top) {
        try (var paths = Files.walk(top)) {
            for (Path path : paths.toList().reversed()) {
                Files.delete(path);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
