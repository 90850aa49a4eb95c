package dev.grundy.judge.invoke;

import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.pack.program.PackageFile;
import dev.grundy.format.pack.test.AnswerSource;
import dev.grundy.format.pack.test.InputSource;
import dev.grundy.format.pack.test.TestCase;
import dev.grundy.judge.make.PreparedCase;
import dev.grundy.judge.workshop.Workshop;
import java.nio.charset.StandardCharsets;

/** An input that is no test of the package, as one. */
final class OwnTestCase {
    static final String NAME = "own input";

    private OwnTestCase() {}

    static TestCase test(ProblemPackage problem, byte[] input, AnswerSource answer) {
        return TestCase.plain(
                NAME,
                new InputSource.Given(new PackageFile.Literal(new String(input, StandardCharsets.UTF_8))),
                answer,
                problem.tests().usualSettings());
    }

    /** One whose answer is empty. */
    static PreparedCase unanswered(ProblemPackage problem, Workshop workshop, byte[] input) {
        return new PreparedCase(
                test(problem, input, new AnswerSource.Unsolved()),
                workshop.store().put(input),
                workshop.store().put(new byte[0]));
    }
}
