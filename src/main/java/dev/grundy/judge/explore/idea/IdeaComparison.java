package dev.grundy.judge.explore.idea;

import dev.grundy.base.kernel.ContentHash;
import dev.grundy.format.language.Availability;
import dev.grundy.format.language.Language;
import dev.grundy.format.language.Toolchain;
import dev.grundy.format.pack.Misconception;
import dev.grundy.format.pack.PackageSubmission;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.judge.compile.Compiled;
import dev.grundy.judge.compile.SubmissionBuild;
import dev.grundy.judge.host.JudgeException;
import dev.grundy.judge.make.Generation;
import dev.grundy.judge.make.PreparedCase;
import dev.grundy.judge.run.RunLimits;
import dev.grundy.judge.source.JudgingRequest;
import dev.grundy.judge.source.Source;
import dev.grundy.judge.test.TestRun;
import dev.grundy.judge.test.TestRunner;
import dev.grundy.judge.test.TestRunners;
import dev.grundy.judge.test.TimeLimits;
import dev.grundy.judge.workshop.ReadyProblem;
import dev.grundy.judge.workshop.Workshop;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Compares a program that answers wrongly with the wrong programs of its package that say their idea. Their answers are kept by the content of the
 * package, so they are run once for each version. One whose language cannot be used here is left out. Safe for use by several threads.
 */
public final class IdeaComparison {
    private final ProblemPackage problem;
    private final Workshop workshop;
    private final ReadyProblem ready;
    private final IdeaLimits limits;
    private final IdeaListener listener;
    private @Nullable List<PreparedCase> tests;

    /** @param listener is called before each run, those included that make tests */
    public IdeaComparison(ProblemPackage problem, Workshop workshop, IdeaLimits limits, IdeaListener listener) {
        this.problem = problem;
        this.workshop = workshop;
        this.limits = limits;
        this.listener = listener;
        this.ready = new ReadyProblem(problem, workshop, listener::beforeRun);
    }

    /** The remembered answers of a named program. */
    record Remembered(List<IdeaAnswer> answers) {}

    /**
     * Whether wrong programs of a problem can be told their idea. They can where some say theirs, and a program's output follows from its input
     * alone. It does not where it talks with an interactor or is run in several passes.
     */
    public static boolean canCompare(ProblemPackage problem) {
        return problem.submissions().stream()
                        .anyMatch(one -> one.misconception().isPresent())
                && problem.reference().isPresent()
                && !problem.type().interactive()
                && !problem.type().multiPass()
                && !problem.type().submitAnswer();
    }

    /**
     * Compares a person's program.
     *
     * @param request for the problem of this comparison
     * @throws JudgeException if the program does not compile, or one of the package fails that must not
     */
    public IdeaResult compare(JudgingRequest request) {
        List<Named> named = named();
        Likeness likeness = new Likeness(named);
        Language language = request.language().orElseThrow(() -> new JudgeException("no language was named; name one"));
        SubmissionBuild build = new SubmissionBuild(problem, workshop.compiler());
        try (Compiled compiled = build.compile(
                request,
                build.complete(request.source(), language),
                workshop.toolchains().require(language))) {
            Duration spent = run(compiled, "the submission", answer -> {
                likeness.add(answer);
                return likeness.isOpen();
            });
            return new IdeaResult(likeness.told(), spent);
        }
    }

    /**
     * The answers of the named programs, in the order of the package; run now if that is not known yet.
     *
     * @throws JudgeException if one of them does not compile, or a program that makes the tests fails
     */
    public List<Named> named() {
        List<Named> named = new ArrayList<>();
        for (PackageSubmission submission : problem.submissions()) {
            submission
                    .misconception()
                    .flatMap(misconception -> named(submission, misconception))
                    .ifPresent(named::add);
        }
        return named;
    }

    private Optional<Named> named(PackageSubmission submission, Misconception misconception) {
        Language language = ready.language(submission.program());
        if (!(workshop.toolchains().of(language) instanceof Availability.Present(Toolchain toolchain))) {
            return Optional.empty();
        }
        ContentHash key = ContentHash.parts()
                .add("idea 1")
                .add(problem.hash().hex())
                .add(submission.path())
                .build();
        Remembered remembered = workshop.results()
                .remember(
                        key,
                        Remembered.class,
                        this::isOfTheseTests,
                        () -> new Remembered(answers(submission, toolchain)));
        return Optional.of(new Named(submission.path(), misconception, remembered.answers()));
    }

    private boolean isOfTheseTests(Remembered remembered) {
        return remembered.answers().size() == tests().size();
    }

    private List<IdeaAnswer> answers(PackageSubmission submission, Toolchain toolchain) {
        SubmissionBuild build = new SubmissionBuild(problem, workshop.compiler());
        Source source = ReadyProblem.source(submission.program(), problem.constants());
        try (Compiled compiled = build.compile(
                build.complete(source, toolchain.language()),
                toolchain,
                submission.program().entryPoint())) {
            List<IdeaAnswer> answers = new ArrayList<>();
            run(compiled, "submissions/" + submission.path(), answers::add);
            while (answers.size() < tests().size()) {
                answers.add(IdeaAnswer.NONE);
            }
            return answers;
        }
    }

    /**
     * Runs a program on one test after the other.
     *
     * @param wantsMore hears each answer and says whether another is wanted
     * @return the CPU time of all runs
     */
    private Duration run(Compiled compiled, String what, Predicate<IdeaAnswer> wantsMore) {
        TestRunner runner = new TestRunners(ready)
                .forProgram(
                        compiled.executable()
                                .orElseThrow(() -> new JudgeException("problem " + problem.name() + ": " + what
                                        + " does not compile: " + compiled.output())),
                        new RunLimits(
                                new TimeLimits(workshop).of(problem),
                                problem.limits().memory(),
                                problem.limits().output()));
        Duration spent = Duration.ZERO;
        for (PreparedCase test : tests()) {
            if (spent.compareTo(limits.cpu()) >= 0) {
                break;
            }
            listener.beforeRun();
            TestRun run = runner.run(test);
            spent = spent.plus(run.result().cpu());
            if (!wantsMore.test(IdeaAnswer.of(run.result().verdict(), run.output()))) {
                break;
            }
        }
        return spent;
    }

    private synchronized List<PreparedCase> tests() {
        if (tests == null) {
            PackageSubmission reference = problem.reference()
                    .orElseThrow(() -> new JudgeException(
                            "problem " + problem.name() + " has no reference solver; add submissions/accepted"));
            tests = IdeaTestSet.of(problem, new Generation(ready), reference.program());
        }
        return tests;
    }
}
