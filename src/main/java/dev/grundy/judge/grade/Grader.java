package dev.grundy.judge.grade;

import dev.grundy.base.kernel.Verdict;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.pack.test.Grading;
import dev.grundy.format.pack.test.TestCase;
import dev.grundy.format.pack.test.TestGroup;
import dev.grundy.format.pack.test.TestNode;
import dev.grundy.judge.host.JudgeException;
import dev.grundy.judge.test.TestRun;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Walks through the groups of a package in judging order, and has tests run. It makes one verdict and score of them, by the
 * legacy graders or by format 2025-09. A group that has failed for good is left early. For one judging; not safe for use
 * by several threads.
 */
public final class Grader {
    /** spec (legacy default grader): worst_error takes the first of these that occurs. */
    private static final List<Verdict> WORST_FIRST =
            List.of(Verdict.JE, Verdict.RTE, Verdict.MLE, Verdict.TLE, Verdict.OLE, Verdict.WA, Verdict.AC);

    private static final String SAMPLE = "sample";

    private final ProblemPackage problem;
    private final Function<TestCase, TestRun> runner;
    private final CustomGraders customGraders;
    private final Map<String, GroupResult> byGroup = new HashMap<>();

    /** @param runner runs a test; asked in judging order, and only for tests that count */
    public Grader(ProblemPackage problem, Function<TestCase, TestRun> runner, CustomGraders customGraders) {
        this.problem = problem;
        this.runner = runner;
        this.customGraders = customGraders;
    }

    /** @throws JudgeException if a program of the package fails or gives a score that is not allowed */
    public GroupResult gradeAll() {
        return grade(problem.tests().root());
    }

    /** Scores of the groups that were graded, by name. */
    public Map<String, Double> scores() {
        Map<String, Double> scores = new HashMap<>();
        byGroup.forEach((name, result) -> scores.put(name, result.score()));
        return scores;
    }

    private GroupResult grade(TestGroup group) {
        GroupResult result = switch (group.grading()) {
            case Grading.Legacy legacy -> legacy(group, legacy);
            case Grading.Current current -> current(group, current);
        };
        byGroup.put(group.name(), result);
        return result;
    }

    private GroupResult legacy(TestGroup group, Grading.Legacy grading) {
        List<GroupResult> results = new ArrayList<>();
        for (TestNode child : group.children()) {
            GroupResult result = switch (child) {
                case TestCase test -> legacyTest(runner.apply(test), grading);
                case TestGroup inner -> grade(inner);
            };
            if (grading.flags().ignoreSample() && child.name().equals(SAMPLE)) {
                continue;
            }
            results.add(result);
            if (result.verdict() != Verdict.AC && grading.breakOnReject()) {
                break;
            }
        }
        GroupResult sum =
                grading.custom() ? customGraders.grade(group, grading, results) : legacySum(grading.flags(), results);
        if (problem.type().scoring()
                && sum.verdict() == Verdict.AC
                && !grading.range().includes(sum.score())) {
            throw new JudgeException("problem " + problem.name() + ": group " + group.name() + " got the score "
                    + sum.score() + ", outside of its range " + grading.range().least() + " to "
                    + grading.range().most()
                    + "; fix the checker or the range");
        }
        return sum;
    }

    private static GroupResult legacyTest(TestRun run, Grading.Legacy grading) {
        Verdict verdict = run.result().verdict();
        double usual = verdict == Verdict.AC ? grading.acceptScore() : grading.rejectScore();
        return new GroupResult(verdict, run.result().score().orElse(usual));
    }

    private static GroupResult legacySum(Grading.DefaultGraderFlags flags, List<GroupResult> results) {
        if (results.isEmpty()) {
            return GroupResult.NOTHING;
        }
        return new GroupResult(legacyVerdict(flags, results), legacyScore(flags.score(), results));
    }

    private static Verdict legacyVerdict(Grading.DefaultGraderFlags flags, List<GroupResult> results) {
        List<Verdict> verdicts = results.stream().map(GroupResult::verdict).toList();
        if (flags.acceptIfAnyAccepted() && verdicts.contains(Verdict.AC)) {
            return Verdict.AC;
        }
        return switch (flags.verdict()) {
            case ALWAYS_ACCEPT -> Verdict.AC;
            case FIRST_ERROR -> firstError(verdicts);
            case WORST_ERROR ->
                WORST_FIRST.stream().filter(verdicts::contains).findFirst().orElse(Verdict.AC);
        };
    }

    private static double legacyScore(Grading.ScoreMode mode, List<GroupResult> results) {
        var scores = results.stream().mapToDouble(GroupResult::score);
        return switch (mode) {
            case SUM -> scores.sum();
            case AVERAGE -> scores.average().orElse(0);
            case MINIMUM -> scores.min().orElse(0);
            case MAXIMUM -> scores.max().orElse(0);
        };
    }

    private GroupResult current(TestGroup group, Grading.Current grading) {
        boolean scoring = problem.type().scoring();
        List<GroupResult> results = new ArrayList<>();
        long tests =
                group.children().stream().filter(TestCase.class::isInstance).count();
        for (TestNode child : group.children()) {
            GroupResult result = switch (child) {
                case TestCase test -> currentTest(runner.apply(test), grading, tests);
                case TestGroup inner -> mayBeJudged(inner) ? grade(inner) : notJudged(inner);
            };
            results.add(child.name().equals(SAMPLE) ? new GroupResult(result.verdict(), 0) : result);
            if (result.verdict() != Verdict.AC && endsAtFirstFailure(grading, scoring)) {
                break;
            }
        }
        Verdict verdict = firstError(results.stream().map(GroupResult::verdict).toList());
        if (!scoring) {
            return new GroupResult(verdict, 0);
        }
        double score = currentScore(grading, verdict, results);
        return new GroupResult(scoringVerdict(group, verdict, score), score);
    }

    /** Only what is summed up can still gain after a failure. */
    private static boolean endsAtFirstFailure(Grading.Current grading, boolean scoring) {
        return !scoring || grading.aggregation() != Grading.Aggregation.SUM;
    }

    /** Above the groups, a submission that has scored at all is accepted, with the score it has. */
    private static Verdict scoringVerdict(TestGroup group, Verdict verdict, double score) {
        boolean above = group.children().stream().anyMatch(TestGroup.class::isInstance);
        return above && score > 0 ? Verdict.AC : verdict;
    }

    private static GroupResult currentTest(TestRun run, Grading.Current grading, long tests) {
        Verdict verdict = run.result().verdict();
        double most = switch (grading.aggregation()) {
            case SUM -> grading.maxScore().orElse(1.0) / tests;
            case MINIMUM, PASS_FAIL -> grading.maxScore().orElse(1.0);
        };
        if (verdict != Verdict.AC) {
            return new GroupResult(verdict, 0);
        }
        return new GroupResult(
                verdict,
                run.multiplier().isPresent()
                        ? run.multiplier().getAsDouble() * most
                        : run.result().score().orElse(most));
    }

    private static double currentScore(Grading.Current grading, Verdict verdict, List<GroupResult> results) {
        var scores = results.stream().mapToDouble(GroupResult::score);
        return switch (grading.aggregation()) {
            case SUM -> scores.sum();
            case MINIMUM -> verdict == Verdict.AC ? scores.min().orElse(0) : 0;
            case PASS_FAIL -> verdict == Verdict.AC ? grading.maxScore().orElse(0.0) : 0;
        };
    }

    private boolean mayBeJudged(TestGroup group) {
        return !(group.grading() instanceof Grading.Current grading)
                || grading.requirePass().stream().allMatch(this::hasPassed);
    }

    /** Names are those of groups below secret, or {@code sample}. */
    private boolean hasPassed(String name) {
        GroupResult result = byGroup.getOrDefault(name, byGroup.get("secret/" + name));
        return result != null && result.verdict() == Verdict.AC;
    }

    private GroupResult notJudged(TestGroup group) {
        GroupResult result = new GroupResult(Verdict.WA, 0);
        byGroup.put(group.name(), result);
        return result;
    }

    private static Verdict firstError(List<Verdict> verdicts) {
        return verdicts.stream()
                .filter(verdict -> verdict != Verdict.AC)
                .findFirst()
                .orElse(Verdict.AC);
    }
}
