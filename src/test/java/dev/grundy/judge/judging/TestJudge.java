package dev.grundy.judge.judging;

import dev.grundy.base.kernel.FileTree;
import dev.grundy.judge.sandbox.command.Store;
import dev.grundy.judge.sandbox.host.Host;
import dev.grundy.judge.workshop.TestWorkshop;
import dev.grundy.judge.workshop.Workshop;
import dev.grundy.testsupport.SharedStore;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * A judge for the tests of a class that registers it, with the store of all tests, unless it is made with an empty one. Its cells
 * run below a directory of its own.
 */
public final class TestJudge implements BeforeAllCallback, AfterAllCallback {
    private final boolean withEmptyStore;
    private Path directory;
    private LocalJudge judge;

    public TestJudge() {
        this(false);
    }

    private TestJudge(boolean withEmptyStore) {
        this.withEmptyStore = withEmptyStore;
    }

    /** For tests of what is worked out for the first time. */
    public static TestJudge withEmptyStore() {
        return new TestJudge(true);
    }

    public LocalJudge local() {
        return judge;
    }

    public Workshop workshop() {
        return judge.workshop();
    }

    @Override
    public void beforeAll(ExtensionContext context) throws IOException {
        directory = Files.createTempDirectory("grundy-judge");
        Store store = withEmptyStore ? new Store(directory.resolve("store")) : SharedStore.open();
        judge = LocalJudge.open(Host.look(TestWorkshop.RUNNER), store, directory.resolve("run"));
    }

    @Override
    public void afterAll(ExtensionContext context) throws IOException {
        judge.close();
        FileTree.delete(directory);
    }
}
