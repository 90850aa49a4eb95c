package dev.grundy.authoring.verify;

import dev.grundy.judging.make.InputValidation;
import dev.grundy.judging.make.PreparedTest;
import dev.grundy.judging.prove.TrialRunner;
import dev.grundy.problem.pack.ProblemPackage;
import dev.grundy.sandbox.StoredFile;
import java.util.List;
import java.util.Optional;

/**
 * What the checks of one package share.
 *
 * @param prepared the tests that could be made, in judging order
 */
record Proof(
        TrialRunner runner,
        InputValidation validation,
        List<PreparedTest> prepared,
        Parallel parallel,
        VerifyOptions options,
        Progress progress) {

    ProblemPackage problem() {
        return runner.problem();
    }

    byte[] bytes(StoredFile file) {
        return runner.workshop().store().read(file);
    }

    StoredFile stored(byte[] bytes) {
        return runner.workshop().store().put(bytes);
    }

    void at(String what) {
        progress.at(problem().frontMatter().displayId(), what);
    }

    Optional<PreparedTest> prepared(String name) {
        return prepared.stream().filter(test -> test.name().equals(name)).findFirst();
    }
}
