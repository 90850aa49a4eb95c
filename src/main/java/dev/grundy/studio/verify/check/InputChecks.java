package dev.grundy.studio.verify.check;

import dev.grundy.format.pack.Practice;
import dev.grundy.format.pack.program.GeneratorCall;
import dev.grundy.format.pack.test.InputSource;
import dev.grundy.format.pack.test.TestSettings;
import dev.grundy.format.pack.test.ValidationCase;
import dev.grundy.judge.make.Opinion;
import dev.grundy.judge.make.PreparedCase;
import dev.grundy.judge.sandbox.command.StoredFile;
import dev.grundy.studio.verify.outcome.Check;
import dev.grundy.studio.verify.outcome.CheckResult;
import dev.grundy.studio.verify.outcome.Findings;
import dev.grundy.studio.verify.outcome.Status;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ConcurrentSkipListSet;

/** Whether the input validators accept right inputs and refuse wrong ones. */
public final class InputChecks {
    private static final int DAMAGED_TESTS = 3;
    private static final int SEEDS_PER_SIZE = 2;
    private static final String STRICTER = "make one stricter: let it read every byte up to the end";
    private static final String NO_VALIDATOR = "there is no input validator";

    private final Proof proof;

    public InputChecks(Proof proof) {
        this.proof = proof;
    }

    private boolean hasNoValidator() {
        return proof.problem().programs().inputValidators().isEmpty();
    }

    public CheckResult inputsValid() {
        Findings findings = new Findings(Check.INPUTS_VALID);
        if (hasNoValidator()) {
            findings.error(
                    NO_VALIDATOR,
                    "add input_validators/validate.cpp, which exits with 42 for valid inputs and 43 for others");
            return findings.result("no validator");
        }
        proof.parallel()
                .each(
                        proof.prepared(),
                        test -> findings.attempt(() -> {
                            for (Opinion opinion : proof.validation()
                                    .opinions(test.input(), test.test().settings())) {
                                read(findings, opinion, "the input of test " + test.name());
                            }
                        }));
        return findings.result(findings.count() + " inputs");
    }

    private static void read(Findings findings, Opinion opinion, String what) {
        switch (opinion.answer()) {
            case ACCEPTS -> {}
            case SKIPPED -> findings.skip("the input validator " + opinion.validator(), opinion.message());
            case REFUSES ->
                findings.error(
                        "the input validator " + opinion.validator() + " refuses " + what + ": " + opinion.message(),
                        "fix the input or the validator");
            case FAILS ->
                findings.error(
                        "the input validator " + opinion.validator() + " failed on " + what + ": " + opinion.message(),
                        "let it end with exit code 42 or 43");
        }
    }

    public CheckResult invalidInputsRefused() {
        List<ValidationCase> cases = proof.problem().tests().invalidInputs();
        if (cases.isEmpty() || hasNoValidator()) {
            return CheckResult.skipped(
                    Check.INVALID_INPUTS_REFUSED, hasNoValidator() ? NO_VALIDATOR : "data/invalid_input is empty");
        }
        Findings findings = new Findings(Check.INVALID_INPUTS_REFUSED);
        proof.parallel()
                .each(
                        cases,
                        invalid -> findings.attempt(() -> requireRefused(
                                findings,
                                invalid.settings(),
                                input(invalid.input()),
                                Status.ERROR,
                                "data/" + invalid.name() + ".in")));
        return findings.result(cases.size() + " inputs");
    }

    private byte[] input(InputSource source) {
        return switch (source) {
            case InputSource.Given(var file) -> file.bytes();
            case InputSource.Generated(var call, var match) ->
                proof.runner().generation().input(call);
        };
    }

    private void requireRefused(
            Findings findings, TestSettings settings, byte[] input, Status ifAccepted, String what) {
        if (allAccept(findings, settings, input, what)) {
            findings.add(ifAccepted, "every input validator accepts " + what, STRICTER);
        }
    }

    /** Whether every validator accepts; a failure or a skip on the way is a finding. */
    private boolean allAccept(Findings findings, TestSettings settings, byte[] input, String what) {
        List<Opinion> opinions = proof.validation().opinions(proof.stored(input), settings);
        for (Opinion opinion : opinions) {
            if (opinion.answer() == Opinion.Answer.FAILS) {
                findings.error(
                        "the input validator " + opinion.validator() + " failed on " + what + ": " + opinion.message(),
                        "let it refuse with exit code 43");
            } else if (opinion.answer() == Opinion.Answer.SKIPPED) {
                findings.skip("the input validator " + opinion.validator(), opinion.message());
            }
        }
        return opinions.stream().allMatch(opinion -> opinion.answer() == Opinion.Answer.ACCEPTS);
    }

    public CheckResult junkRefused() {
        if (hasNoValidator()) {
            return CheckResult.skipped(Check.JUNK_REFUSED, NO_VALIDATOR);
        }
        Findings findings = new Findings(Check.JUNK_REFUSED);
        TestSettings settings = proof.prepared().isEmpty()
                ? TestSettings.NONE
                : proof.prepared().getLast().test().settings();
        proof.parallel()
                .each(
                        List.copyOf(BadInputs.junk().entrySet()),
                        junk -> findings.attempt(() -> requireRefused(
                                findings, settings, junk.getValue(), severity(), "an input of " + junk.getKey())));
        return findings.result(findings.count() + " inputs");
    }

    /** The older formats ask for less; packages in them are often lenient about form. */
    private Status severity() {
        return proof.problem().format().isLegacy() ? Status.WARNING : Status.ERROR;
    }

    public CheckResult damagedRefused() {
        if (hasNoValidator() || proof.prepared().isEmpty()) {
            return CheckResult.skipped(
                    Check.MUTATED_INPUTS_REFUSED, hasNoValidator() ? NO_VALIDATOR : "there is no input");
        }
        Findings findings = new Findings(Check.MUTATED_INPUTS_REFUSED);
        List<Damaged> all = new ArrayList<>();
        for (PreparedCase test : smallest()) {
            BadInputs.damaged(proof.bytes(test.input()))
                    .forEach((what, input) -> all.add(new Damaged(test, what, input)));
        }
        Map<String, Set<String>> accepted = new ConcurrentSkipListMap<>();
        proof.parallel()
                .each(
                        all,
                        damaged -> findings.attempt(() -> {
                            String name = damaged.test().name();
                            TestSettings settings = damaged.test().test().settings();
                            if (allAccept(
                                    findings, settings, damaged.input(), "test " + name + " with " + damaged.what())) {
                                accepted.computeIfAbsent(damaged.what(), what -> new ConcurrentSkipListSet<>())
                                        .add(name);
                            }
                        }));
        accepted.forEach((what, tests) -> findings.add(
                severity(),
                "every input validator accepts test " + String.join(", ", tests) + " with " + what,
                STRICTER));
        return findings.result(all.size() + " inputs");
    }

    private record Damaged(PreparedCase test, String what, byte[] input) {}

    private List<PreparedCase> smallest() {
        return proof.prepared().stream()
                .sorted(Comparator.comparing((PreparedCase test) -> !test.test().isSample())
                        .thenComparing(test -> test.input().size()))
                .limit(DAMAGED_TESTS)
                .toList();
    }

    public CheckResult practiceValid() {
        List<GeneratorCall> calls = practiceCalls(proof.problem().practice());
        if (calls.isEmpty()) {
            return CheckResult.skipped(Check.PRACTICE_VALID, "practice.yaml names no generator");
        }
        Findings findings = new Findings(Check.PRACTICE_VALID);
        TestSettings settings = proof.problem().tests().root().settings();
        proof.parallel()
                .each(
                        calls,
                        call -> findings.attempt(() -> {
                            StoredFile input =
                                    proof.stored(proof.runner().generation().input(call));
                            String what = "what generators/" + call.command() + " of practice.yaml prints";
                            proof.validation()
                                    .opinions(input, settings)
                                    .forEach(opinion -> read(findings, opinion, what));
                            proof.problem()
                                    .reference()
                                    .filter(_ -> !proof.problem().type().interactive())
                                    .ifPresent(reference ->
                                            proof.runner().generation().answer(input, reference.program(), what));
                        }));
        return findings.result(findings.count() + " inputs");
    }

    private static List<GeneratorCall> practiceCalls(Practice practice) {
        List<GeneratorCall> calls = new ArrayList<>();
        practice.tiny().ifPresent(tiny -> {
            for (int size = tiny.sizes().least(); size <= tiny.sizes().most(); size++) {
                for (int seed = 1; seed <= SEEDS_PER_SIZE; seed++) {
                    calls.add(tiny.generate().withSizeAndSeed(size, seed));
                }
            }
            tiny.extremes().forEach(extreme -> calls.add(extreme.withSeed(1)));
            tiny.exhaustive().ifPresent(every -> {
                for (int size = every.sizes().least(); size <= every.sizes().most(); size++) {
                    calls.add(every.generate().withSizeAndIndex(size, 0));
                }
            });
        });
        practice.growth()
                .ifPresent(growth -> growth.sizes()
                        .forEach(size -> calls.add(growth.generate().withSizeAndSeed(size, 1))));
        practice.byHand()
                .ifPresent(byHand -> byHand.levels().forEach(level -> {
                    for (int seed = 1; seed <= SEEDS_PER_SIZE; seed++) {
                        calls.add(level.withSeed(seed));
                    }
                }));
        return calls;
    }
}
