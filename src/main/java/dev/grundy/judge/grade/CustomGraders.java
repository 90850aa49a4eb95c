package dev.grundy.judge.grade;

import dev.grundy.base.kernel.Verdict;
import dev.grundy.format.compare.NumberWord;
import dev.grundy.format.pack.ProblemLimits.StepLimits;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.pack.test.Grading;
import dev.grundy.format.pack.test.TestGroup;
import dev.grundy.judge.check.CheckerProgram;
import dev.grundy.judge.compile.Executable;
import dev.grundy.judge.host.CellCommands;
import dev.grundy.judge.host.JudgeException;
import dev.grundy.judge.result.Excerpt;
import dev.grundy.judge.sandbox.command.Command;
import dev.grundy.judge.sandbox.command.RunOutcome;
import dev.grundy.judge.sandbox.command.Stdin;
import dev.grundy.judge.workshop.ReadyProblem;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The graders of legacy packages with {@code grading: custom}. They are programs that read a line {@code verdict score} per test or
 * group and print one such line for all of them.
 */
public final class CustomGraders {
    private final ProblemPackage problem;
    private final ReadyProblem ready;

    public CustomGraders(ReadyProblem ready) {
        this.problem = ready.problem();
        this.ready = ready;
    }

    /**
     * Makes the grader ready, where a group wants one, so that one that does not compile is told before anything is run.
     *
     * @throws JudgeException if it does not compile, or is not there
     */
    public void prepare() {
        customGroup(problem.tests().root()).ifPresent(this::grader);
    }

    private static Optional<TestGroup> customGroup(TestGroup group) {
        return group.grading() instanceof Grading.Legacy grading && grading.custom()
                ? Optional.of(group)
                : group.groups().stream()
                        .flatMap(inner -> customGroup(inner).stream())
                        .findFirst();
    }

    private Executable grader(TestGroup group) {
        if (problem.programs().graders().isEmpty()) {
            throw new JudgeException("problem " + problem.name() + ": group " + group.name()
                    + " wants a custom grader, and graders/ is empty; add one");
        }
        return ready.executable(problem.programs().graders().getFirst());
    }

    GroupResult grade(TestGroup group, Grading.Legacy grading, List<GroupResult> results) {
        Executable grader = grader(group);
        StepLimits limits = problem.limits().validation();
        String lines = results.stream()
                .map(result -> code(result.verdict()) + " " + result.score() + "\n")
                .collect(Collectors.joining());
        Command command = CellCommands.of(
                        grader.argv(limits.memory(), grading.graderFlags()),
                        grader.environment(),
                        CheckerProgram.cellLimits(limits, grader))
                .withProgram(grader.directory())
                .withStdin(Stdin.of(lines.getBytes(StandardCharsets.UTF_8)));
        return read(ready.run(command, describe(group)), group);
    }

    private String describe(TestGroup group) {
        return "problem " + problem.name() + ": the grader of group " + group.name();
    }

    private GroupResult read(RunOutcome outcome, TestGroup group) {
        String[] words = outcome.stdoutText().strip().split("\\s+");
        if (!outcome.succeeded()
                || words.length != 2
                || NumberWord.parse(words[1]).isEmpty()) {
            throw new JudgeException(describe(group)
                    + " should print a verdict and a score, and did this: " + outcome + " '"
                    + Excerpt.ofMessage(outcome.stdoutText()) + "'; fix it");
        }
        return new GroupResult(
                verdict(words[0], group),
                NumberWord.parse(words[1]).orElseThrow().doubleValue());
    }

    /** The legacy formats say RTE for every kind of crash. */
    private static String code(Verdict verdict) {
        return switch (verdict) {
            case AC -> "AC";
            case WA -> "WA";
            case TLE -> "TLE";
            case MLE, OLE, RTE, CE -> "RTE";
            case JE -> "JE";
        };
    }

    private Verdict verdict(String code, TestGroup group) {
        return switch (code) {
            case "AC" -> Verdict.AC;
            case "WA" -> Verdict.WA;
            case "TLE" -> Verdict.TLE;
            case "RTE" -> Verdict.RTE;
            default ->
                throw new JudgeException("problem " + problem.name() + ": the grader of group " + group.name()
                        + " printed the verdict '" + code + "'; known are AC, WA, TLE, RTE");
        };
    }
}
