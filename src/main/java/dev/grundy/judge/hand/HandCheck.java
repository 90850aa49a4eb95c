package dev.grundy.judge.hand;

import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.pack.program.OutputValidation;
import dev.grundy.format.pack.program.PackageFile;
import dev.grundy.format.pack.test.AnswerSource;
import dev.grundy.format.pack.test.InputSource;
import dev.grundy.format.pack.test.TestCase;
import dev.grundy.judge.check.AnswerChecker;
import dev.grundy.judge.check.Checker;
import dev.grundy.judge.check.CheckerProgram;
import dev.grundy.judge.check.CheckerQuestion;
import dev.grundy.judge.check.CheckerWord;
import dev.grundy.judge.host.JudgeException;
import dev.grundy.judge.make.PreparedCase;
import dev.grundy.judge.sandbox.command.StoredFile;
import dev.grundy.judge.workshop.ReadyProblem;
import dev.grundy.judge.workshop.Workshop;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/** Checks answers that people gave, as the package checks outputs of programs. Safe for use by several threads. */
public final class HandCheck {
    private final ProblemPackage problem;
    private final Workshop workshop;
    private final List<Checker> checkers;

    public HandCheck(ReadyProblem ready) {
        this.problem = ready.problem();
        this.workshop = ready.workshop();
        this.checkers = switch (problem.programs().outputValidation()) {
            case OutputValidation.Default() -> List.of(new AnswerChecker(workshop.store()));
            case OutputValidation.Custom(var programs) ->
                programs.stream()
                        .<Checker>map(program -> new CheckerProgram(ready, program))
                        .toList();
        };
    }

    /**
     * The word of the first checker that refuses; acceptance if all accept.
     *
     * @param answer the reference solver's
     * @param given  the person's answer
     * @throws JudgeException if a checker itself fails
     */
    public CheckerWord check(String input, String answer, String given) {
        PreparedCase test = new PreparedCase(test(input), stored(input), stored(answer));
        CheckerQuestion question =
                new CheckerQuestion(test, test.input(), given.getBytes(StandardCharsets.UTF_8), Map.of());
        return checkers.stream()
                .map(checker -> checker.check(question))
                .filter(word -> !word.accepted())
                .findFirst()
                .orElseGet(CheckerWord::accepts);
    }

    private StoredFile stored(String text) {
        return workshop.store().put(text.getBytes(StandardCharsets.UTF_8));
    }

    private TestCase test(String input) {
        return TestCase.plain(
                "by hand",
                new InputSource.Given(new PackageFile.Literal(input)),
                new AnswerSource.Unsolved(),
                problem.tests().usualSettings());
    }
}
