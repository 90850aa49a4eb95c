package dev.grundy.judging.search;

import dev.grundy.judging.compile.Compiled;
import dev.grundy.judging.compile.Executable;
import dev.grundy.judging.compile.SubmissionBuild;
import dev.grundy.judging.host.JudgeException;
import dev.grundy.judging.run.RunLimits;
import dev.grundy.judging.source.JudgingRequest;
import dev.grundy.judging.test.Lookahead;
import dev.grundy.judging.test.TestRunner;
import dev.grundy.judging.test.TestRunners;
import dev.grundy.judging.test.TimeLimits;
import dev.grundy.judging.workshop.ReadyProblem;
import dev.grundy.judging.workshop.Workshop;
import dev.grundy.kernel.Verdict;
import dev.grundy.language.Language;
import dev.grundy.problem.pack.GeneratorCall;
import dev.grundy.problem.pack.PackageSubmission;
import dev.grundy.problem.pack.Practice;
import dev.grundy.problem.pack.Practice.Tiny;
import dev.grundy.problem.pack.ProblemPackage;
import dev.grundy.problem.pack.TestCase;
import dev.grundy.result.Counterexample;
import dev.grundy.result.Excerpt;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.function.LongFunction;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * Looks for the smallest input on which a submission fails: all instances of the smallest sizes where the package can
 * enumerate them, then random ones of growing size, early on some with numbers at the ends of representations, then the
 * package's own and some fresh tests from the shortest on; the reference solver's word against the submission's. What is found is shrunk as long as the validators accept it. Safe for use by several threads.
 */
public final class CounterexampleSearch {
    /** Where a test shows one of these, exceeded limits of shorter tests are not what is looked for. */
    private static final Set<Verdict> WRONG_ON_TESTS = EnumSet.of(Verdict.WA, Verdict.RTE);

    private static final int FIRST_ROUND = 8;
    /** The part of the search's time that goes into numbers at the ends of representations. */
    private static final int PART_AT_BOUNDS = 8;
    /** A graph of some fifteen nodes, or fifty numbers: more than that nobody works through. */
    public static final int MOST_BY_HAND_BYTES = 400;

    private final Workshop workshop;

    public CounterexampleSearch(Workshop workshop) {
        this.workshop = workshop;
    }

    /** Whether counterexamples can be looked for in submissions to a problem. */
    public static boolean canSearch(ProblemPackage problem) {
        return problem.practice().tiny().isPresent()
                && readsAnInput(problem)
                && problem.reference().isPresent();
    }

    /**
     * Searches.
     *
     * @param request its seed decides the random instances and the fresh tests
     * @throws JudgeException if the problem has no {@code tiny} instances, the submission does not compile, or a program of
     *     the package fails
     */
    public SearchResult find(JudgingRequest request, SearchLimits limits, SearchListener listener) {
        long start = System.nanoTime();
        ProblemPackage problem = request.problem();
        Tiny tiny = problem.practice()
                .tiny()
                .orElseThrow(() -> new JudgeException(
                        "problem " + problem.name() + " cannot make small instances; add 'tiny' to its practice.yaml"));
        InstanceJudge judge = judge(request);
        Optional<Failure> found = new Search(judge, problem, tiny, limits, request.seed(), listener).find();
        Optional<Counterexample> shown = found.filter(Failure::fitsWhole).map(Failure::counterexample);
        Optional<Failure> large = found.filter(failure -> failure.input().length > MOST_BY_HAND_BYTES);
        return new SearchResult(
                problem.frontMatter().displayId(),
                request.language().map(Language::id).orElse(""),
                shown.isPresent(),
                shown.orElse(null),
                judge.tried(),
                Math.round((System.nanoTime() - start) / 1e6) / 1e3,
                found.isPresent()
                        ? large.map(CounterexampleSearch::tooLarge).orElse(null)
                        : "no failing input among " + judge.tried() + " instances",
                large.map(Failure::origin).orElse(null),
                found.flatMap(Failure::cause).map(FailureCause::label).orElse(null));
    }

    private static String tooLarge(Failure failure) {
        return failure.verdict() + " on " + failure.origin() + ", which could not be made smaller than "
                + failure.input().length
                + " bytes" + (failure.fitsWhole() ? "" : " (up to " + Excerpt.DATA_BYTES + " are shown)")
                + ". No smaller input was seen to fail, so look at what grows with it: depth of recursion, lengths of arrays, ranges of numbers"
                + (failure.verdict() == Verdict.TLE ? ", steps" : "");
    }

    private static boolean readsAnInput(ProblemPackage problem) {
        return !problem.type().interactive() && !problem.type().submitAnswer();
    }

    /** What judges the submission on one input after another; problems that read no input have none. */
    public InstanceJudge judge(JudgingRequest request) {
        ProblemPackage problem = request.problem();
        if (!readsAnInput(problem)) {
            throw new JudgeException(
                    "problem " + problem.name()
                            + " is interactive or submit-answer; counterexamples are only looked for where a program reads an input");
        }
        PackageSubmission reference = problem.reference()
                .orElseThrow(() -> new JudgeException(
                        "problem " + problem.name() + " has no reference solver; add submissions/accepted"));
        ReadyProblem ready = new ReadyProblem(problem, workshop);
        Language language = request.language().orElseThrow(() -> new JudgeException("no language was named; name one"));
        SubmissionBuild build = new SubmissionBuild(problem, workshop.compiler());
        Compiled compiled = build.compile(
                build.complete(request.source(), language),
                workshop.toolchains().require(language),
                request.entryPoint());
        Executable executable = compiled.executable()
                .orElseThrow(() -> new JudgeException("the submission does not compile: " + compiled.output()));
        RunLimits limits = new RunLimits(
                new TimeLimits(workshop).of(problem),
                problem.limits().memory(),
                problem.limits().output());
        TestRunner runner = new TestRunners(ready).forProgram(executable, limits);
        return new InstanceJudge(ready, runner, reference.program());
    }

    /** One search, in order of size; several instances are judged at a time, the first that fails counts. */
    private final class Search {
        private final InstanceJudge judge;
        private final ProblemPackage problem;
        private final Tiny tiny;
        private final SearchLimits limits;
        private final long seed;
        private final SplittableRandom random;
        private final SearchListener listener;
        private final Set<String> seen = new HashSet<>();
        private final long startNanos = System.nanoTime();
        private long waitedNanos;

        Search(
                InstanceJudge judge,
                ProblemPackage problem,
                Tiny tiny,
                SearchLimits limits,
                long seed,
                SearchListener listener) {
            this.judge = judge;
            this.problem = problem;
            this.tiny = tiny;
            this.limits = limits;
            this.seed = seed;
            this.random = new SplittableRandom(seed);
            this.listener = listener;
        }

        Optional<Failure> find() {
            return amongTiny()
                    .map(first -> shrunk(first, EnumSet.complementOf(EnumSet.of(Verdict.AC))))
                    .or(() -> amongTests()
                            .map(first -> shrunk(
                                    first,
                                    WRONG_ON_TESTS.contains(first.verdict())
                                            ? WRONG_ON_TESTS
                                            : EnumSet.of(first.verdict()))));
        }

        private Optional<Failure> amongTiny() {
            Optional<Failure> found = tiny.exhaustive().flatMap(this::exhaust);
            for (int perSize = FIRST_ROUND; found.isEmpty() && hasTime() && perSize <= limits.perSize(); perSize *= 4) {
                found = randomRound(perSize);
                if (found.isEmpty() && perSize == FIRST_ROUND) {
                    found = atBounds();
                }
            }
            return found;
        }

        /** A small, a middling and a large instance, with other numbers in their places. */
        private Optional<Failure> atBounds() {
            SplittableRandom seeds = new SplittableRandom(seed);
            long since = System.nanoTime();
            long waitedBefore = waitedNanos;
            int least = tiny.sizes().least();
            int most = tiny.sizes().most();
            for (int size : new TreeSet<>(List.of(least, (least + most) / 2, most))) {
                GeneratorCall call = tiny.generate().withSizeAndSeed(size, seeds.nextLong(1L << 31));
                for (String input : BoundaryValues.near(text(judge.generation().input(call)))) {
                    if (spent(since, waitedBefore) > limits.search().toNanos() / PART_AT_BOUNDS) {
                        return Optional.empty();
                    }
                    step();
                    byte[] content = input.getBytes(StandardCharsets.UTF_8);
                    Optional<Failure> failure = judge.isValid(content)
                            ? judge.failure(content, call.command() + ", with numbers at a bound")
                            : Optional.empty();
                    if (failure.isPresent()) {
                        return failure;
                    }
                }
            }
            return Optional.empty();
        }

        private Optional<Failure> exhaust(Practice.Exhaustive exhaustive) {
            for (int size = exhaustive.sizes().least();
                    size <= exhaustive.sizes().most();
                    size++) {
                int now = size;
                Optional<Failure> found =
                        inOrder(limits.perSize(), index -> exhaustive.generate().withSizeAndIndex(now, index));
                if (found.isPresent()) {
                    return found;
                }
            }
            return Optional.empty();
        }

        private Optional<Failure> randomRound(int perSize) {
            for (int size = tiny.sizes().least(); size <= tiny.sizes().most(); size++) {
                int now = size;
                long[] seeds = random.longs(perSize, 0, 1L << 31).toArray();
                Optional<Failure> found =
                        inOrder(perSize, index -> tiny.generate().withSizeAndSeed(now, seeds[(int) index]));
                if (found.isPresent()) {
                    return found;
                }
            }
            return Optional.empty();
        }

        /** Until the generator prints nothing, which means that there are no more. */
        private Optional<Failure> inOrder(int most, LongFunction<GeneratorCall> calls) {
            List<Long> indices = LongStream.range(0, most).boxed().toList();
            try (Lookahead<Long, Attempt> ahead =
                    new Lookahead<>(indices, index -> attempt(calls.apply(index)), width())) {
                for (Long index : indices) {
                    step();
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
            if (input.length == 0) {
                return new Attempt(true, Optional.empty());
            }
            return new Attempt(false, isNew(input) ? judge.failure(input, call.command()) : Optional.empty());
        }

        /** Generators of tiny instances often make the same again. */
        private boolean isNew(byte[] input) {
            synchronized (seen) {
                return seen.add(text(input));
            }
        }

        /** The first wrong answer or crash; where there is none, the first limit that is exceeded. */
        private Optional<Failure> amongTests() {
            Optional<Failure> exceeded = Optional.empty();
            List<TestInput> tests = Stream.concat(
                            problem.tests().allCases().stream(), judge.generation().freshTests(seed).stream())
                    .map(test -> new TestInput(test, judge.input(test)))
                    .sorted(Comparator.comparingInt((TestInput test) -> test.content().length)
                            .thenComparing(test -> test.test().name()))
                    .toList();
            try (Lookahead<TestInput, Optional<Failure>> ahead = new Lookahead<>(
                    tests,
                    test -> judge.failure(test.content(), "test " + test.test().name()),
                    width())) {
                for (TestInput test : tests) {
                    step();
                    Optional<Failure> failure = ahead.get(test);
                    if (failure.filter(found -> WRONG_ON_TESTS.contains(found.verdict()))
                            .isPresent()) {
                        return failure;
                    }
                    exceeded = exceeded.or(() -> failure);
                }
            }
            return exceeded;
        }

        private Failure shrunk(Failure found, Set<Verdict> failures) {
            long shrinkingSince = System.nanoTime();
            long waitedBefore = waitedNanos;
            List<Failure> last = new ArrayList<>(List.of(found));
            Shrinking.shrink(
                    text(found.input()),
                    () -> spent(shrinkingSince, waitedBefore) < limits.shrink().toNanos(),
                    input -> {
                        byte[] content = input.getBytes(StandardCharsets.UTF_8);
                        if (!judge.isValid(content)) {
                            return false;
                        }
                        step();
                        Optional<Failure> failure = judge.failure(content, found.origin())
                                .filter(small -> failures.contains(small.verdict()));
                        failure.ifPresent(last::add);
                        return failure.isPresent();
                    });
            return last.getLast();
        }

        /** Lets the listener have its say, whose time is not ours. */
        private void step() {
            long before = System.nanoTime();
            listener.next(judge.tried());
            waitedNanos += System.nanoTime() - before;
        }

        private boolean hasTime() {
            return spent(startNanos, 0) < limits.search().toNanos();
        }

        private long spent(long sinceNanos, long waitedBefore) {
            return System.nanoTime() - sinceNanos - (waitedNanos - waitedBefore);
        }

        private int width() {
            return Math.min(limits.width(), workshop.cells().size());
        }
    }

    private static String text(byte[] input) {
        return new String(input, StandardCharsets.UTF_8);
    }

    /** @param isEnd whether the generator had nothing more to print */
    private record Attempt(boolean isEnd, Optional<Failure> failure) {}

    private record TestInput(TestCase test, byte[] content) {
        @Override
        public boolean equals(Object other) {
            return other instanceof TestInput input && test.equals(input.test) && Arrays.equals(content, input.content);
        }

        @Override
        public int hashCode() {
            return test.hashCode();
        }
    }
}
