package dev.grundy.studio.verify.attempt;

import dev.grundy.base.kernel.Verdict;
import dev.grundy.format.pack.PackageSubmission;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.pack.test.TestCase;
import dev.grundy.judge.make.Opinion;
import dev.grundy.judge.make.PreparedCase;
import dev.grundy.judge.prove.Candidate;
import dev.grundy.judge.prove.Trial;
import dev.grundy.judge.sandbox.command.StoredFile;
import dev.grundy.studio.verify.check.Proof;
import dev.grundy.studio.verify.outcome.Check;
import dev.grundy.studio.verify.outcome.CheckResult;
import dev.grundy.studio.verify.outcome.Findings;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Whether every wrong program fails on the small input that the package keeps for it, or the package says why there is none. */
public final class CounterexampleCheck {
    private static final Set<String> WRONG = Set.of("wrong_answer", "run_time_error");
    /** A graph of some fifteen nodes, or fifty numbers: larger inputs nobody works through by hand. */
    private static final int MOST_BYTES = 400;

    private static final String FIND =
            "find its input by ./grundy stress, and write it there, or large: with the reason why there is no small one";

    private final Proof proof;
    private final ProblemPackage problem;
    private final Duration limit;
    private final Findings findings = new Findings(Check.COUNTEREXAMPLES);

    public CounterexampleCheck(Proof proof, Duration limit) {
        this.proof = proof;
        this.problem = proof.problem();
        this.limit = limit;
    }

    public CheckResult counterexamples() {
        return missing()
                .map(reason -> CheckResult.skipped(Check.COUNTEREXAMPLES, reason))
                .orElseGet(this::check);
    }

    private Optional<String> missing() {
        if (!KnownCounterexamples.areIn(problem.root())) {
            return Optional.of(
                    "there is no " + KnownCounterexamples.FILE + "; write it with what ./grundy stress finds");
        }
        boolean needsMore = problem.type().submitAnswer()
                || problem.type().interactive() && !problem.isStrategy()
                || problem.reference().isEmpty();
        return needsMore
                ? Optional.of(
                        "programs for this problem are not judged by an input alone, or there is no reference solver")
                : Optional.empty();
    }

    private CheckResult check() {
        KnownCounterexamples known = KnownCounterexamples.read(problem.root(), findings);
        List<PackageSubmission> wrong = problem.submissions().stream()
                .filter(submission -> WRONG.contains(submission.folder()))
                .toList();
        requireListed(wrong, known);
        List<PackageSubmission> withInput = wrong.stream()
                .filter(submission -> known.inputOf(submission.path()).isPresent())
                .toList();
        proof.parallel()
                .each(
                        withInput,
                        submission -> findings.attempt(() -> known.inputOf(submission.path())
                                .ifPresent(input -> requireFailure(submission, input))));
        findings.figure("wrong_programs", wrong.size());
        findings.figure("small_inputs", withInput.size());
        return findings.result(wrong.size() + " wrong programs, " + withInput.size() + " with a small input");
    }

    /** Every wrong program is listed, and nothing else. A slip there is no fault of the problem, so it keeps nobody from publishing. */
    private void requireListed(List<PackageSubmission> wrong, KnownCounterexamples known) {
        Set<String> paths = wrong.stream().map(PackageSubmission::path).collect(Collectors.toSet());
        wrong.stream()
                .filter(submission -> !known.of().containsKey(submission.path()))
                .forEach(submission ->
                        findings.warning(KnownCounterexamples.FILE + " does not list " + submission.path(), FIND));
        known.of().keySet().stream()
                .filter(path -> !paths.contains(path))
                .forEach(path -> findings.warning(
                        KnownCounterexamples.FILE + " lists " + path + ", which is no wrong program of the package",
                        "remove the line, or write the program's path below submissions"));
    }

    private void requireFailure(PackageSubmission submission, String text) {
        byte[] input = text.getBytes(StandardCharsets.UTF_8);
        if (input.length > MOST_BYTES) {
            findings.error(
                    "the input of " + submission.path() + " has " + input.length + " bytes",
                    "find one of at most " + MOST_BYTES + " bytes, or write large: with the reason why there is none");
            return;
        }
        StoredFile stored = proof.stored(input);
        TestCase test = proof.unsolved(stored);
        Optional<Opinion> refusal = proof.validation().opinions(stored, test.settings()).stream()
                .filter(opinion ->
                        opinion.answer() == Opinion.Answer.REFUSES || opinion.answer() == Opinion.Answer.FAILS)
                .findFirst();
        if (refusal.isPresent()) {
            findings.error(
                    "the input validator " + refusal.get().validator() + " does not accept the input of "
                            + submission.path() + ": " + refusal.get().message(),
                    "find another one by ./grundy stress");
            return;
        }
        switch (proof.runner().candidate(submission)) {
            case Candidate.Runnable runnable -> requireFailure(submission, runnable, prepared(test, stored));
            case Candidate.Unavailable(String reason) -> findings.skip(submission.path(), reason);
            case Candidate.Uncompiled unused -> findings.error(submission.path() + " does not compile", "fix it");
            case Candidate.Answers unused ->
                findings.skip(submission.path(), "answers to this problem are no programs");
        }
    }

    private void requireFailure(PackageSubmission submission, Candidate candidate, PreparedCase test) {
        Trial trial = proof.runner().trial(candidate, test, limit);
        if (trial.verdict() == Verdict.AC || !submission.expectedVerdicts().contains(trial.verdict())) {
            findings.error(
                    submission.path() + " got " + trial.verdict() + " on its input in " + KnownCounterexamples.FILE
                            + ", and should get " + ExpectationCheck.words(submission.expectedVerdicts()),
                    FIND);
        }
    }

    /** A program for a strategy problem is judged by the interactor, which needs no answer. */
    private PreparedCase prepared(TestCase test, StoredFile input) {
        StoredFile answer = problem.isStrategy()
                ? proof.stored(new byte[0])
                : proof.runner()
                        .generation()
                        .answer(input, problem.reference().orElseThrow().program(), KnownCounterexamples.FILE);
        return new PreparedCase(test, input, answer);
    }
}
