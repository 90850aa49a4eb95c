package dev.grundy.studio.verify.attempt;

import dev.grundy.base.kernel.Verdict;
import dev.grundy.format.pack.Expectation.TimeLimitUse;
import dev.grundy.format.pack.ProblemLimits.TimeMargins;
import dev.grundy.judge.host.JudgeException;
import dev.grundy.judge.make.PreparedCase;
import dev.grundy.judge.prove.Candidate;
import dev.grundy.judge.prove.Trial;
import dev.grundy.studio.verify.check.Attempt;
import dev.grundy.studio.verify.check.Proof;
import dev.grundy.studio.verify.outcome.Check;
import dev.grundy.studio.verify.outcome.CheckResult;
import dev.grundy.studio.verify.outcome.Findings;
import dev.grundy.studio.verify.outcome.Status;
import dev.grundy.studio.verify.outcome.VerdictMatrix;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.Set;

/** Whether every submission has the expected results on the tests, in the expected time. */
public final class SubmissionChecks {
    private final Proof proof;
    private final Duration limit;
    private final List<Attempt> attempts;
    private final List<TriedAttempt> tried;
    private final ExpectationCheck expectations;

    public SubmissionChecks(Proof proof, Duration limit, List<Attempt> attempts) {
        this.proof = proof;
        this.limit = limit;
        this.attempts = attempts;
        List<Attempt> possible = attempts.stream().filter(Attempt::canBeTried).toList();
        this.tried = proof.parallel().map(possible, new Trials(proof, limit)::tryOut);
        this.expectations = new ExpectationCheck(limit, proof.problem().tests().allCases(), fullScore(tried));
    }

    private static OptionalDouble fullScore(List<TriedAttempt> tried) {
        return tried.stream()
                .filter(attempt -> attempt.attempt().accepted())
                .flatMapToDouble(attempt -> attempt.grade().score().stream())
                .max();
    }

    public VerdictMatrix matrix() {
        List<VerdictMatrix.Row> rows = new ArrayList<>();
        for (TriedAttempt attempt : tried) {
            boolean asExpected =
                    expectations.findings(attempt).stream().noneMatch(finding -> finding.status() == Status.ERROR);
            rows.add(attempt.row(limit, asExpected));
        }
        return new VerdictMatrix(
                proof.prepared().stream().map(PreparedCase::name).toList(), rows);
    }

    public CheckResult acceptedAgree() {
        Findings findings = new Findings(Check.ACCEPTED_AGREE);
        List<TriedAttempt> accepted =
                tried.stream().filter(attempt -> attempt.attempt().accepted()).toList();
        for (TriedAttempt attempt : accepted) {
            findings.looked();
            attempt.under(limit).forEach((test, trial) -> {
                if (trial.verdict() != Verdict.AC) {
                    findings.error(
                            attempt.attempt().name() + " got " + trial.verdict() + " on test " + test + ": "
                                    + trial.result().message(),
                            "find out who is right: the reference solver or this submission");
                }
            });
        }
        skipUntried(findings, true);
        if (accepted.size() < 2) {
            findings.warning(
                    "there is " + (accepted.isEmpty() ? "no" : "only one") + " accepted submission that runs here",
                    "add a second one with a different idea, to agree with the first");
        }
        return findings.result(
                accepted.size() + " accepted submissions on " + proof.prepared().size() + " tests");
    }

    public CheckResult verdictsExpected() {
        Findings findings = new Findings(Check.VERDICTS_EXPECTED);
        for (TriedAttempt attempt : tried) {
            findings.looked();
            expectations
                    .findings(attempt)
                    .forEach(finding -> findings.add(finding.status(), finding.found(), finding.cure()));
            findings(attempt, findings);
        }
        for (Attempt attempt : attempts) {
            if (attempt.candidate() instanceof Candidate.Uncompiled
                    && !attempt.expected().contains(Verdict.CE)) {
                findings.error(
                        attempt.name() + " does not compile, and should get "
                                + ExpectationCheck.words(attempt.expected()),
                        "fix it");
            } else if (attempt.canBeTried() && attempt.expected().equals(Set.of(Verdict.CE))) {
                findings.error(attempt.name() + " compiles, and should not", "move it to another folder");
            }
        }
        skipUntried(findings, false);
        return findings.result(tried.size() + " submissions");
    }

    /** A verdict that another machine's speed could change. */
    private void findings(TriedAttempt attempt, Findings findings) {
        boolean onlyTime = attempt.grade().verdict() == Verdict.TLE
                && attempt.trials().values().stream().noneMatch(trial -> trial.verdict() == Verdict.TLE);
        if (onlyTime && attempt.attempt().expected().contains(Verdict.TLE)) {
            findings.warning(
                    attempt.attempt().name() + " is too slow by less than the margin of the time limit: "
                            + seconds(attempt.slowest()) + " of " + seconds(limit),
                    "add a larger test, so that no machine's speed decides");
        }
    }

    private void skipUntried(Findings findings, boolean onlyAccepted) {
        attempts.stream()
                .filter(attempt -> attempt.candidate() instanceof Candidate.Unavailable)
                .filter(attempt -> attempt.accepted() || !onlyAccepted)
                .forEach(attempt ->
                        findings.skip(attempt.name(), ((Candidate.Unavailable) attempt.candidate()).reason()));
    }

    public CheckResult timeLimit() {
        Findings findings = new Findings(Check.TIME_LIMIT);
        TimeMargins margins = proof.problem().limits().margins();
        Duration slowest = Duration.ZERO;
        for (TriedAttempt attempt : tried) {
            findings.looked();
            if (attempt.attempt().uses(TimeLimitUse.LOWER_BOUND)) {
                Duration time = attempt.attempt().accepted() ? attempt.slowest() : attempt.slowestJudged();
                slowest = time.compareTo(slowest) > 0 ? time : slowest;
                if (Trials.times(time, margins.acceptedToLimit()).compareTo(limit) > 0) {
                    findings.add(
                            attempt.attempt().accepted() ? Status.ERROR : Status.WARNING,
                            attempt.attempt().name() + " needs " + seconds(time) + "; times "
                                    + margins.acceptedToLimit() + " that is more than the limit of " + seconds(limit),
                            "raise limits.time_limit, or make the submission faster");
                }
            }
            boolean ended = attempt.trials().values().stream()
                    .noneMatch(trial -> trial.verdict() == Verdict.TLE || trial.verdict() == Verdict.OLE);
            if (attempt.attempt().uses(TimeLimitUse.UPPER_BOUND)
                    && ended
                    && attempt.slowest().compareTo(Trials.times(limit, margins.limitToExceeded())) < 0) {
                findings.error(
                        attempt.attempt().name() + " needs only " + seconds(attempt.slowest()) + "; it should need "
                                + margins.limitToExceeded() + " times the limit of " + seconds(limit),
                        "add a larger test, or lower limits.time_limit");
            }
        }
        new PlainTimes(proof, limit).look(findings);
        return findings.result(
                "limit " + seconds(limit) + ", slowest submission that must keep to it " + seconds(slowest) + ", "
                        + new SlowIdeas(proof.runner().workshop().toolchains().languages(), limit).among(tried));
    }

    public CheckResult freshAgree() {
        int seeds = proof.options().freshSeeds();
        if (proof.problem().practice().fresh().isEmpty()
                || proof.problem().type().scoring()
                || seeds == 0) {
            return CheckResult.skipped(
                    Check.FRESH_AGREE,
                    seeds == 0
                            ? "no seeds were asked for"
                            : proof.problem().type().scoring()
                                    ? "a scoring problem has no fresh tests"
                                    : "practice.yaml has no fresh tests");
        }
        Findings findings = new Findings(Check.FRESH_AGREE);
        List<Attempt> accepted = attempts.stream()
                .filter(attempt -> attempt.accepted() && attempt.canBeTried())
                .toList();
        List<Long> all = new ArrayList<>();
        for (long seed = 1; seed <= seeds; seed++) {
            all.add(seed);
        }
        proof.parallel().each(all, seed -> {
            findings.attempt(() -> tryFresh(seed, accepted, findings));
            proof.at("fresh tests of seed " + seed);
        });
        return findings.result(accepted.size() + " accepted submissions on the tests of " + seeds + " seeds");
    }

    private void tryFresh(long seed, List<Attempt> accepted, Findings findings) {
        for (var test : proof.runner().generation().freshTests(seed)) {
            PreparedCase prepared;
            try {
                prepared = proof.runner().generation().prepare(test);
            } catch (JudgeException e) {
                findings.error("seed " + seed + ": " + e.getMessage(), "fix the generator or the validator");
                continue;
            }
            for (Attempt attempt : accepted) {
                Trial trial = proof.runner().trial(attempt.candidate(), prepared, limit);
                if (trial.verdict() != Verdict.AC) {
                    findings.error(
                            attempt.name() + " got " + trial.verdict() + " on " + test.name() + " of seed " + seed
                                    + ": " + trial.result().message(),
                            "try ./grundy judge " + proof.problem().name() + " submissions/" + attempt.name()
                                    + " --seed " + seed);
                }
            }
        }
    }

    private static String seconds(Duration duration) {
        return String.format(Locale.ROOT, "%.3f s", duration.toNanos() / 1e9);
    }
}
