package dev.grundy.judge.explore.growth;

import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.pack.test.TestCase;
import dev.grundy.judge.host.JudgeException;
import dev.grundy.judge.make.Generation;
import dev.grundy.judge.make.PreparedCase;
import dev.grundy.judge.result.growth.SlowestRuns;
import dev.grundy.judge.run.Execution;
import dev.grundy.judge.run.Run;
import dev.grundy.judge.run.RunLimits;
import dev.grundy.judge.source.JudgingRequest;
import dev.grundy.judge.test.TimeLimits;
import dev.grundy.judge.workshop.ReadyProblem;
import dev.grundy.judge.workshop.ReadySubmission;
import dev.grundy.judge.workshop.Workshop;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Runs a program on all tests of its package, and then on the slowest of them time after time. This shows how much its time varies. Its output is not
 * looked at. Safe for use by several threads.
 */
public final class SlowestMeasuring {
    private static final int RUNS = 6;

    private final Workshop workshop;

    public SlowestMeasuring(Workshop workshop) {
        this.workshop = workshop;
    }

    /** Whether programs for a problem can be measured. Those of an interactive one share their time with the interactor. */
    public static boolean canMeasure(ProblemPackage problem) {
        return !problem.type().interactive()
                && !problem.type().multiPass()
                && !problem.type().submitAnswer()
                && !problem.tests().samples().isEmpty();
    }

    /** @param cpu of all runs, at least */
    public record Result(SlowestRuns runs, Duration cpu) {}

    /**
     * Measures.
     *
     * @param limits of all runs; half of it is for finding the slowest test
     * @throws JudgeException if the submission does not compile, or a program of the package fails
     */
    public Result measured(JudgingRequest request, GrowthLimits limits, GrowthListener listener) {
        ProblemPackage problem = request.problem();
        RunLimits runLimits = new RunLimits(
                new TimeLimits(workshop).of(problem),
                problem.limits().memory(),
                problem.limits().output());
        try (ReadySubmission submission = ReadySubmission.of(request, workshop)) {
            AtomicInteger tests = new AtomicInteger();
            Contender program = new Contender(new Execution(workshop.cells()), submission.executable(), runLimits);
            Generation generation =
                    new Generation(new ReadyProblem(problem, workshop, () -> listener.next(tests.get())));
            listener.next(0);
            program.start(generation.prepare(problem.tests().samples().getFirst()));
            List<TestCase> cases = problem.tests().allCases();
            listener.next(0);
            Trial slowest = Trial.of(program, generation.prepare(cases.getFirst()));
            tests.set(1);
            while (slowest.run.endedProperly()
                    && tests.get() < cases.size()
                    && program.spent().compareTo(limits.cpu().dividedBy(2)) < 0) {
                listener.next(tests.get());
                Trial next = Trial.of(program, generation.prepare(cases.get(tests.get())));
                slowest = next.isSlowerThan(slowest) ? next : slowest;
                tests.incrementAndGet();
            }
            List<SlowestRuns.Timed> runs = new ArrayList<>(List.of(timed(slowest.run)));
            while (runs.size() < RUNS && program.spent().compareTo(limits.cpu()) < 0) {
                listener.next(tests.get());
                runs.add(timed(program.run(slowest.test)));
            }
            return new Result(
                    new SlowestRuns(
                            slowest.test.name(),
                            tests.get(),
                            micros(runLimits.cpu()),
                            program.series().leastStartMicros(),
                            runs),
                    program.spent());
        }
    }

    private record Trial(PreparedCase test, Run run) {
        static Trial of(Contender program, PreparedCase test) {
            return new Trial(test, program.run(test));
        }

        /** One that ended badly is what the verdict is about. */
        boolean isSlowerThan(Trial other) {
            return !run.endedProperly() || run.cpu().compareTo(other.run.cpu()) > 0;
        }
    }

    private static SlowestRuns.Timed timed(Run run) {
        return new SlowestRuns.Timed(micros(run.cpu()), micros(run.wall()), run.memory(), run.verdict());
    }

    private static long micros(Duration time) {
        return time.toNanos() / 1_000;
    }
}
