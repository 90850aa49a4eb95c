package dev.grundy.judge.invoke;

import dev.grundy.base.kernel.Verdict;
import dev.grundy.format.pack.PackageSubmission;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.pack.test.AnswerSource;
import dev.grundy.format.pack.test.TestCase;
import dev.grundy.format.pack.test.TestSettings;
import dev.grundy.judge.check.CheckerQuestion;
import dev.grundy.judge.check.CheckerWord;
import dev.grundy.judge.compile.Executable;
import dev.grundy.judge.host.JudgeException;
import dev.grundy.judge.make.Generation;
import dev.grundy.judge.make.InputValidation;
import dev.grundy.judge.make.Opinion;
import dev.grundy.judge.make.PreparedCase;
import dev.grundy.judge.result.CaseResult;
import dev.grundy.judge.result.CaseResult.Answer;
import dev.grundy.judge.result.Excerpt;
import dev.grundy.judge.run.Execution;
import dev.grundy.judge.run.Run;
import dev.grundy.judge.run.RunLimits;
import dev.grundy.judge.sandbox.command.Stdin;
import dev.grundy.judge.sandbox.command.StoredFile;
import dev.grundy.judge.test.CheckedPass;
import dev.grundy.judge.test.Listening;
import dev.grundy.judge.test.TestRun;
import dev.grundy.judge.test.TestRunners;
import dev.grundy.judge.workshop.ReadyProblem;
import dev.grundy.judge.workshop.Workshop;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jboss.logging.Logger;

/** Runs one program on one case after another, until it has used up the time that an invocation has. Safe for several threads. */
final class CaseRunner {
    private static final Logger LOG = Logger.getLogger(CaseRunner.class);

    private final ProblemPackage problem;
    private final Workshop workshop;
    private final Executable executable;
    private final RunLimits limits;
    private final Generation generation;
    private final InputValidation validation;
    private final TestRunners runners;
    private final Listening listening;
    private final TestSettings settings;
    private final Allowance allowance;

    CaseRunner(ReadyProblem ready, Executable executable, RunLimits limits, Allowance allowance) {
        this.allowance = allowance;
        this.problem = ready.problem();
        this.workshop = ready.workshop();
        this.executable = executable;
        this.limits = limits;
        this.generation = new Generation(ready);
        this.validation = new InputValidation(ready);
        this.runners = new TestRunners(ready);
        this.listening = new Listening(ready, executable, limits);
        this.settings = problem.tests().usualSettings();
    }

    CaseResult run(ChosenInput input) {
        boolean late = allowance.isUsedUp();
        CaseResult result = switch (input) {
            case ChosenInput.Sample(String name) -> late ? CaseResult.notRun(name, "") : sample(name);
            case ChosenInput.Own(byte[] bytes) -> late ? CaseResult.notRun("", Excerpt.ofData(bytes)) : own(bytes);
        };
        allowance.spend(result.cpu());
        return result;
    }

    private CaseResult sample(String name) {
        TestCase test = problem.tests().samples().stream()
                .filter(sample -> sample.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new JudgeException("problem " + problem.name() + " has no sample '" + name
                        + "' in this version; run it once more"));
        PreparedCase prepared = generation.prepare(test);
        return problem.type().interactive() || problem.type().multiPass()
                ? wholeTest(prepared)
                : answered(name, prepared, runOn(prepared));
    }

    private CaseResult own(byte[] bytes) {
        if (problem.type().interactive()) {
            throw new JudgeException("problem " + problem.name() + " is interactive: it is run on its samples alone");
        }
        StoredFile input = workshop.store().put(bytes);
        Run run = runOn(OwnTestCase.unanswered(problem, workshop, bytes));
        List<Opinion> refusals = validation.opinions(input, settings).stream()
                .filter(opinion -> opinion.answer() == Opinion.Answer.REFUSES)
                .toList();
        if (!refusals.isEmpty()) {
            String words = refusals.stream().map(Opinion::message).collect(Collectors.joining("\n"));
            return result("", run, Answer.INPUT_REFUSED, input, "", words);
        }
        try {
            return expected(input, bytes)
                    .map(prepared -> problem.type().multiPass() ? wholeTest(prepared) : answered("", prepared, run))
                    .orElseGet(() -> result("", run, Answer.UNKNOWN, input, "", ""));
        } catch (JudgeException e) {
            // Not the asker's fault, and no reason to withhold what their own program printed.
            LOG.warnf("problem %s: no answer to an input that somebody chose: %s", problem.name(), e.getMessage());
            return result("", run, Answer.UNKNOWN, input, "", "");
        }
    }

    /** The input with the reference solver's answer; empty where nobody answers or no validator says what is allowed. */
    private Optional<PreparedCase> expected(StoredFile input, byte[] bytes) {
        return problem.programs().inputValidators().isEmpty()
                ? Optional.empty()
                : problem.reference()
                        .map(PackageSubmission::program)
                        .map(reference -> new PreparedCase(
                                OwnTestCase.test(problem, bytes, new AnswerSource.Solved(reference)),
                                input,
                                generation.answer(input, reference, OwnTestCase.NAME)));
    }

    private Run runOn(PreparedCase test) {
        return new Execution(workshop.cells())
                .run(
                        executable,
                        test.test().settings().args(),
                        Stdin.of(test.input()),
                        CheckedPass.files(test.test()),
                        limits);
    }

    private CaseResult answered(String name, PreparedCase test, Run run) {
        String expected = Excerpt.ofData(workshop.store().read(test.answer()));
        if (!run.endedProperly()) {
            return result(name, run, Answer.KNOWN, test.input(), expected, "");
        }
        CheckerQuestion question = new CheckerQuestion(test, test.input(), run.output(), Map.of());
        CheckerWord word = CheckedPass.wordOfAll(runners.checkers(), question);
        Run checked = new Run(
                word.accepted() ? Verdict.AC : Verdict.WA,
                run.cpu(),
                run.wall(),
                run.memory(),
                run.output(),
                word.message(),
                run.stderr());
        return result(name, checked, Answer.KNOWN, test.input(), expected, "");
    }

    /** Where a run is more than an input and an output: as a judging does it. */
    private CaseResult wholeTest(PreparedCase test) {
        if (!problem.type().interactive()) {
            return wholeTest(test, runners.forProgram(executable, limits).run(test));
        }
        Listening.Heard heard = listening.run(test);
        return wholeTest(test, heard.run()).with(heard.conversation().orElse(null));
    }

    private CaseResult wholeTest(PreparedCase test, TestRun run) {
        return new CaseResult(
                test.test().isSample() ? test.name() : "",
                run.result().verdict(),
                Answer.KNOWN,
                run.result().cpu(),
                run.result().memory(),
                Excerpt.ofData(workshop.store().read(test.input())),
                Excerpt.ofData(run.output()),
                problem.type().interactive()
                        ? ""
                        : Excerpt.ofData(workshop.store().read(test.answer())),
                run.result().message(),
                "");
    }

    /** @param words of the validators; empty for what the run itself says */
    private CaseResult result(String name, Run run, Answer answer, StoredFile input, String expected, String words) {
        return new CaseResult(
                name,
                run.verdict(),
                answer,
                run.cpu(),
                run.memory(),
                Excerpt.ofData(workshop.store().read(input)),
                Excerpt.ofData(run.output()),
                expected,
                run.endedProperly() || run.verdict() == Verdict.WA
                        ? (words.isEmpty() ? run.message() : words)
                        : firstLine(run.message()),
                stderr(run));
    }

    /** The rest of it is told as what the program wrote to its standard error. */
    private static String firstLine(String message) {
        return Arrays.stream(message.split("\n", 2)).findFirst().orElse("");
    }

    private static String stderr(Run run) {
        return Excerpt.ofMessage(run.stderr().replace("/program/", ""));
    }
}
