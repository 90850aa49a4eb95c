package dev.grundy.studio.verify;

import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.judge.make.PreparedCase;
import dev.grundy.judge.prove.TrialRunner;
import dev.grundy.judge.workshop.Workshop;
import dev.grundy.studio.verify.check.Parallel;
import dev.grundy.studio.verify.check.PinnedHashes;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Makes all tests of a package, to be looked at or pinned. */
public final class TestFiles {
    private final Workshop workshop;
    private final ProblemPackage problem;
    private final List<PreparedCase> tests;

    private TestFiles(Workshop workshop, ProblemPackage problem, List<PreparedCase> tests) {
        this.workshop = workshop;
        this.problem = problem;
        this.tests = tests;
    }

    /** @throws dev.grundy.judge.host.JudgeException if a test cannot be made */
    public static TestFiles make(Workshop workshop, ProblemPackage problem) {
        TrialRunner runner = new TrialRunner(problem, workshop);
        return new TestFiles(
                workshop,
                problem,
                new Parallel(workshop.cells().size()).map(problem.tests().allCases(), runner.generation()::prepare));
    }

    public int count() {
        return tests.size();
    }

    /** Writes {@code sample/….in}, {@code sample/….ans}, {@code secret/…} below a directory. */
    public void write(Path directory) {
        for (PreparedCase test : tests) {
            write(directory.resolve(test.name() + ".in"), workshop.store().read(test.input()));
            write(directory.resolve(test.name() + ".ans"), workshop.store().read(test.answer()));
        }
    }

    private static void write(Path file, byte[] content) {
        try {
            Files.createDirectories(file.getParent());
            Files.write(file, content);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write " + file, e);
        }
    }

    /** Writes the package's {@code generators/hashes.json}. */
    public void pin() {
        PinnedHashes.of(tests).write(problem.root());
    }
}
