package dev.grundy.studio.verify.attempt;

import dev.grundy.base.kernel.Verdict;
import dev.grundy.format.pack.Expectation;
import dev.grundy.format.pack.Glob;
import dev.grundy.format.pack.test.TestCase;
import dev.grundy.judge.prove.Trial;
import dev.grundy.studio.verify.outcome.CheckFinding;
import dev.grundy.studio.verify.outcome.Status;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Collectors;

/** Whether an attempt had the results that are expected of it. */
final class ExpectationCheck {
    private final Duration limit;
    private final List<TestCase> tests;
    private final OptionalDouble fullScore;

    /** @param fullScore the score of the accepted submissions; empty if the problem has no scores */
    ExpectationCheck(Duration limit, List<TestCase> tests, OptionalDouble fullScore) {
        this.limit = limit;
        this.tests = tests;
        this.fullScore = fullScore;
    }

    /** The results that are not as expected; errors and warnings. */
    List<CheckFinding> findings(TriedAttempt tried) {
        List<CheckFinding> findings = new ArrayList<>();
        for (String error : tried.judgeErrors()) {
            findings.add(new CheckFinding(
                    Status.ERROR, tried.attempt().name() + " " + error, "fix the package's own program"));
        }
        for (Expectation expectation : tried.attempt().expectations()) {
            check(expectation, tried, findings);
        }
        return findings;
    }

    private void check(Expectation expectation, TriedAttempt tried, List<CheckFinding> findings) {
        Map<String, Trial> covered = covered(expectation, tried);
        String where = expectation.tests().map(glob -> " on " + glob).orElse("");
        String name = tried.attempt().name() + where;
        if (covered.isEmpty() && expectation.tests().isPresent()) {
            findings.add(new CheckFinding(Status.WARNING, name + " was not tried", "name tests that there are"));
            return;
        }
        Verdict overall = expectation.tests().isEmpty() ? tried.grade().verdict() : firstFailure(covered.values());
        if (!includes(expectation.overall(), overall)) {
            findings.add(new CheckFinding(
                    Status.ERROR,
                    name + " should get " + words(expectation.overall()) + ", and got " + overall
                            + onFirstFailure(tried),
                    cure(expectation.overall(), overall)));
            return;
        }
        covered.forEach((test, trial) -> {
            if (!includes(expectation.permitted(), trial.verdict())) {
                findings.add(new CheckFinding(
                        Status.ERROR,
                        name + " got " + trial.verdict() + " on test " + test + "; only "
                                + words(expectation.permitted()) + " is permitted",
                        "move the submission to the folder of its verdict, or fix it"));
            }
        });
        if (covered.values().stream().noneMatch(trial -> includes(expectation.required(), trial.verdict()))) {
            findings.add(new CheckFinding(
                    Status.ERROR,
                    name + " got " + words(expectation.required()) + " on no test",
                    cure(expectation.required(), overall)));
        }
        checkScore(expectation, tried, name, findings);
        checkMessage(expectation, covered, name, findings);
    }

    /** A program that writes for ever is out of time to its author; here its output may reach its limit before. */
    private static boolean includes(Set<Verdict> expected, Verdict found) {
        return expected.contains(found) || found == Verdict.OLE && expected.contains(Verdict.TLE);
    }

    /** An expectation for all tests holds for those that a judging comes to; tests that are named count in any case. */
    private Map<String, Trial> covered(Expectation expectation, TriedAttempt tried) {
        Map<String, Trial> under = tried.under(limit);
        Map<String, Trial> covered = new LinkedHashMap<>();
        tests.stream()
                .filter(expectation::covers)
                .filter(test -> under.containsKey(test.name()))
                .filter(test ->
                        expectation.tests().isPresent() || tried.judged().contains(test.name()))
                .forEach(test -> covered.put(test.name(), under.get(test.name())));
        return covered;
    }

    private static Verdict firstFailure(Collection<Trial> trials) {
        return trials.stream()
                .map(Trial::verdict)
                .filter(verdict -> verdict != Verdict.AC)
                .findFirst()
                .orElse(Verdict.AC);
    }

    private String onFirstFailure(TriedAttempt tried) {
        Optional<Trial> failure = tried.under(limit).values().stream()
                .filter(trial -> trial.verdict() != Verdict.AC)
                .findFirst();
        return failure.map(trial -> " (test " + trial.result().name() + ": "
                        + trial.result().message() + ")")
                .orElse("");
    }

    private static String cure(Set<Verdict> expected, Verdict found) {
        if (found == Verdict.AC) {
            return "add a test that catches it";
        }
        return expected.contains(Verdict.AC)
                ? "fix the submission or the test"
                : "move it to the folder of its verdict, or fix it";
    }

    private void checkScore(Expectation expectation, TriedAttempt tried, String name, List<CheckFinding> findings) {
        OptionalDouble score = tried.grade().score();
        if (score.isEmpty()) {
            return;
        }
        if (expectation.tests().isPresent()) {
            checkGroupScores(expectation, tried, name, findings);
            return;
        }
        expectation
                .score()
                .filter(range -> !range.includes(score.getAsDouble()))
                .ifPresent(range -> findings.add(new CheckFinding(
                        Status.ERROR,
                        name + " should score " + range.least() + " to " + range.most() + ", and scored "
                                + score.getAsDouble(),
                        "fix the groups, the checker or the expectation")));
        if (expectation.partial() && fullScore.isPresent() && score.getAsDouble() >= fullScore.getAsDouble()) {
            findings.add(new CheckFinding(
                    Status.ERROR,
                    name + " should score less than the accepted submissions, and scored " + score.getAsDouble(),
                    "add a test that catches it"));
        }
    }

    private static void checkGroupScores(
            Expectation expectation, TriedAttempt tried, String name, List<CheckFinding> findings) {
        String glob = expectation.tests().orElseThrow();
        tried.scores().forEach((group, score) -> {
            if (Glob.matches(glob, group)
                    && expectation
                            .score()
                            .filter(range -> !range.includes(score))
                            .isPresent()) {
                findings.add(new CheckFinding(
                        Status.ERROR,
                        name + " should score " + expectation.score().get().least() + " to "
                                + expectation.score().get().most() + ", and group " + group + " scored " + score,
                        "fix the group, the checker or the expectation"));
            }
        });
    }

    private static void checkMessage(
            Expectation expectation, Map<String, Trial> covered, String name, List<CheckFinding> findings) {
        boolean said = covered.values().stream()
                .anyMatch(trial -> trial.result().message().contains(expectation.message()));
        if (!expectation.message().isEmpty() && !said) {
            findings.add(new CheckFinding(
                    Status.ERROR,
                    "no judge's message about " + name + " contains '" + expectation.message() + "'",
                    "fix the checker or the expectation"));
        }
    }

    static String words(Set<Verdict> verdicts) {
        return verdicts.stream().sorted().map(Verdict::name).collect(Collectors.joining(" or "));
    }
}
