package dev.grundy.studio.verify.check;

import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.pack.program.PackageFile;
import dev.grundy.format.pack.test.AnswerSource;
import dev.grundy.format.pack.test.InputSource;
import dev.grundy.format.pack.test.TestCase;
import dev.grundy.judge.make.InputValidation;
import dev.grundy.judge.make.PreparedCase;
import dev.grundy.judge.prove.TrialRunner;
import dev.grundy.judge.sandbox.command.StoredFile;
import dev.grundy.studio.verify.outcome.VerifyOptions;
import dev.grundy.studio.verify.outcome.VerifyProgress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * The things that the checks of one package share.
 *
 * @param prepared the tests that could be made, in judging order
 */
public record Proof(
        TrialRunner runner,
        InputValidation validation,
        List<PreparedCase> prepared,
        Parallel parallel,
        VerifyOptions options,
        VerifyProgress progress) {

    public ProblemPackage problem() {
        return runner.problem();
    }

    public byte[] bytes(StoredFile file) {
        return runner.workshop().store().read(file);
    }

    public StoredFile stored(byte[] bytes) {
        return runner.workshop().store().put(bytes);
    }

    public String text(StoredFile file) {
        return new String(bytes(file), StandardCharsets.UTF_8);
    }

    /** A test of an input that stands in no file; its answer is not made by itself. */
    public TestCase unsolved(StoredFile input) {
        return TestCase.plain(
                "an instance",
                new InputSource.Given(new PackageFile.Literal(text(input))),
                new AnswerSource.Unsolved(),
                problem().tests().usualSettings());
    }

    public void at(String what) {
        progress.at(problem().frontMatter().displayId(), what);
    }

    public Optional<PreparedCase> prepared(String name) {
        return prepared.stream().filter(test -> test.name().equals(name)).findFirst();
    }
}
