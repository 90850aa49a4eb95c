package dev.grundy.studio.verify.attempt;

import dev.grundy.base.kernel.Verdict;
import dev.grundy.format.pack.Expectation.TimeLimitUse;
import dev.grundy.format.pack.ProblemLimits.TimeMargins;
import dev.grundy.format.pack.test.TestCase;
import dev.grundy.judge.grade.Grade;
import dev.grundy.judge.host.JudgeException;
import dev.grundy.judge.make.PreparedCase;
import dev.grundy.judge.prove.Candidate;
import dev.grundy.judge.prove.Trial;
import dev.grundy.studio.verify.check.Attempt;
import dev.grundy.studio.verify.check.Proof;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Tries attempts on tests, each on every test, so that one sees which test catches which. A row ends with the first test
 * that needs more than the time limit with its margin. The rest would only cost time, and no judging comes to it.
 */
final class Trials {
    /** Other work of the machine makes times longer, never shorter; so a time that matters is measured again. */
    private static final int MOST_REPETITIONS = 2;

    private final Proof proof;
    private final Duration limit;
    private final Duration longest;

    Trials(Proof proof, Duration limit) {
        this.proof = proof;
        this.limit = limit;
        this.longest = times(limit, proof.problem().limits().margins().limitToExceeded());
    }

    static Duration times(Duration duration, double factor) {
        return Duration.ofNanos(Math.round(duration.toNanos() * factor));
    }

    TriedAttempt tryOut(Attempt attempt) {
        Map<String, Trial> trials = new LinkedHashMap<>();
        boolean counts = true;
        for (PreparedCase test : proof.prepared()) {
            proof.parallel().beforePiece();
            Trial trial = counts ? trial(attempt, test) : proof.runner().trial(attempt.candidate(), test, longest);
            counts &= attempt.accepted() || trial.verdict() == Verdict.AC;
            trials.put(test.name(), trial);
            if (trial.verdict() == Verdict.TLE && !proof.problem().type().scoring()) {
                break;
            }
        }
        List<String> judged = new ArrayList<>();
        Map<String, Double> scores = new LinkedHashMap<>();
        Grade grade = grade(attempt, trials, judged, scores);
        Map<String, Trial> ordered = new LinkedHashMap<>();
        proof.prepared().stream()
                .map(PreparedCase::name)
                .filter(trials::containsKey)
                .forEach(name -> ordered.put(name, trials.get(name)));
        proof.at(attempt.name() + ": " + grade.verdict());
        return new TriedAttempt(attempt, grade, ordered, judged, scores);
    }

    private Grade grade(Attempt attempt, Map<String, Trial> trials, List<String> judged, Map<String, Double> scores) {
        return proof.runner()
                .grade(
                        test -> {
                            judged.add(test.name());
                            return trials.computeIfAbsent(test.name(), name -> trial(attempt, required(test)))
                                    .under(limit);
                        },
                        scores::put);
    }

    private PreparedCase required(TestCase test) {
        Optional<PreparedCase> prepared = proof.prepared(test.name());
        return prepared.orElseThrow(() -> new JudgeException("test " + test.name() + " could not be made"));
    }

    private Trial trial(Attempt attempt, PreparedCase test) {
        Trial trial = proof.runner().trial(attempt.candidate(), test, longest);
        for (int i = 0; i < MOST_REPETITIONS && isDoubtful(attempt, trial); i++) {
            trial = proof.runner().again(attempt.candidate(), test, longest);
        }
        return trial;
    }

    private boolean isDoubtful(Attempt attempt, Trial trial) {
        TimeMargins margins = proof.problem().limits().margins();
        boolean tooSlow = times(trial.cpu(), margins.acceptedToLimit()).compareTo(limit) > 0;
        return attempt.candidate() instanceof Candidate.Runnable
                && attempt.uses(TimeLimitUse.LOWER_BOUND)
                && trial.verdict() != Verdict.JE
                && tooSlow;
    }
}
