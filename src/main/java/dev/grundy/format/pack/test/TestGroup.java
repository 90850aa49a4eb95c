package dev.grundy.format.pack.test;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A named set of tests and groups, in the order in which they are judged: lexicographic by name.
 *
 * @param settings the settings of its tests unless they have their own
 */
public record TestGroup(
        String name,
        Grading grading,
        Optional<StaticValidation> staticValidation,
        TestSettings settings,
        List<TestNode> children)
        implements TestNode {

    public TestGroup {
        children = List.copyOf(children);
    }

    /** An argument list and a score for the static validator on this group; an empty score means pass or fail. */
    public record StaticValidation(Optional<Double> score, List<String> args) {
        public StaticValidation {
            args = List.copyOf(args);
        }
    }

    public List<TestGroup> groups() {
        return children.stream()
                .filter(TestGroup.class::isInstance)
                .map(TestGroup.class::cast)
                .toList();
    }

    public List<TestCase> cases() {
        return children.stream()
                .filter(TestCase.class::isInstance)
                .map(TestCase.class::cast)
                .toList();
    }

    /** All tests at any depth, in judging order. */
    public List<TestCase> allCases() {
        return children.stream().flatMap(TestGroup::casesOf).toList();
    }

    private static Stream<TestCase> casesOf(TestNode node) {
        return switch (node) {
            case TestCase test -> Stream.of(test);
            case TestGroup group -> group.children().stream().flatMap(TestGroup::casesOf);
        };
    }
}
