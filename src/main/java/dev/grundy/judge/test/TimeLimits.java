package dev.grundy.judge.test;

import dev.grundy.base.kernel.ContentHash;
import dev.grundy.base.kernel.Verdict;
import dev.grundy.format.language.Availability;
import dev.grundy.format.language.Language;
import dev.grundy.format.pack.Expectation;
import dev.grundy.format.pack.PackageSubmission;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.pack.test.TestCase;
import dev.grundy.judge.compile.Executable;
import dev.grundy.judge.compile.SubmissionBuild;
import dev.grundy.judge.host.JudgeException;
import dev.grundy.judge.make.Generation;
import dev.grundy.judge.make.PreparedCase;
import dev.grundy.judge.result.TestResult;
import dev.grundy.judge.run.RunLimits;
import dev.grundy.judge.source.Source;
import dev.grundy.judge.workshop.ReadyProblem;
import dev.grundy.judge.workshop.Workshop;
import java.time.Duration;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The time limit of a problem: the one it states, else one calibrated from its accepted submissions. That is measured once on
 * this host and then remembered for this state of the package. Each run is remembered too, so that a calibration that was
 * ended goes on where it stopped.
 */
public final class TimeLimits {
    private final Workshop workshop;

    public TimeLimits(Workshop workshop) {
        this.workshop = workshop;
    }

    /** The remembered result of a calibration. */
    record Calibrated(long limitMillis) {}

    /** The remembered time of a run. */
    record MeasuredRun(long cpuNanos) {}

    /** @throws JudgeException if there is no limit and no accepted submission to measure */
    public Duration of(ProblemPackage problem) {
        return of(problem, progress -> {});
    }

    /**
     * As {@link #of(ProblemPackage)}.
     *
     * @param progress hears before each run that is measured, and how many there are
     * @throws JudgeException if there is no limit and no accepted submission to measure
     */
    public Duration of(ProblemPackage problem, Consumer<String> progress) {
        return problem.limits().cpuTime().orElseGet(() -> calibrated(problem, progress));
    }

    private Duration calibrated(ProblemPackage problem, Consumer<String> progress) {
        ContentHash key = ContentHash.parts()
                .add("time limit 2")
                .add(problem.hash().hex())
                .build();
        return Duration.ofMillis(workshop.results()
                .remember(
                        key,
                        Calibrated.class,
                        () -> new Calibrated(
                                new OneCalibration(problem, progress).limit().toMillis()))
                .limitMillis());
    }

    private static boolean boundsFromBelow(PackageSubmission submission) {
        return submission.expectations().stream()
                .anyMatch(expectation -> expectation.timeLimitUse() == Expectation.TimeLimitUse.LOWER_BOUND);
    }

    /** A submission that was compiled for measuring. */
    private record Program(Executable executable, ContentHash content) {}

    /** The state of one calibration. */
    private final class OneCalibration {
        private final ProblemPackage problem;
        private final Consumer<String> progress;
        private final ReadyProblem ready;
        private final Calibration calibration;
        private final Map<String, Program> programs = new LinkedHashMap<>();
        private final Map<String, PreparedCase> tests = new HashMap<>();

        OneCalibration(ProblemPackage problem, Consumer<String> progress) {
            this.problem = problem;
            this.progress = progress;
            this.ready = new ReadyProblem(problem, workshop);
            this.calibration = new Calibration(problem.limits().margins(), Calibration.Bounds.USUAL, progress);
        }

        /** @throws JudgeException if there is nothing to measure */
        Duration limit() {
            List<PackageSubmission> measured = problem.submissions().stream()
                    .filter(TimeLimits::boundsFromBelow)
                    .toList();
            if (measured.isEmpty()) {
                throw new JudgeException("problem " + problem.name()
                        + " states no time limit and has no accepted submission to measure; add limits.time_limit");
            }
            measured.forEach(
                    submission -> compiled(submission).ifPresent(program -> programs.put(name(submission), program)));
            if (programs.isEmpty()) {
                throw new JudgeException("problem " + problem.name()
                        + " states no time limit, and none of its accepted submissions can be run here;"
                        + " add limits.time_limit");
            }
            prepare();
            return calibration.limit(List.copyOf(programs.keySet()), largestFirst(), this::run);
        }

        private String name(PackageSubmission submission) {
            return "submissions/" + submission.path();
        }

        /** Empty if the submission cannot be run on this host. */
        private Optional<Program> compiled(PackageSubmission submission) {
            Language language = ready.language(submission.program());
            if (!(workshop.toolchains().of(language) instanceof Availability.Present present)) {
                return Optional.empty();
            }
            SubmissionBuild build = new SubmissionBuild(problem, workshop.compiler());
            Source source = build.complete(ReadyProblem.source(submission.program(), problem.constants()), language);
            Optional<String> entryPoint = submission.program().entryPoint();
            ContentHash content = ContentHash.parts()
                    .add(source.hash().hex())
                    .add(language.id())
                    .add(entryPoint.orElse(""))
                    .build();
            return build.compile(source, present.toolchain(), entryPoint)
                    .executable()
                    .map(executable -> new Program(executable, content));
        }

        private void prepare() {
            Generation generation = new Generation(ready);
            List<TestCase> all = problem.tests().allCases();
            for (TestCase test : all) {
                if (test.isMade()) {
                    progress.accept(
                            "making test " + (tests.size() + 1) + " of " + all.size() + " to measure the time limit");
                }
                tests.put(test.name(), generation.prepare(test));
            }
        }

        /** Programs mostly need the longest for what is longest. */
        private List<String> largestFirst() {
            return tests.values().stream()
                    .sorted(Comparator.comparingLong(
                                    (PreparedCase test) -> -test.input().size())
                            .thenComparing(PreparedCase::name))
                    .map(PreparedCase::name)
                    .toList();
        }

        private Calibration.Measured run(String name, String test) {
            Program program = Objects.requireNonNull(programs.get(name));
            ContentHash key = ContentHash.parts()
                    .add("measured run 1")
                    .add(problem.judgedContent().hex())
                    .add(program.content().hex())
                    .add(test)
                    .add(calibration.reach().toString())
                    .build();
            Optional<MeasuredRun> known = workshop.results().find(key, MeasuredRun.class);
            if (known.isPresent()) {
                return new Calibration.Measured(Duration.ofNanos(known.get().cpuNanos()), false);
            }
            Duration cpu = measure(program, Objects.requireNonNull(tests.get(test)));
            workshop.results().put(key, new MeasuredRun(cpu.toNanos()));
            return new Calibration.Measured(cpu, true);
        }

        /** A run that was ended for its time, even if it slept, counts as the longest that is allowed. */
        private Duration measure(Program program, PreparedCase test) {
            RunLimits limits = new RunLimits(
                    calibration.reach(),
                    problem.limits().memory(),
                    problem.limits().output());
            TestResult result = new TestRunners(ready)
                    .forProgram(program.executable(), limits)
                    .run(test)
                    .result();
            boolean ended = result.verdict() == Verdict.TLE && result.cpu().compareTo(calibration.reach()) < 0;
            return ended ? calibration.reach() : result.cpu();
        }
    }
}
