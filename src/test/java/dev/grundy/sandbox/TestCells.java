package dev.grundy.sandbox;

import dev.grundy.kernel.MemorySize;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/** Cells as a judge on this machine would have them, below a directory of their own. Shared by the tests of one class. */
final class TestCells implements AutoCloseable {
    static final Path RUNNER = Path.of("target/cell/cell");

    /** Room enough for every well-behaved program of these tests. */
    static final Limits LIMITS = Limits.of(Duration.ofSeconds(10), MemorySize.ofMebibytes(256));

    /** Tight, for programs that are to hit a limit. */
    static final Limits TIGHT = Limits.of(Duration.ofMillis(300), MemorySize.ofMebibytes(64)).withWall(Duration.ofSeconds(2));

    final Store store;
    final Cells cells;
    private final Path directory;

    TestCells() {
        try {
            this.directory = Files.createTempDirectory("grundy-cells");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        this.store = new Store(directory.resolve("store"));
        this.cells = new Cells(Host.look(RUNNER).config(store, directory.resolve("run"), List.of()));
    }

    Outcome shell(String script) {
        return cells.run(Command.of(LIMITS, "/bin/sh", "-c", script));
    }

    /** Compiles one C file in a cell. */
    StoredDirectory compile(String source) {
        var outcome = cells.run(Command.of(LIMITS, "/usr/bin/gcc", "-O1", "-w", "-static", "-o", "main", "main.c")
                .withFiles(List.of(Placed.file("main.c", source.getBytes())))
                .withCollect("main"));
        if (!outcome.succeeded()) {
            throw new IllegalStateException("the test program does not compile: " + outcome.stderrText());
        }
        return store.putDirectory(Map.of("main", Content.of(outcome.collected().get("main"))));
    }

    @Override
    public void close() {
        cells.close();
        try (var paths = Files.walk(directory)) {
            for (Path path : paths.toList().reversed()) {
                Files.delete(path);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
