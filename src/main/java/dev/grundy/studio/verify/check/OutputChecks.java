package dev.grundy.studio.verify.check;

import dev.grundy.format.pack.ProblemType;
import dev.grundy.format.pack.program.OutputValidation;
import dev.grundy.format.pack.program.PackageFile;
import dev.grundy.format.pack.test.AnswerSource;
import dev.grundy.format.pack.test.TestCase;
import dev.grundy.format.pack.test.ValidationCase;
import dev.grundy.judge.make.Opinion;
import dev.grundy.judge.make.PreparedCase;
import dev.grundy.studio.verify.outcome.Check;
import dev.grundy.studio.verify.outcome.CheckResult;
import dev.grundy.studio.verify.outcome.Findings;
import dev.grundy.studio.verify.outcome.Status;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Supplier;

/** Whether the checker accepts right outputs and refuses wrong ones. */
public final class OutputChecks {
    private static final int TRIED_TESTS = 4;
    private static final String CURE = "fix the checker";

    private final Proof proof;
    private final boolean isDefault;

    public OutputChecks(Proof proof) {
        this.proof = proof;
        this.isDefault = proof.problem().programs().outputValidation() instanceof OutputValidation.Default;
    }

    /** Makes all checks of outputs. */
    public void all(BiConsumer<Check, Supplier<CheckResult>> checking) {
        Map<Check, Supplier<CheckResult>> checks = new LinkedHashMap<>();
        checks.put(Check.ANSWERS_ACCEPTED, this::answersAccepted);
        checks.put(Check.INVALID_OUTPUTS_REFUSED, this::invalidOutputsRefused);
        checks.put(Check.VALID_OUTPUTS_ACCEPTED, this::validOutputsAccepted);
        checks.put(Check.WRONG_OUTPUTS_REFUSED, this::wrongOutputsRefused);
        checks.put(Check.CHECKER_ROBUST, this::robust);
        checks.put(Check.VARIANTS_ACCEPTED, this::variantsAccepted);
        ProblemType type = proof.problem().type();
        String reason = type.interactive()
                ? "an interactive problem has no output to look at"
                : "the output of one pass of many is not the answer";
        boolean skip = type.interactive() || type.multiPass();
        checks.forEach((check, work) -> checking.accept(check, skip ? () -> CheckResult.skipped(check, reason) : work));
    }

    private CheckResult answersAccepted() {
        Findings findings = new Findings(Check.ANSWERS_ACCEPTED);
        long limit = proof.problem().limits().output().bytes();
        proof.parallel()
                .each(
                        proof.prepared(),
                        test -> findings.attempt(() -> {
                            long size = test.answer().size();
                            if (size > limit) {
                                findings.error(
                                        "the answer of test " + test.name() + " has " + size
                                                + " bytes, more than the output limit",
                                        "raise limits.output or make the test smaller");
                            } else if (size > limit / 2) {
                                findings.warning(
                                        "the answer of test " + test.name()
                                                + " has more than half of the bytes that the output limit allows",
                                        "raise limits.output");
                            }
                            requireAccepted(
                                    findings,
                                    test,
                                    proof.bytes(test.answer()),
                                    isDefault || test.test().isSample() ? Status.ERROR : Status.WARNING,
                                    "its own answer");
                        }));
        return findings.result(findings.count() + " answers");
    }

    private void requireAccepted(Findings findings, PreparedCase test, byte[] output, Status ifRefused, String what) {
        Opinion opinion = proof.runner().opinion(test, output);
        switch (opinion.answer()) {
            case ACCEPTS -> {}
            case REFUSES ->
                findings.add(
                        ifRefused,
                        "the checker refuses " + what + " on test " + test.name() + ": " + opinion.message(),
                        "fix the answer or the checker");
            case FAILS ->
                findings.error(
                        "the checker failed on " + what + " of test " + test.name() + ": " + opinion.message(), CURE);
        }
    }

    private void requireRefused(Findings findings, PreparedCase test, byte[] output, Status ifAccepted, String what) {
        Opinion opinion = proof.runner().opinion(test, output);
        switch (opinion.answer()) {
            case ACCEPTS -> findings.add(ifAccepted, "the checker accepts " + what + " on test " + test.name(), CURE);
            case REFUSES -> {}
            case FAILS ->
                findings.error(
                        "the checker failed on " + what + " of test " + test.name() + ": " + opinion.message(), CURE);
        }
    }

    private CheckResult invalidOutputsRefused() {
        return validationCases(
                Check.INVALID_OUTPUTS_REFUSED,
                proof.problem().tests().invalidOutputs(),
                (findings, test, output) -> requireRefused(findings, test, output, Status.ERROR, "the invalid output"));
    }

    private CheckResult validOutputsAccepted() {
        return validationCases(
                Check.VALID_OUTPUTS_ACCEPTED,
                proof.problem().tests().validOutputs(),
                (findings, test, output) -> requireAccepted(findings, test, output, Status.ERROR, "the valid output"));
    }

    private interface Requirement {
        void check(Findings findings, PreparedCase test, byte[] output);
    }

    private CheckResult validationCases(Check check, List<ValidationCase> cases, Requirement requirement) {
        if (cases.isEmpty()) {
            return CheckResult.skipped(check, "the package brings no such outputs");
        }
        Findings findings = new Findings(check);
        proof.parallel()
                .each(
                        cases,
                        validation -> findings.attempt(() -> requirement.check(
                                findings,
                                prepared(validation),
                                validation.output().map(PackageFile::bytes).orElse(new byte[0]))));
        return findings.result(cases.size() + " outputs");
    }

    private PreparedCase prepared(ValidationCase validation) {
        AnswerSource answer = validation.answer().orElseGet(AnswerSource.Unsolved::new);
        return proof.runner()
                .generation()
                .prepare(TestCase.plain(validation.name(), validation.input(), answer, validation.settings()));
    }

    /** Small ones, so that one word matters. Tests without answer are left out: they say nothing. */
    private List<PreparedCase> tried() {
        return proof.prepared().stream()
                .filter(test -> test.answer().size() > 0)
                .sorted(Comparator.comparing((PreparedCase test) -> !test.test().isSample())
                        .thenComparing(test -> test.input().size()))
                .limit(TRIED_TESTS)
                .toList();
    }

    private record Tried(PreparedCase test, String what, byte[] output, Status severity) {}

    private CheckResult wrongOutputsRefused() {
        List<Tried> all = new ArrayList<>();
        for (PreparedCase test : tried()) {
            byte[] answer = proof.bytes(test.answer());
            add(all, test, Outputs.alwaysWrong(answer), Status.ERROR);
            add(all, test, Outputs.usuallyWrong(answer), isDefault ? Status.ERROR : Status.WARNING);
        }
        if (all.isEmpty()) {
            return CheckResult.skipped(Check.WRONG_OUTPUTS_REFUSED, "no test has an answer");
        }
        Findings findings = new Findings(Check.WRONG_OUTPUTS_REFUSED);
        proof.parallel()
                .each(
                        all,
                        tried -> findings.attempt(() -> requireRefused(
                                findings, tried.test(), tried.output(), tried.severity(), tried.what())));
        return findings.result(all.size() + " outputs");
    }

    private static void add(List<Tried> all, PreparedCase test, Map<String, byte[]> outputs, Status severity) {
        outputs.forEach((what, output) -> all.add(new Tried(test, what, output, severity)));
    }

    private CheckResult robust() {
        Optional<PreparedCase> test = proof.prepared().stream().findFirst();
        if (test.isEmpty()) {
            return CheckResult.skipped(Check.CHECKER_ROBUST, "there is no test");
        }
        Findings findings = new Findings(Check.CHECKER_ROBUST);
        proof.parallel()
                .each(
                        Outputs.probes(),
                        probe -> findings.attempt(() -> {
                            Opinion opinion = proof.runner().opinion(test.get(), probe);
                            if (opinion.answer() == Opinion.Answer.FAILS) {
                                findings.error(
                                        "on test " + test.get().name() + " with " + probe.length + " bytes of output: "
                                                + opinion.message(),
                                        CURE);
                            }
                        }));
        return findings.result(findings.count() + " outputs that have broken checkers");
    }

    private CheckResult variantsAccepted() {
        List<Tried> all = new ArrayList<>();
        for (PreparedCase test : tried()) {
            byte[] answer = proof.bytes(test.answer());
            if (!isDefault && proof.runner().opinion(test, answer).answer() == Opinion.Answer.ACCEPTS) {
                add(all, test, Outputs.variants(answer), Status.WARNING);
            } else if (isDefault) {
                Outputs.flags(test.test().settings().outputValidatorArgs())
                        .ifPresent(flags -> add(all, test, Outputs.variantsOfDefault(answer, flags), Status.ERROR));
            }
        }
        if (all.isEmpty()) {
            return CheckResult.skipped(
                    Check.VARIANTS_ACCEPTED, "no test has an answer that may be written in another way");
        }
        Findings findings = new Findings(Check.VARIANTS_ACCEPTED);
        proof.parallel()
                .each(
                        all,
                        tried -> findings.attempt(() -> requireAccepted(
                                findings,
                                tried.test(),
                                tried.output(),
                                tried.severity(),
                                "the answer with " + tried.what())));
        return findings.result(all.size() + " outputs");
    }
}
