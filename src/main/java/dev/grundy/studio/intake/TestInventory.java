package dev.grundy.studio.intake;

import dev.grundy.base.kernel.ContentHash;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.pack.test.TestCase;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The facts about a package that are needed before a test is added to it.
 *
 * @param key     the author's own identifier
 * @param legacy  whether tests are described in {@code .desc} instead of {@code .yaml}
 * @param names   of all tests
 * @param byInput names by the hash of inputs that are written by hand
 * @param groups  of secret tests; empty where they are in none
 */
record TestInventory(
        String key, boolean legacy, Set<String> names, Map<ContentHash, String> byInput, List<String> groups) {
    static TestInventory of(ProblemPackage problem) {
        return new TestInventory(
                problem.frontMatter().problemId(),
                problem.format().isLegacy(),
                problem.tests().allCases().stream().map(TestCase::name).collect(Collectors.toSet()),
                problem.tests().namesByInput(FixedTestInput.LONGEST_BYTES),
                problem.tests().secretGroups());
    }
}
