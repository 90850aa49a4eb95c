package dev.grundy.judge.search;

import dev.grundy.base.kernel.Verdict;
import dev.grundy.format.pack.Practice;
import dev.grundy.format.pack.Practice.Tiny;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.pack.program.GeneratorCall;
import dev.grundy.format.pack.program.GeneratorTemplate;
import dev.grundy.format.pack.test.TestCase;
import dev.grundy.judge.sandbox.command.StoredFile;
import dev.grundy.judge.source.JudgingRequest;
import dev.grundy.judge.test.Lookahead;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.LongFunction;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** One search, in order of size; several instances are judged at a time, the first that fails counts. */
final class Search {
    /** Where a test shows one of these, exceeded limits of shorter tests are not what is looked for. */
    private static final Set<Verdict> WRONG_ON_TESTS = EnumSet.of(Verdict.WA, Verdict.RTE);

    private static final int FIRST_ROUND = 8;
    /** The part of the search's time that goes into numbers at the ends of representations. */
    private static final int PART_AT_BOUNDS = 8;

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

    /** @param request for a problem that has {@code tiny} instances */
    Search(InstanceJudge judge, JudgingRequest request, SearchLimits limits, SearchListener listener) {
        this.judge = judge;
        this.problem = request.problem();
        this.tiny = problem.practice().tiny().orElseThrow();
        this.limits = limits;
        this.seed = request.seed();
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
                found = atExtremes().or(this::atBounds);
            }
        }
        return found;
    }

    /** The failure on instances that the package calls extreme, though their numbers do not show it. */
    private Optional<Failure> atExtremes() {
        SplittableRandom seeds = new SplittableRandom(seed);
        for (GeneratorTemplate extreme : tiny.extremes()) {
            step();
            Optional<Failure> failure =
                    attempt(extreme.withSeed(seeds.nextLong(1L << 31))).failure();
            if (failure.isPresent() || !hasTime()) {
                return failure;
            }
        }
        return Optional.empty();
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
        for (int size = exhaustive.sizes().least(); size <= exhaustive.sizes().most(); size++) {
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
        try (Lookahead<Long, Attempt> ahead = new Lookahead<>(indices, index -> attempt(calls.apply(index)), width())) {
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
                .map(this::made)
                .sorted(Comparator.comparingLong(
                                (TestInput test) -> test.input().size())
                        .thenComparing(test -> test.test().name()))
                .toList();
        try (Lookahead<TestInput, Optional<Failure>> ahead = new Lookahead<>(
                tests,
                test -> judge.failure(
                        judge.read(test.input()), "test " + test.test().name()),
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

    /** Tests that nobody made before take a run or two each. */
    private TestInput made(TestCase test) {
        step();
        return new TestInput(test, judge.generation().prepare(test).input());
    }

    private Failure shrunk(Failure found, Set<Verdict> failures) {
        long shrinkingSince = System.nanoTime();
        long waitedBefore = waitedNanos;
        AtomicReference<Failure> last = new AtomicReference<>(found);
        Shrinking.shrink(
                text(found.input()),
                () -> spent(shrinkingSince, waitedBefore) < limits.shrink().toNanos(),
                input -> {
                    byte[] content = input.getBytes(StandardCharsets.UTF_8);
                    if (!judge.isValid(content)) {
                        return false;
                    }
                    step();
                    Optional<Failure> failure =
                            judge.failure(content, found.origin()).filter(small -> failures.contains(small.verdict()));
                    failure.ifPresent(last::set);
                    return failure.isPresent();
                });
        return last.get();
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
        return Math.min(limits.width(), judge.cells());
    }

    private static String text(byte[] input) {
        return new String(input, StandardCharsets.UTF_8);
    }

    /** @param isEnd whether the generator had nothing more to print */
    private record Attempt(boolean isEnd, Optional<Failure> failure) {}

    /** @param input stored only: the contents of all tests may be more than fits into memory */
    private record TestInput(TestCase test, StoredFile input) {}
}
