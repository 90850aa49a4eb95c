package dev.grundy.judge.judging;

import dev.grundy.base.kernel.Verdict;
import dev.grundy.format.language.Language;
import dev.grundy.format.language.Toolchain;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.pack.test.TestCase;
import dev.grundy.judge.compile.Compiled;
import dev.grundy.judge.compile.Executable;
import dev.grundy.judge.compile.SubmissionBuild;
import dev.grundy.judge.grade.CustomGraders;
import dev.grundy.judge.grade.FullScore;
import dev.grundy.judge.grade.Grader;
import dev.grundy.judge.grade.GroupResult;
import dev.grundy.judge.host.JudgeException;
import dev.grundy.judge.result.Compilation;
import dev.grundy.judge.result.Excerpt;
import dev.grundy.judge.result.FirstFailure;
import dev.grundy.judge.result.JudgingResult;
import dev.grundy.judge.result.Score;
import dev.grundy.judge.run.AheadRuns;
import dev.grundy.judge.run.RunLimits;
import dev.grundy.judge.sandbox.command.SandboxException;
import dev.grundy.judge.source.JudgingRequest;
import dev.grundy.judge.source.Source;
import dev.grundy.judge.source.SubmissionRules;
import dev.grundy.judge.test.Listening;
import dev.grundy.judge.test.TestRun;
import dev.grundy.judge.test.TestRunner;
import dev.grundy.judge.test.TestRunners;
import dev.grundy.judge.test.TimeLimits;
import dev.grundy.judge.workshop.ReadyProblem;
import dev.grundy.judge.workshop.Workshop;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jboss.logging.Logger;

/** Judges submissions. Safe for use by several threads: judgings share the cells. */
public final class Judge {
    private static final Logger LOG = Logger.getLogger(Judge.class);

    private final Workshop workshop;

    public Judge(Workshop workshop) {
        this.workshop = workshop;
    }

    /** The same for work that nobody waits for, as {@link Workshop#preemptible}. */
    public Judge preemptible() {
        return new Judge(workshop.preemptible());
    }

    /** Judges one submission to the end. A fault of ours, in the listener too, is the verdict JE with the step and a message, never thrown. */
    public JudgingResult judge(JudgingRequest request, JudgingListener listener) {
        JudgingStep step = new JudgingStep(listener);
        try {
            return new OneJudging(request, step).judge();
        } catch (JudgeException e) {
            return JudgingResult.judgeError(String.valueOf(e.getMessage()));
        } catch (SandboxException | UncheckedIOException e) {
            return JudgingResult.judgeError("while " + step + ": " + e.getMessage());
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
            LOG.errorf(e, "Problem %s: unforeseen while %s", request.problem().name(), step);
            return JudgingResult.judgeError("while " + step + ": unforeseen, " + e);
        }
    }

    /**
     * Makes all fixed tests of a problem, so that no judging has to wait for them.
     *
     * @param beforeRun done by the thread that is about to run a program of the package; may keep it waiting
     */
    public void prepare(ProblemPackage problem, Runnable beforeRun) {
        new TestMaking(new ReadyProblem(problem, workshop, beforeRun))
                .prepareAll(problem.tests().allCases());
    }

    /** Makes the fresh tests of a judging to come. */
    public void prepareFresh(ProblemPackage problem, long seed) {
        TestMaking making = new TestMaking(new ReadyProblem(problem, workshop));
        making.freshTests(seed).forEach(making::prepare);
    }

    /** The state of one judging. */
    private final class OneJudging {
        private final JudgingRequest request;
        private final ProblemPackage problem;
        private final JudgingListener listener;
        private final ReadyProblem ready;
        private final TestMaking testMaking;
        private Optional<Listening> listening = Optional.empty();

        OneJudging(JudgingRequest request, JudgingListener listener) {
            this.request = request;
            this.problem = request.problem();
            this.listener = listener;
            this.ready = new ReadyProblem(problem, workshop);
            this.testMaking = new TestMaking(ready);
        }

        JudgingResult judge() {
            Optional<String> refusal = SubmissionRules.refusal(request);
            if (refusal.isPresent()) {
                return JudgingResult.compileError(Compilation.refused(refusal.get()));
            }
            if (problem.type().submitAnswer()) {
                return test(new TestRunners(ready).forAnswers(request.source()), Optional.empty());
            }
            Language language = request.language()
                    .orElseThrow(() -> new JudgeException(
                            "problem " + problem.name() + " wants a program, and no language was named; name one"));
            Toolchain toolchain = workshop.toolchains().require(language);
            RunLimits limits = limits();
            SubmissionBuild build = new SubmissionBuild(problem, workshop.compiler());
            Source source = build.complete(request.source(), language);
            try (AheadRuns ahead = startAhead(source, toolchain, limits)) {
                listener.compiling();
                try (Compiled compiled = build.compile(request, source, toolchain)) {
                    listener.compiled(compiled.compilation());
                    if (compiled.executable().isEmpty()) {
                        return JudgingResult.compileError(compiled.compilation());
                    }
                    Executable executable = compiled.executable().get();
                    listening = problem.type().interactive()
                            ? Optional.of(new Listening(ready, executable, limits))
                            : Optional.empty();
                    TestRunner runner = new TestRunners(ready).forProgram(executable, limits, ahead);
                    return test(runner, Optional.of(compiled.compilation()));
                }
            }
        }

        private RunLimits limits() {
            new CustomGraders(ready).prepare();
            Duration cpu = new TimeLimits(workshop).of(problem, listener::preparing);
            return new RunLimits(
                    cpu, problem.limits().memory(), problem.limits().output());
        }

        /** On the cores that the compilation leaves idle. */
        private AheadRuns startAhead(Source source, Toolchain toolchain, RunLimits limits) {
            int idle = workshop.cells().size() - 1;
            if (idle == 0 || problem.type().interactive()) {
                return AheadRuns.NONE;
            }
            return workshop.compiler()
                    .expected(source, toolchain, request.entryPoint())
                    .map(executable -> AheadRuns.start(workshop.cells(), executable, limits, idle))
                    .orElse(AheadRuns.NONE);
        }

        private JudgingResult test(TestRunner runner, Optional<Compilation> compilation) {
            List<TestCase> fixed = problem.tests().allCases();
            List<TestCase> fresh = problem.type().scoring() ? List.of() : testMaking.freshTests(request.seed());
            List<TestCase> all = new ArrayList<>(fixed);
            all.addAll(fresh);
            FirstMaking making = new FirstMaking(problem, workshop.results());
            making.announce(listener);
            try (RunningTests tests = new RunningTests(
                    all,
                    test -> runner.run(testMaking.prepare(test)),
                    workshop.cells().size(),
                    listener)) {
                GroupResult result = new Grader(problem, tests::take, new CustomGraders(ready)).gradeAll();
                if (tests.results().size() >= fixed.size()) {
                    making.remember();
                }
                Verdict verdict = result.verdict() == Verdict.AC ? freshVerdict(fresh, tests) : result.verdict();
                return result(verdict, result.score(), compilation, tests);
            }
        }

        private static Verdict freshVerdict(List<TestCase> fresh, RunningTests tests) {
            for (TestCase test : fresh) {
                Verdict verdict = tests.take(test).result().verdict();
                if (verdict != Verdict.AC) {
                    return verdict;
                }
            }
            return Verdict.AC;
        }

        private JudgingResult result(
                Verdict verdict, double score, Optional<Compilation> compilation, RunningTests tests) {
            return new JudgingResult(
                    verdict,
                    problem.type().scoring()
                            ? Optional.of(new Score(
                                    score,
                                    FullScore.of(problem).stream().boxed().findFirst()))
                            : Optional.empty(),
                    tests.results(),
                    tests.planned(),
                    compilation,
                    tests.firstFailure().map(this::shown),
                    Optional.empty());
        }

        private FirstFailure shown(TestRun run) {
            return new FirstFailure(
                            run.test().name(),
                            run.result().verdict(),
                            Excerpt.ofData(workshop.store().read(run.test().input())),
                            Excerpt.ofData(workshop.store().read(run.test().answer())),
                            Excerpt.ofData(run.output()),
                            run.result().message())
                    .with(listening.flatMap(ear -> ear.again(run)).orElse(null));
        }
    }
}
