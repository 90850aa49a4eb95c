package dev.grundy.judge.explore.idea;

import dev.grundy.format.pack.Practice.Tiny;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.pack.program.GeneratorCall;
import dev.grundy.format.pack.program.GeneratorTemplate;
import dev.grundy.format.pack.program.PackageFile;
import dev.grundy.format.pack.program.Program;
import dev.grundy.format.pack.test.AnswerSource;
import dev.grundy.format.pack.test.InputSource;
import dev.grundy.format.pack.test.TestCase;
import dev.grundy.judge.host.JudgeException;
import dev.grundy.judge.make.Generation;
import dev.grundy.judge.make.PreparedCase;
import dev.grundy.judge.sandbox.command.StoredFile;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;

/**
 * The tests on which programs are compared: the fixed ones, some sets of fresh ones, tiny instances of all sizes in turn. Also some of what the
 * package calls extreme. Each input comes once, the smallest first. The same for everybody, so that a named program is run on them once.
 */
final class IdeaTestSet {
    /** One gives most packages too few large tests to tell one kind of number that is too small from another. */
    private static final int FEWEST_FRESH_SETS = 4;

    /** As many are there where the package has few tests otherwise. */
    private static final int MOST_FRESH_SETS = 12;

    /** With so many no more fresh ones are needed. */
    private static final int ENOUGH_TESTS = 200;

    /** Enough for ideas that seldom matter; an interpreter is started for each. */
    private static final int MOST_TINY = 160;

    /** Generators of tiny instances often make the same again. */
    private static final int MOST_CALLS = 3 * MOST_TINY;

    private static final int OF_EACH_EXTREME = 8;

    private final ProblemPackage problem;
    private final Generation generation;
    private final Program reference;
    private final Set<StoredFile> seen = new HashSet<>();
    private final List<PreparedCase> tests = new ArrayList<>();

    private IdeaTestSet(ProblemPackage problem, Generation generation, Program reference) {
        this.problem = problem;
        this.generation = generation;
        this.reference = reference;
    }

    static List<PreparedCase> of(ProblemPackage problem, Generation generation, Program reference) {
        IdeaTestSet all = new IdeaTestSet(problem, generation, reference);
        problem.tests().allCases().forEach(all::add);
        problem.practice().tiny().ifPresent(all::addTiny);
        for (int set = 1;
                set <= MOST_FRESH_SETS && (set <= FEWEST_FRESH_SETS || all.tests.size() < ENOUGH_TESTS);
                set++) {
            generation.freshTests(set).forEach(all::add);
        }
        return all.tests.stream()
                .sorted(Comparator.comparingLong(
                                (PreparedCase test) -> test.input().size())
                        .thenComparing(PreparedCase::name)
                        .thenComparing(test -> test.input().hash().hex()))
                .toList();
    }

    private boolean add(TestCase test) {
        PreparedCase prepared = generation.prepare(test);
        return seen.add(prepared.input()) && tests.add(prepared);
    }

    private void addTiny(Tiny tiny) {
        SplittableRandom seeds = new SplittableRandom(1);
        int sizes = tiny.sizes().most() - tiny.sizes().least() + 1;
        int made = 0;
        for (int call = 0; call < MOST_CALLS && made < MOST_TINY; call++) {
            int size = tiny.sizes().least() + call % sizes;
            made += addMade(tiny.generate().withSizeAndSeed(size, seeds.nextLong(1L << 31))) ? 1 : 0;
        }
        for (GeneratorTemplate extreme : tiny.extremes()) {
            for (int i = 0; i < OF_EACH_EXTREME; i++) {
                addMade(extreme.withSeed(seeds.nextLong(1L << 31)));
            }
        }
    }

    /** Whether the call made something new. */
    private boolean addMade(GeneratorCall call) {
        byte[] input = generation.input(call);
        try {
            return input.length > 0 && add(test(input));
        } catch (JudgeException e) {
            throw new JudgeException(call.command() + ": " + e.getMessage(), e);
        }
    }

    private TestCase test(byte[] input) {
        return TestCase.plain(
                "tiny",
                new InputSource.Given(new PackageFile.Literal(new String(input, StandardCharsets.UTF_8))),
                new AnswerSource.Solved(reference),
                problem.tests().usualSettings());
    }
}
