package dev.grundy.judge.prove;

import dev.grundy.base.kernel.ContentHash;
import dev.grundy.base.kernel.Verdict;
import dev.grundy.format.language.Availability;
import dev.grundy.format.language.Language;
import dev.grundy.format.language.Toolchain;
import dev.grundy.format.pack.PackageSubmission;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.pack.program.OutputValidation;
import dev.grundy.format.pack.program.Program;
import dev.grundy.format.pack.test.TestCase;
import dev.grundy.judge.check.CheckerQuestion;
import dev.grundy.judge.check.CheckerWord;
import dev.grundy.judge.compile.Compiled;
import dev.grundy.judge.compile.SubmissionBuild;
import dev.grundy.judge.compile.ToolIdentity;
import dev.grundy.judge.grade.CustomGraders;
import dev.grundy.judge.grade.Grade;
import dev.grundy.judge.grade.Grader;
import dev.grundy.judge.grade.GroupResult;
import dev.grundy.judge.host.JudgeException;
import dev.grundy.judge.make.Generation;
import dev.grundy.judge.make.Opinion;
import dev.grundy.judge.make.PreparedCase;
import dev.grundy.judge.result.Excerpt;
import dev.grundy.judge.run.Execution;
import dev.grundy.judge.run.Run;
import dev.grundy.judge.run.RunLimits;
import dev.grundy.judge.sandbox.command.SandboxException;
import dev.grundy.judge.sandbox.command.Stdin;
import dev.grundy.judge.sandbox.command.StoredFile;
import dev.grundy.judge.source.JudgingRequest;
import dev.grundy.judge.source.Source;
import dev.grundy.judge.source.SubmissionRules;
import dev.grundy.judge.test.CheckedPass;
import dev.grundy.judge.test.TestRun;
import dev.grundy.judge.test.TestRunner;
import dev.grundy.judge.test.TestRunners;
import dev.grundy.judge.workshop.ReadyProblem;
import dev.grundy.judge.workshop.Workshop;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.BiConsumer;
import java.util.function.Function;

/**
 * Tries single programs of a package on single tests, as proving the package needs it. It takes every test, regardless of the others, the checker on
 * any output. Trials are remembered under the content of everything on which they depend. Safe for use by several threads.
 */
public final class TrialRunner {
    private static final String CHECKERS = "the output validators";

    private final ProblemPackage problem;
    private final Workshop workshop;
    private final ReadyProblem ready;
    private final Generation generation;
    private final TestRunners runners;

    public TrialRunner(ProblemPackage problem, Workshop workshop) {
        this(problem, workshop, () -> {});
    }

    /** @param beforeRun done by the thread that is about to run a program of the package which makes or checks a test */
    public TrialRunner(ProblemPackage problem, Workshop workshop, Runnable beforeRun) {
        this.problem = problem;
        this.workshop = workshop;
        this.ready = new ReadyProblem(problem, workshop, beforeRun);
        this.generation = new Generation(ready);
        this.runners = new TestRunners(ready);
    }

    public ProblemPackage problem() {
        return problem;
    }

    public Workshop workshop() {
        return workshop;
    }

    public ReadyProblem ready() {
        return ready;
    }

    public Generation generation() {
        return generation;
    }

    /** Makes a submission ready to be tried. */
    public Candidate candidate(PackageSubmission submission) {
        Source source = ReadyProblem.source(submission.program(), problem.constants());
        return problem.type().submitAnswer()
                ? new Candidate.Answers(source)
                : candidate(
                        source,
                        ready.language(submission.program()),
                        submission.program().entryPoint());
    }

    /** @param entryPoint the main file or class if somebody has named it */
    public Candidate candidate(Source source, Language language, Optional<String> entryPoint) {
        Optional<String> refusal =
                SubmissionRules.refusal(new JudgingRequest(problem, source, Optional.of(language), entryPoint, 0));
        if (refusal.isPresent()) {
            return new Candidate.Uncompiled(refusal.get());
        }
        return switch (workshop.toolchains().of(language)) {
            case Availability.Absent absent ->
                new Candidate.Unavailable(language.name() + ": " + absent.reason() + "; " + absent.cure());
            case Availability.Present present -> compiled(source, present.toolchain(), entryPoint);
        };
    }

    private Candidate compiled(Source source, Toolchain toolchain, Optional<String> entryPoint) {
        SubmissionBuild build = new SubmissionBuild(problem, workshop.compiler());
        Compiled compiled = build.compile(build.complete(source, toolchain.language()), toolchain, entryPoint);
        return compiled.executable()
                .<Candidate>map(executable -> new Candidate.Runnable(executable, ToolIdentity.of(toolchain)))
                .orElseGet(() -> new Candidate.Uncompiled(compiled.output()));
    }

    /** Tries a candidate on a test, or remembers how that went. A fault of ours is the verdict JE. */
    public Trial trial(Candidate candidate, PreparedCase test, Duration limit) {
        return workshop.results()
                .find(key(candidate, test, limit), Trial.class)
                .map(known -> known.on(test.name()))
                .orElseGet(() -> tryNow(candidate, test, limit));
    }

    /**
     * Tries once more, regardless of what is remembered. The better trial counts from now on, since other work of the machine can
     * only make a program slower.
     */
    public Trial again(Candidate candidate, PreparedCase test, Duration limit) {
        Trial before = trial(candidate, test, limit);
        Trial now = tryNow(candidate, test, limit);
        if (!isBetter(before, now)) {
            return now;
        }
        remember(candidate, test, limit, before);
        return before;
    }

    private static boolean isBetter(Trial before, Trial now) {
        if (before.verdict() == Verdict.JE || now.verdict() == Verdict.JE) {
            return now.verdict() == Verdict.JE && before.verdict() != Verdict.JE;
        }
        if ((before.verdict() == Verdict.TLE) != (now.verdict() == Verdict.TLE)) {
            return now.verdict() == Verdict.TLE;
        }
        return before.cpu().compareTo(now.cpu()) <= 0;
    }

    private Trial tryNow(Candidate candidate, PreparedCase test, Duration limit) {
        try {
            Trial trial = trial(runner(candidate, limit).run(test));
            if (wasStoppedByTheClock(trial, limit)) {
                return trial(runner(candidate, limit).run(test));
            }
            remember(candidate, test, limit, trial);
            return trial;
        } catch (JudgeException | SandboxException | UncheckedIOException e) {
            return Trial.failed(test.name(), String.valueOf(e.getMessage()));
        }
    }

    private static Trial trial(TestRun run) {
        boolean isAccepted = run.result().verdict() == Verdict.AC;
        return new Trial(run.result(), run.multiplier(), isAccepted ? "" : Excerpt.ofPreview(run.output()));
    }

    /** Then it waited for something or the machine was busy: that is not remembered, so that the next time may say more. */
    private static boolean wasStoppedByTheClock(Trial trial, Duration limit) {
        return trial.verdict() == Verdict.TLE && trial.cpu().compareTo(limit) < 0;
    }

    private void remember(Candidate candidate, PreparedCase test, Duration limit, Trial made) {
        workshop.results().put(key(candidate, test, limit), made);
    }

    private TestRunner runner(Candidate candidate, Duration limit) {
        return switch (candidate) {
            case Candidate.Runnable runnable -> runners.forProgram(runnable.executable(), limits(limit));
            case Candidate.Answers answers -> runners.forAnswers(answers.source());
            case Candidate.Uncompiled uncompiled ->
                throw new JudgeException("a submission that does not compile cannot be tried");
            case Candidate.Unavailable unavailable ->
                throw new JudgeException("cannot be tried here: " + unavailable.reason());
        };
    }

    private RunLimits limits(Duration limit) {
        return new RunLimits(limit, problem.limits().memory(), problem.limits().output());
    }

    private ContentHash key(Candidate candidate, PreparedCase test, Duration limit) {
        ContentHash.Builder hash = ContentHash.parts().add("trial 4");
        switch (candidate) {
            case Candidate.Runnable(var executable, var tools) ->
                hash.add(executable.hash().hex()).add(tools);
            case Candidate.Answers(var source) -> hash.add(source.hash().hex());
            case Candidate.Uncompiled uncompiled -> hash.add("uncompiled");
            case Candidate.Unavailable unavailable -> hash.add("unavailable");
        }
        hash.add(limits(limit).toString())
                .add(problem.type().toString())
                .add(String.valueOf(problem.limits().validationPasses()));
        addTest(hash, test);
        test.test().settings().args().forEach(hash::add);
        test.test().files().forEach((name, path) -> hash.add(name).add(read(path)));
        return hash.build();
    }

    /** Everything that a checker's opinion depends on but the output. */
    private void addTest(ContentHash.Builder hash, PreparedCase test) {
        hash.add(test.input().hash().hex()).add(test.answer().hash().hex());
        switch (problem.programs().outputValidation()) {
            case OutputValidation.Default() -> hash.add("default");
            case OutputValidation.Custom(var checkers) ->
                checkers.forEach(
                        checker -> hash.add(ready.executable(checker).hash().hex()));
        }
        test.test().settings().outputValidatorArgs().forEach(hash::add);
    }

    /** The checkers' opinion of an output; all must accept. Not for interactive problems, which have no output to look at. */
    public Opinion opinion(PreparedCase test, byte[] output) {
        if (problem.programs().outputValidation() instanceof OutputValidation.Default) {
            return ask(test, output);
        }
        ContentHash.Builder hash =
                ContentHash.parts().add("opinion 2").add(ContentHash.of(output).hex());
        addTest(hash, test);
        return workshop.results().remember(hash.build(), Opinion.class, Opinion::decides, () -> ask(test, output));
    }

    private Opinion ask(PreparedCase test, byte[] output) {
        try {
            CheckerQuestion question = new CheckerQuestion(test, test.input(), output, Map.of());
            CheckerWord word = CheckedPass.wordOfAll(runners.checkers(), question);
            return new Opinion(
                    CHECKERS, word.accepted() ? Opinion.Answer.ACCEPTS : Opinion.Answer.REFUSES, word.message());
        } catch (JudgeException e) {
            return new Opinion(CHECKERS, Opinion.Answer.FAILS, String.valueOf(e.getMessage()));
        }
    }

    /** The output of a program of the package for an input, unchecked. */
    public Run output(Program program, StoredFile input, Duration limit) {
        return new Execution(workshop.cells())
                .run(ready.executable(program), List.of(), Stdin.of(input), List.of(), limits(limit));
    }

    /**
     * The verdict and score that the package's rules make of single trials.
     *
     * @param trials asked in judging order, and only for tests that count
     * @param scores hears the score of each group that is graded, by its name
     */
    public Grade grade(Function<TestCase, Trial> trials, BiConsumer<String, Double> scores) {
        Grader grader = new Grader(problem, test -> run(test, trials.apply(test)), new CustomGraders(ready));
        try {
            GroupResult result = grader.gradeAll();
            grader.scores().forEach(scores);
            OptionalDouble score =
                    problem.type().scoring() ? OptionalDouble.of(result.score()) : OptionalDouble.empty();
            return new Grade(result.verdict(), score, Optional.empty());
        } catch (JudgeException e) {
            return Grade.failed(e);
        }
    }

    private TestRun run(TestCase test, Trial trial) {
        return new TestRun(generation.prepare(test), trial.result(), new byte[0], trial.multiplier());
    }

    private static byte[] read(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + file, e);
        }
    }
}
