package dev.grundy.judging.test;

import dev.grundy.judging.compile.Compiled;
import dev.grundy.judging.compile.SubmissionBuild;
import dev.grundy.judging.host.JudgeException;
import dev.grundy.judging.make.Generation;
import dev.grundy.judging.run.RunLimits;
import dev.grundy.judging.source.Source;
import dev.grundy.judging.workshop.ReadyProblem;
import dev.grundy.judging.workshop.Workshop;
import dev.grundy.kernel.ContentHash;
import dev.grundy.language.Availability;
import dev.grundy.problem.pack.Expectation;
import dev.grundy.problem.pack.PackageSubmission;
import dev.grundy.problem.pack.ProblemLimits.TimeMargins;
import dev.grundy.problem.pack.ProblemPackage;
import dev.grundy.problem.pack.TestCase;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The time limit of a problem: the one it states, else one calibrated from its accepted submissions, measured once on
 * this host and then remembered for this state of the package.
 */
public final class TimeLimits {
    /** How long a submission may take while it is measured. */
    private static final Duration MEASURING_LIMIT = Duration.ofSeconds(60);

    private final Workshop workshop;

    public TimeLimits(Workshop workshop) {
        this.workshop = workshop;
    }

    /** What is remembered of a calibration. */
    record Calibrated(long limitMillis) {}

    /** @throws JudgeException if there is no limit and no accepted submission to measure */
    public Duration of(ProblemPackage problem) {
        return of(problem, progress -> {});
    }

    /**
     * As {@link #of(ProblemPackage)}.
     *
     * @param progress hears before each submission that is measured
     * @throws JudgeException if there is no limit and no accepted submission to measure
     */
    public Duration of(ProblemPackage problem, Consumer<String> progress) {
        return problem.limits().cpuTime().orElseGet(() -> calibrated(problem, progress));
    }

    private Duration calibrated(ProblemPackage problem, Consumer<String> progress) {
        ContentHash key = ContentHash.parts()
                .add("time limit 1")
                .add(problem.hash().hex())
                .build();
        return Duration.ofMillis(workshop.results()
                .remember(
                        key,
                        Calibrated.class,
                        () -> new Calibrated(calibrate(problem, progress).toMillis()))
                .limitMillis());
    }

    private Duration calibrate(ProblemPackage problem, Consumer<String> progress) {
        List<PackageSubmission> measured = problem.submissions().stream()
                .filter(TimeLimits::boundsFromBelow)
                .toList();
        if (measured.isEmpty()) {
            throw new JudgeException("problem " + problem.name()
                    + " states no time limit and has no accepted submission to measure; add limits.time_limit");
        }
        Duration slowest = measured.stream()
                .peek(submission -> progress.accept("measuring the time limit with submissions/" + submission.path()))
                .flatMap(submission -> slowestRun(problem, submission).stream())
                .max(Duration::compareTo)
                .orElseThrow(() -> new JudgeException("problem " + problem.name()
                        + " states no time limit, and none of its accepted submissions can be run here;"
                        + " add limits.time_limit"));
        return limit(slowest, problem.limits().margins());
    }

    private static boolean boundsFromBelow(PackageSubmission submission) {
        return submission.expectations().stream()
                .anyMatch(expectation -> expectation.timeLimitUse() == Expectation.TimeLimitUse.LOWER_BOUND);
    }

    /** The smallest multiple of the resolution, at least one, that leaves the margin. */
    static Duration limit(Duration slowest, TimeMargins margins) {
        double wanted = slowest.toNanos() * margins.acceptedToLimit();
        long steps = Math.max(1, (long) Math.ceil(wanted / margins.resolution().toNanos()));
        return margins.resolution().multipliedBy(steps);
    }

    /** Over all tests; empty if the submission cannot be run on this host. */
    private Optional<Duration> slowestRun(ProblemPackage problem, PackageSubmission submission) {
        ReadyProblem ready = new ReadyProblem(problem, workshop);
        Generation generation = new Generation(ready);
        if (!(workshop.toolchains().of(ready.language(submission.program())) instanceof Availability.Present present)) {
            return Optional.empty();
        }
        SubmissionBuild build = new SubmissionBuild(problem, workshop.compiler());
        Source source = ReadyProblem.source(submission.program(), problem.constants());
        Compiled compiled = build.compile(
                build.complete(source, present.toolchain().language()),
                present.toolchain(),
                submission.program().entryPoint());
        return compiled.executable().map(executable -> {
            RunLimits limits = new RunLimits(
                    MEASURING_LIMIT, problem.limits().memory(), problem.limits().output());
            TestRunner runner = new TestRunners(ready).forProgram(executable, limits);
            Duration slowest = Duration.ZERO;
            for (TestCase test : problem.tests().allCases()) {
                Duration cpu = runner.run(generation.prepare(test)).result().cpu();
                slowest = cpu.compareTo(slowest) > 0 ? cpu : slowest;
            }
            return slowest;
        });
    }
}
