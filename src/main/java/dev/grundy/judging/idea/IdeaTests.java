package dev.grundy.judging.idea;

import dev.grundy.judging.host.JudgeException;
import dev.grundy.judging.make.Generation;
import dev.grundy.judging.make.PreparedTest;
import dev.grundy.problem.pack.AnswerSource;
import dev.grundy.problem.pack.GeneratorCall;
import dev.grundy.problem.pack.InputSource;
import dev.grundy.problem.pack.PackageFile;
import dev.grundy.problem.pack.Practice.Tiny;
import dev.grundy.problem.pack.ProblemPackage;
import dev.grundy.problem.pack.Program;
import dev.grundy.problem.pack.TestCase;
import dev.grundy.sandbox.StoredFile;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;

/**
 * The tests on which programs are compared: the fixed ones, one set of fresh ones, and tiny instances of all sizes in turn; each input once, the
 * smallest first. The same for everybody, so that a named program is run on them once.
 */
final class IdeaTests {
    /** Of the fresh and the tiny ones. */
    static final long SEED = 1;

    /** Enough for ideas that seldom matter; an interpreter is started for each. */
    static final int MOST_TINY = 160;

    private IdeaTests() {}

    static List<PreparedTest> of(ProblemPackage problem, Generation generation, Program reference) {
        List<PreparedTest> all = new ArrayList<>();
        problem.tests().allCases().forEach(test -> all.add(generation.prepare(test)));
        generation.freshTests(SEED).forEach(test -> all.add(generation.prepare(test)));
        problem.practice()
                .tiny()
                .ifPresent(tiny -> calls(tiny).forEach(call -> {
                    byte[] input = generation.input(call);
                    if (input.length > 0) {
                        all.add(tiny(problem, generation, reference, call, input));
                    }
                }));
        Set<StoredFile> seen = new HashSet<>();
        return all.stream()
                .filter(test -> seen.add(test.input()))
                .sorted(Comparator.comparingLong(
                                (PreparedTest test) -> test.input().size())
                        .thenComparing(PreparedTest::name)
                        .thenComparing(test -> test.input().hash().hex()))
                .toList();
    }

    private static List<GeneratorCall> calls(Tiny tiny) {
        SplittableRandom random = new SplittableRandom(SEED);
        int sizes = tiny.sizes().most() - tiny.sizes().least() + 1;
        List<GeneratorCall> calls = new ArrayList<>();
        for (int i = 0; i < MOST_TINY; i++) {
            calls.add(tiny.generate().withSizeAndSeed(tiny.sizes().least() + i % sizes, random.nextLong(1L << 31)));
        }
        return calls;
    }

    private static PreparedTest tiny(
            ProblemPackage problem, Generation generation, Program reference, GeneratorCall call, byte[] input) {
        PackageFile content = new PackageFile.Literal(new String(input, StandardCharsets.UTF_8));
        TestCase test = new TestCase(
                "tiny",
                new InputSource.Given(content),
                new AnswerSource.Solved(reference),
                problem.tests().usualSettings(),
                new TreeMap<>(),
                TestCase.Notes.NONE,
                TestCase.Display.AS_IS);
        try {
            return generation.prepare(test);
        } catch (JudgeException e) {
            throw new JudgeException(call.command() + ": " + e.getMessage(), e);
        }
    }
}
