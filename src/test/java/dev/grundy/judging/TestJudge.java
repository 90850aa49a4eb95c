package dev.grundy.judging;

import dev.grundy.judging.workshop.TestWorkshop;
import dev.grundy.judging.workshop.Workshop;
import dev.grundy.kernel.FileTree;
import dev.grundy.sandbox.Host;
import dev.grundy.testsupport.SharedStore;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** A judge with the store of all tests, for the tests of a class that registers it. Its cells run below a directory of its own. */
public final class TestJudge implements BeforeAllCallback, AfterAllCallback {
    private Path directory;
    private LocalJudge judge;

    public LocalJudge local() {
        return judge;
    }

    public Workshop workshop() {
        return judge.workshop();
    }

    @Override
    public void beforeAll(ExtensionContext context) throws IOException {
        directory = Files.createTempDirectory("grundy-judge");
        judge = LocalJudge.open(Host.look(TestWorkshop.RUNNER), SharedStore.open(), directory);
    }

    @Override
    public void afterAll(ExtensionContext context) throws IOException {
        judge.close();
        FileTree.delete(directory);
    }
}
