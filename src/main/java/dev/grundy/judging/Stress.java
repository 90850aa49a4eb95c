package dev.grundy.judging;

import dev.grundy.language.Language;
import dev.grundy.problem.pack.GeneratorCall;
import dev.grundy.problem.pack.PackageSubmission;
import dev.grundy.problem.pack.Practice;
import dev.grundy.problem.pack.Practice.Tiny;
import dev.grundy.problem.pack.ProblemPackage;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.LongFunction;
import java.util.stream.LongStream;

/**
 * Looks for the smallest input on which a submission fails: all instances of the smallest sizes where the package can
 * enumerate them, random ones of growing size else, the reference solver's word against the submission's; what is found
 * is shrunk as long as the validators accept it. Safe for use by several threads.
 */
public final class Stress {
    private final Workshop workshop;

    public Stress(Workshop workshop) {
        this.workshop = workshop;
    }

    /**
     * @param request its seed decides the random instances
     * @throws JudgeException if the problem has no {@code tiny} instances, the submission does not compile, or a program of
     *     the package fails
     */
    public StressResult find(JudgingRequest request, StressLimits limits) {
        long start = System.nanoTime();
        ProblemPackage problem = request.problem();
        Tiny tiny = problem.practice().tiny().orElseThrow(() -> new JudgeException("problem " + problem.name()
                + " cannot make small instances; add 'tiny' to its practice.yaml"));
        TinyJudge judge = judge(request);
        Search search = new Search(judge, tiny, limits, request.seed(), start);
        Optional<Counterexample> found = search.find().map(first -> search.shrunk(first, System.nanoTime()));
        return new StressResult(
                problem.frontMatter().displayId(),
                request.language().map(Language::id).orElse(""),
                found.isPresent(),
                found.orElse(null),
                judge.tried(),
                Math.round((System.nanoTime() - start) / 1e6) / 1e3,
                found.isPresent() ? null : "no failing input among " + judge.tried() + " small instances");
    }

    private TinyJudge judge(JudgingRequest request) {
        ProblemPackage problem = request.problem();
        if (problem.type().interactive() || problem.type().submitAnswer()) {
            throw new JudgeException("problem " + problem.name()
                    + " is interactive or submit-answer; counterexamples are only looked for where a program reads an input");
        }
        PackageSubmission reference = problem.reference().orElseThrow(() -> new JudgeException(
                "problem " + problem.name() + " has no reference solver; add submissions/accepted"));
        PackagePrograms programs = new PackagePrograms(problem, workshop);
        Language language = request.language().orElseThrow(() -> new JudgeException("no language was named; name one"));
        Compilation compilation = workshop.compiler().compile(
                request.source(), workshop.toolchains().require(language), request.entryPoint(), problem.limits().compilation());
        Executable executable = compilation.executable().orElseThrow(
                () -> new JudgeException("the submission does not compile: " + compilation.output()));
        RunLimits limits = new RunLimits(
                new TimeLimits(workshop).of(problem), problem.limits().memory(), problem.limits().output());
        TestRunner runner = new TestRunners(problem, workshop, programs).forProgram(executable, limits);
        return new TinyJudge(problem, workshop, programs, runner, reference.program());
    }

    /** One search, in order of size; several instances are judged at a time, the first that fails counts. */
    private final class Search {
        private final TinyJudge judge;
        private final Tiny tiny;
        private final StressLimits limits;
        private final SplittableRandom random;
        private final long startNanos;

        Search(TinyJudge judge, Tiny tiny, StressLimits limits, long seed, long startNanos) {
            this.judge = judge;
            this.tiny = tiny;
            this.limits = limits;
            this.random = new SplittableRandom(seed);
            this.startNanos = startNanos;
        }

        Optional<Counterexample> find() {
            Optional<Counterexample> found = tiny.exhaustive().flatMap(this::exhaust);
            for (int perSize = 8; found.isEmpty() && hasTime() && perSize <= limits.perSize(); perSize *= 4) {
                found = randomRound(perSize);
            }
            return found;
        }

        private Optional<Counterexample> exhaust(Practice.Exhaustive exhaustive) {
            for (int size = exhaustive.sizes().least(); size <= exhaustive.sizes().most(); size++) {
                int now = size;
                Optional<Counterexample> found =
                        inOrder(limits.perSize(), index -> exhaustive.generate().withSizeAndIndex(now, index));
                if (found.isPresent()) {
                    return found;
                }
            }
            return Optional.empty();
        }

        private Optional<Counterexample> randomRound(int perSize) {
            for (int size = tiny.sizes().least(); size <= tiny.sizes().most(); size++) {
                int now = size;
                long[] seeds = random.longs(perSize, 0, 1L << 31).toArray();
                Optional<Counterexample> found =
                        inOrder(perSize, index -> tiny.generate().withSizeAndSeed(now, seeds[(int) index]));
                if (found.isPresent()) {
                    return found;
                }
            }
            return Optional.empty();
        }

        /** Until the generator prints nothing, which means that there are no more. */
        private Optional<Counterexample> inOrder(int most, LongFunction<GeneratorCall> calls) {
            List<Long> indices = LongStream.range(0, most).boxed().toList();
            try (Lookahead<Long, Attempt> ahead = new Lookahead<>(
                    indices, index -> attempt(calls.apply(index)), workshop.cells().size())) {
                for (Long index : indices) {
                    Attempt attempt = ahead.get(index);
                    if (attempt.failure().isPresent()) {
                        return attempt.failure();
                    }
                    if (attempt.isEnd() || !hasTime()) {
                        return Optional.empty();
                    }
                }
            }
            return Optional.empty();
        }

        private Attempt attempt(GeneratorCall call) {
            byte[] input = judge.generation().input(call);
            return input.length == 0
                    ? new Attempt(true, Optional.empty())
                    : new Attempt(false, judge.failure(input, call.command()));
        }

        Counterexample shrunk(Counterexample found, long sinceNanos) {
            List<Counterexample> last = new ArrayList<>(List.of(found));
            Shrinking.shrink(found.input(), unused -> isWithin(limits.shrink(), sinceNanos), input -> {
                byte[] content = input.getBytes(StandardCharsets.UTF_8);
                Optional<Counterexample> failure =
                        judge.isValid(content) ? judge.failure(content, found.origin()) : Optional.empty();
                failure.ifPresent(last::add);
                return failure.isPresent();
            });
            return last.getLast();
        }

        private boolean hasTime() {
            return isWithin(limits.search(), startNanos);
        }

        private static boolean isWithin(Duration duration, long sinceNanos) {
            return System.nanoTime() - sinceNanos < duration.toNanos();
        }
    }

    /** @param isEnd whether the generator had nothing more to print */
    private record Attempt(boolean isEnd, Optional<Counterexample> failure) {}
}
