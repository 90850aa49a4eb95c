package dev.grundy.judging;

import dev.grundy.judging.workshop.TestWorkshop;
import dev.grundy.judging.workshop.Workshop;
import dev.grundy.kernel.FileTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** A judge below a directory of its own, for all tests of a class that registers it. */
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
        judge = LocalJudge.open(TestWorkshop.RUNNER, directory);
    }

    @Override
    public void afterAll(ExtensionContext context) throws IOException {
        judge.close();
        FileTree.delete(directory);
    }
}
