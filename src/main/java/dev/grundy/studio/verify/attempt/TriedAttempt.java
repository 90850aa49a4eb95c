package dev.grundy.studio.verify.attempt;

import dev.grundy.base.kernel.Verdict;
import dev.grundy.judge.grade.Grade;
import dev.grundy.judge.prove.Trial;
import dev.grundy.studio.verify.check.Attempt;
import dev.grundy.studio.verify.outcome.VerdictMatrix;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * An attempt with its results.
 *
 * @param trials by test in judging order, under the time limit with its margin
 * @param judged names of the tests that a judging would have come to
 * @param scores of the groups that were graded, by name
 */
record TriedAttempt(
        Attempt attempt, Grade grade, Map<String, Trial> trials, List<String> judged, Map<String, Double> scores) {
    TriedAttempt {
        trials = Collections.unmodifiableMap(new LinkedHashMap<>(trials));
        judged = List.copyOf(judged);
        scores = Map.copyOf(scores);
    }

    Map<String, Trial> under(Duration limit) {
        Map<String, Trial> under = new LinkedHashMap<>();
        trials.forEach((name, trial) -> under.put(name, trial.under(limit)));
        return under;
    }

    /** The longest of any test. */
    Duration slowest() {
        return trials.values().stream().map(Trial::cpu).max(Duration::compareTo).orElse(Duration.ZERO);
    }

    /** The longest of the tests that a judging comes to. */
    Duration slowestJudged() {
        return judged.stream()
                .flatMap(name -> Optional.ofNullable(trials.get(name)).stream())
                .map(Trial::cpu)
                .max(Duration::compareTo)
                .orElse(Duration.ZERO);
    }

    VerdictMatrix.Row row(Duration limit, boolean asExpected) {
        Map<String, VerdictMatrix.Cell> cells = new LinkedHashMap<>();
        under(limit)
                .forEach((name, trial) -> cells.put(
                        name,
                        new VerdictMatrix.Cell(
                                trial.verdict(),
                                trial.cpu(),
                                trial.result().memory(),
                                trial.result().message(),
                                trial.output())));
        return new VerdictMatrix.Row(
                attempt.name(), grade.verdict(), grade.score(), attempt.expected(), asExpected, cells);
    }

    List<String> judgeErrors() {
        List<String> errors = new ArrayList<>(grade.trouble().stream().toList());
        trials.forEach((name, trial) -> {
            if (trial.verdict() == Verdict.JE) {
                errors.add("on test " + name + ": " + trial.result().message());
            }
        });
        return errors;
    }
}
