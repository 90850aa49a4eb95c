package dev.grundy.judge.grade;

import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.pack.program.OutputValidation;
import dev.grundy.format.pack.test.Grading;
import dev.grundy.format.pack.test.TestCase;
import dev.grundy.format.pack.test.TestGroup;
import dev.grundy.format.pack.test.TestNode;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.DoubleStream;

/** The score of a submission that fails nowhere, as far as the package bounds it. */
public final class FullScore {
    private static final String SAMPLE = "sample";

    /** Whether the package's own checker gives each test its score. */
    private final boolean checkerGivesScores;

    private FullScore(boolean checkerGivesScores) {
        this.checkerGivesScores = checkerGivesScores;
    }

    /** Empty where the problem has no scores, or nobody can tell how high they go. */
    public static OptionalDouble of(ProblemPackage problem) {
        boolean own = problem.programs().outputValidation() instanceof OutputValidation.Custom;
        return problem.type().scoring() ? new FullScore(own).of(problem.tests().root()) : OptionalDouble.empty();
    }

    private OptionalDouble of(TestGroup group) {
        return switch (group.grading()) {
            case Grading.Current current -> current(group, current);
            case Grading.Legacy legacy -> legacy(group, legacy);
        };
    }

    private OptionalDouble current(TestGroup group, Grading.Current grading) {
        if (grading.maxScore().isPresent()) {
            return OptionalDouble.of(grading.maxScore().get());
        }
        List<OptionalDouble> scores = new ArrayList<>();
        long tests = group.cases().size();
        for (TestNode child : group.children()) {
            if (!child.name().equals(SAMPLE)) {
                scores.add(
                        switch (child) {
                            case TestGroup inner -> of(inner);
                            case TestCase test ->
                                test(grading.aggregation() == Grading.Aggregation.SUM ? 1.0 / tests : 1);
                        });
            }
        }
        return switch (grading.aggregation()) {
            case SUM -> sum(scores);
            case MINIMUM -> known(scores) ? values(scores).min() : OptionalDouble.empty();
            case PASS_FAIL -> OptionalDouble.of(0);
        };
    }

    private OptionalDouble legacy(TestGroup group, Grading.Legacy grading) {
        if (Double.isFinite(grading.range().most())) {
            return OptionalDouble.of(grading.range().most());
        }
        if (grading.custom()) {
            return OptionalDouble.empty();
        }
        List<OptionalDouble> scores = group.children().stream()
                .filter(child ->
                        !(grading.flags().ignoreSample() && child.name().equals(SAMPLE)))
                .map(child -> switch (child) {
                    case TestGroup inner -> of(inner);
                    case TestCase test -> test(grading.acceptScore());
                })
                .toList();
        if (!known(scores)) {
            return OptionalDouble.empty();
        }
        return switch (grading.flags().score()) {
            case SUM -> sum(scores);
            case AVERAGE -> values(scores).average();
            case MINIMUM -> values(scores).min();
            case MAXIMUM -> values(scores).max();
        };
    }

    private OptionalDouble test(double score) {
        return checkerGivesScores ? OptionalDouble.empty() : OptionalDouble.of(score);
    }

    private static OptionalDouble sum(List<OptionalDouble> scores) {
        return known(scores) ? OptionalDouble.of(values(scores).sum()) : OptionalDouble.empty();
    }

    private static boolean known(List<OptionalDouble> scores) {
        return scores.stream().allMatch(OptionalDouble::isPresent);
    }

    private static DoubleStream values(List<OptionalDouble> scores) {
        return scores.stream().mapToDouble(OptionalDouble::getAsDouble);
    }
}
