package dev.grundy.judge.explore.growth;

import dev.grundy.format.pack.PackageSubmission;
import dev.grundy.format.pack.Practice;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.pack.test.AnswerSource;
import dev.grundy.format.pack.test.InputSource;
import dev.grundy.format.pack.test.TestCase;
import dev.grundy.judge.compile.Executable;
import dev.grundy.judge.host.JudgeException;
import dev.grundy.judge.make.Generation;
import dev.grundy.judge.make.PreparedCase;
import dev.grundy.judge.result.growth.GrowthFinding;
import dev.grundy.judge.result.growth.Measurement;
import dev.grundy.judge.run.Execution;
import dev.grundy.judge.run.RunLimits;
import dev.grundy.judge.source.JudgingRequest;
import dev.grundy.judge.test.TimeLimits;
import dev.grundy.judge.workshop.ReadyProblem;
import dev.grundy.judge.workshop.ReadySubmission;
import dev.grundy.judge.workshop.Workshop;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Measures how the time and memory of a program grow with the size of its input. It measures on the problem's family of growing instances, beside the
 * reference solver and in turns with it. So all that disturbs the node disturbs both. The programs' outputs are not looked at. Safe for use by
 * several threads.
 */
public final class GrowthMeasuring {
    /** The same for everybody: instances are made once. */
    private static final long SEED = 1;
    /** More points than the fewest, so that the interval is of use. */
    private static final int ENOUGH_POINTS = GrowthFinding.LEAST_POINTS + 2;

    private final Workshop workshop;

    public GrowthMeasuring(Workshop workshop) {
        this.workshop = workshop;
    }

    /** Whether it can be measured how programs for a problem grow. Those of an interactive one share their time with the interactor. */
    public static boolean canMeasure(ProblemPackage problem) {
        return problem.practice().growth().isPresent()
                && !problem.type().interactive()
                && !problem.type().multiPass()
                && !problem.type().submitAnswer()
                && problem.reference().isPresent()
                && !problem.tests().samples().isEmpty();
    }

    /**
     * Measures.
     *
     * @throws JudgeException if the problem has no family, the submission does not compile, or a program of the package fails
     */
    public GrowthResult measured(JudgingRequest request, GrowthLimits limits, GrowthListener listener) {
        ProblemPackage problem = request.problem();
        if (!canMeasure(problem)) {
            throw new JudgeException(
                    "problem " + problem.name()
                            + " has no family to measure growth on; add 'growth' to its practice.yaml, a sample and a reference solver");
        }
        try (ReadySubmission submission = ReadySubmission.of(request, workshop)) {
            return new OneMeasuring(problem, submission.executable(), limits, listener).measured();
        }
    }

    /** The state of one measuring. */
    private final class OneMeasuring {
        private final ProblemPackage problem;
        private final Practice.Growth family;
        private final PackageSubmission solver;
        private final GrowthLimits limits;
        private final GrowthListener listener;
        private final ReadyProblem ready;
        private final Generation generation;
        private final RunLimits runLimits;
        private final Contender own;
        private final Contender reference;
        private int sizesDone;

        OneMeasuring(ProblemPackage problem, Executable executable, GrowthLimits limits, GrowthListener listener) {
            this.problem = problem;
            this.family = problem.practice().growth().orElseThrow();
            this.solver = problem.reference().orElseThrow();
            this.limits = limits;
            this.listener = listener;
            this.ready = new ReadyProblem(problem, workshop, () -> listener.next(sizesDone));
            this.generation = new Generation(ready);
            this.runLimits = new RunLimits(
                    new TimeLimits(workshop).of(problem),
                    problem.limits().memory(),
                    problem.limits().output());
            Execution execution = new Execution(workshop.cells());
            this.own = new Contender(execution, executable, runLimits);
            this.reference = new Contender(execution, ready.executable(solver.program()), runLimits);
        }

        GrowthResult measured() {
            start();
            for (int size : family.sizes()) {
                if (!isTimeUp()) {
                    measure(size, instance(size));
                }
            }
            goDown();
            return new GrowthResult(
                    new Measurement(
                            runLimits.cpu().toNanos() / 1_000,
                            family.generate().withSeed(SEED).command(),
                            isTimeUp(),
                            own.series(),
                            reference.series(),
                            ready.language(solver.program()).id()),
                    own.spent().plus(reference.spent()));
        }

        private void start() {
            PreparedCase smallest = generation.prepare(problem.tests().samples().getFirst());
            while (own.wantsStart() && (!isTimeUp() || !own.isStarted())) {
                Stream.of(own, reference).forEach(contender -> {
                    listener.next(0);
                    contender.start(smallest);
                });
            }
        }

        /** Below the family's smallest size, by halves, where the program is too slow for enough points above it. */
        private void goDown() {
            int size = family.sizes().getFirst() / 2;
            while (size >= 2 && own.isSlowOnSmallest() && own.series().pointCount() < ENOUGH_POINTS && !isTimeUp()) {
                Optional<PreparedCase> instance = smallerInstance(size);
                if (instance.isEmpty()) {
                    return;
                }
                measure(size, instance.get());
                size /= 2;
            }
        }

        private void measure(int size, PreparedCase instance) {
            while (!isTimeUp() && (own.wants(size) || reference.wants(size))) {
                Stream.of(own, reference)
                        .filter(contender -> contender.wants(size))
                        .forEach(contender -> {
                            listener.next(sizesDone);
                            contender.run(size, instance);
                        });
            }
            sizesDone++;
        }

        private boolean isTimeUp() {
            return own.spent().plus(reference.spent()).compareTo(limits.cpu()) >= 0;
        }

        /** Empty where the package makes none of that size, which it does not promise to. */
        private Optional<PreparedCase> smallerInstance(int size) {
            try {
                return Optional.of(instance(size));
            } catch (JudgeException e) {
                return Optional.empty();
            }
        }

        private PreparedCase instance(int size) {
            return generation.prepare(TestCase.plain(
                    "growth/" + size,
                    new InputSource.Generated(family.generate().withSizeAndSeed(size, SEED), List.of()),
                    new AnswerSource.Unsolved(),
                    problem.tests().usualSettings()));
        }
    }
}
