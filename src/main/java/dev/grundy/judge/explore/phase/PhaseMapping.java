package dev.grundy.judge.explore.phase;

import dev.grundy.base.kernel.ContentHash;
import dev.grundy.base.kernel.Verdict;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.pack.program.GeneratorCall;
import dev.grundy.judge.host.JudgeException;
import dev.grundy.judge.result.phase.Family;
import dev.grundy.judge.result.phase.PhaseMap;
import dev.grundy.judge.result.phase.PhaseTrial;
import dev.grundy.judge.search.CounterexampleSearch;
import dev.grundy.judge.search.Failure;
import dev.grundy.judge.search.InstanceJudge;
import dev.grundy.judge.search.SearchListener;
import dev.grundy.judge.source.JudgingRequest;
import dev.grundy.judge.workshop.Workshop;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Runs a program on fresh instances of the families that a package names in its practice.yaml, over a grid of their parameters. It tells on
 * which it fails by the reference solver's word, or by the interactor's in a strategy problem. The instances are the same for everybody, so they are made once. Safe for use by several threads.
 */
public final class PhaseMapping {
    /** As often each combination of parameters is tried at least. */
    private static final int LEAST_ROUNDS = 2;
    /** More columns than these have no room for their numbers. */
    private static final int MOST_POINTS = 16;

    private final Workshop workshop;

    public PhaseMapping(Workshop workshop) {
        this.workshop = workshop;
    }

    /** Whether there are families that programs of a problem can be run on. */
    public static boolean canMap(ProblemPackage problem) {
        return CounterexampleSearch.judgesByInput(problem)
                && !CallFamily.of(problem).isEmpty();
    }

    /**
     * Maps.
     *
     * @param listener is told before each input how many were tried
     * @throws JudgeException if the problem has no families, the submission does not compile, or a program of the package fails
     */
    public PhaseResult mapped(JudgingRequest request, PhaseLimits limits, SearchListener listener) {
        ProblemPackage problem = request.problem();
        if (!canMap(problem)) {
            throw new JudgeException(
                    "problem " + problem.name()
                            + " has nothing to map failures on; it needs 'fresh', 'tiny' or 'by_hand' in its practice.yaml, a reference solver, and game/rules where it is interactive");
        }
        AtomicInteger tried = new AtomicInteger();
        try (InstanceJudge judge =
                new CounterexampleSearch(workshop).judge(request, () -> listener.next(tried.get()))) {
            return new OneMapping(judge, CallFamily.of(problem), limits, listener, tried).mapped();
        }
    }

    /** The state of one mapping. */
    private static final class OneMapping {
        private final InstanceJudge judge;
        private final PhaseLimits limits;
        private final SearchListener listener;
        private final List<Sampling> samplings;
        private final Set<ContentHash> seen = new HashSet<>();
        private final AtomicInteger tried;

        OneMapping(
                InstanceJudge judge,
                List<CallFamily> families,
                PhaseLimits limits,
                SearchListener listener,
                AtomicInteger tried) {
            this.tried = tried;
            this.judge = judge;
            this.limits = limits;
            this.listener = listener;
            int share = Math.max(LEAST_ROUNDS, limits.inputs() / families.size());
            this.samplings =
                    families.stream().map(family -> new Sampling(family, share)).toList();
        }

        /** A round is one input for each combination of parameters, so that whenever the time is up the map is even. */
        PhaseResult mapped() {
            int round = 0;
            while (run(round)) {
                round++;
            }
            return new PhaseResult(
                    new PhaseMap(samplings.stream().map(Sampling::family).toList(), isTimeUp()), judge.spent());
        }

        /** Whether there was anything to do. */
        private boolean run(int round) {
            List<Sampling> wanting = samplings.stream()
                    .filter(sampling -> round < sampling.rounds())
                    .toList();
            wanting.forEach(sampling -> run(sampling, round));
            return !wanting.isEmpty();
        }

        private void run(Sampling sampling, int round) {
            for (List<Long> point : List.copyOf(sampling.points)) {
                if (isTimeUp() || !sampling.points.contains(point)) {
                    continue;
                }
                listener.next(tried.get());
                GeneratorCall call = sampling.calls.call(point, seed(point, round));
                Optional<byte[]> input = input(call, sampling);
                if (input.filter(made -> seen.add(ContentHash.of(made))).isPresent()) {
                    sampling.add(point, verdict(call, input.get()));
                    tried.incrementAndGet();
                }
            }
        }

        /** Regardless of other inputs: the same for everybody. */
        private static long seed(List<Long> point, int round) {
            return new SplittableRandom(31L * point.hashCode() + round).nextLong(1L << 31);
        }

        private Verdict verdict(GeneratorCall call, byte[] input) {
            return judge.failure(input, call.command()).map(Failure::verdict).orElse(Verdict.AC);
        }

        /** Empty where the package makes none of that combination, which it does not promise to. */
        private Optional<byte[]> input(GeneratorCall call, Sampling sampling) {
            try {
                byte[] input = judge.generation().input(call);
                if (input.length > 0 && judge.isValid(input)) {
                    return Optional.of(input);
                }
            } catch (JudgeException e) {
                if (!sampling.isGrid) {
                    throw e;
                }
            }
            sampling.keepToNamed();
            return Optional.empty();
        }

        private boolean isTimeUp() {
            return judge.spent().compareTo(limits.cpu()) >= 0;
        }
    }

    /** One family, and what came of its inputs so far. */
    private static final class Sampling {
        private final CallFamily calls;
        private final int share;
        private final int most;
        private final List<PhaseTrial> trials = new ArrayList<>();
        private List<List<Long>> points;
        private boolean isGrid = true;
        private int rounds;

        Sampling(CallFamily calls, int share) {
            this.calls = calls;
            this.share = share;
            this.most = Math.min(MOST_POINTS, share / LEAST_ROUNDS);
            this.points = calls.grid(most);
            this.rounds = Math.max(LEAST_ROUNDS, share / points.size());
        }

        int rounds() {
            return rounds;
        }

        void add(List<Long> point, Verdict verdict) {
            trials.add(new PhaseTrial(point, verdict));
            if (verdict == Verdict.TLE) {
                // It would cost as much again.
                points = points.stream().filter(other -> !other.equals(point)).toList();
            }
        }

        /** Calls that the package never made may give inputs that its generator does not mean to make. */
        void keepToNamed() {
            if (isGrid) {
                isGrid = false;
                points = calls.named(most);
                rounds = Math.max(LEAST_ROUNDS, share / points.size());
            }
        }

        Family family() {
            return new Family(calls.name(), calls.parameters(), trials);
        }
    }
}
