package dev.grundy.format.pack.test;

import dev.grundy.base.kernel.ContentHash;
import dev.grundy.format.pack.program.PackageFile;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * All that lies in data or is made by generators.
 *
 * @param root the group above sample and secret; the legacy grader's last step
 * @param shownInteractions sample interactions that are shown without being tests
 */
public record TestData(
        TestGroup root,
        List<PackageFile> shownInteractions,
        List<ValidationCase> invalidInputs,
        List<ValidationCase> invalidOutputs,
        List<ValidationCase> validOutputs) {
    public TestData {
        shownInteractions = List.copyOf(shownInteractions);
        invalidInputs = List.copyOf(invalidInputs);
        invalidOutputs = List.copyOf(invalidOutputs);
        validOutputs = List.copyOf(validOutputs);
    }

    /** The tests in judging order: samples first. */
    public List<TestCase> allCases() {
        return root.allCases();
    }

    public List<TestCase> samples() {
        return cases(true).toList();
    }

    public List<TestCase> secrets() {
        return cases(false).toList();
    }

    /** Those of an input that is none of the tests: as the first secret test has them. */
    public TestSettings usualSettings() {
        return cases(false).findFirst().map(TestCase::settings).orElse(root.settings());
    }

    /** Names of the tests whose input is written by hand and has at most so many bytes, by the input's hash. Generated ones are not made. */
    public Map<ContentHash, String> namesByInput(int mostBytes) {
        Map<ContentHash, String> names = new HashMap<>();
        for (TestCase test : allCases()) {
            if (test.input() instanceof InputSource.Given(PackageFile file) && file.size() <= mostBytes) {
                names.putIfAbsent(ContentHash.of(file.bytes()), test.name());
            }
        }
        return names;
    }

    /** Names of the groups of secret tests, in judging order; empty where the secret tests are in none. */
    public List<String> secretGroups() {
        return root.groups().stream()
                .filter(group -> group.name().equals("secret"))
                .flatMap(group -> group.groups().stream())
                .map(TestGroup::name)
                .toList();
    }

    private Stream<TestCase> cases(boolean samples) {
        return allCases().stream().filter(test -> test.isSample() == samples);
    }
}
