package dev.grundy.judge.workshop;

import dev.grundy.base.kernel.FileTree;
import dev.grundy.format.language.Language;
import dev.grundy.format.language.Toolchain;
import dev.grundy.judge.compile.Compiled;
import dev.grundy.judge.compile.Compiler;
import dev.grundy.judge.host.JavaHomes;
import dev.grundy.judge.sandbox.Cells;
import dev.grundy.judge.sandbox.command.Store;
import dev.grundy.judge.sandbox.host.Host;
import dev.grundy.judge.source.Source;
import dev.grundy.testsupport.SharedStore;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A workshop with cells. They run below a directory of its own that goes with it. Its results stand in the store of all
 * tests, unless it is made with an empty one. Shared by the tests of one class.
 */
public final class TestWorkshop implements AutoCloseable {
    public static final Path RUNNER = Path.of(System.getProperty("grundy.cell", "target/cell/cell"));

    public final Workshop workshop;
    private final Path directory;

    public TestWorkshop() {
        this(scratch(), SharedStore.open());
    }

    private TestWorkshop(Path directory, Store store) {
        this.directory = directory;
        Cells cells = new Cells(Host.look(RUNNER).config(store, directory.resolve("run"), JavaHomes.outsideOfUsr()));
        this.workshop = Workshop.open(cells, store);
    }

    /** For tests of what is made for the first time, or that change what is kept. */
    public static TestWorkshop withEmptyStore() {
        Path directory = scratch();
        return new TestWorkshop(directory, new Store(directory.resolve("store")));
    }

    private static Path scratch() {
        try {
            return Files.createTempDirectory("grundy-judging");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public Language language(String id) {
        return workshop.toolchains().languages().find(id).orElseThrow();
    }

    public Toolchain toolchain(String id) {
        return workshop.toolchains().require(language(id));
    }

    public Compiled compile(String id, String source) {
        return workshop.compiler()
                .compile(Source.single(language(id), source), toolchain(id), Optional.empty(), Compiler.USUAL_LIMITS);
    }

    @Override
    public void close() {
        workshop.close();
        workshop.cells().close();
        try {
            FileTree.delete(directory);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
