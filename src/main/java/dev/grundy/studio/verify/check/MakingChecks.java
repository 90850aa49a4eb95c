package dev.grundy.studio.verify.check;

import dev.grundy.format.pack.Practice;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.pack.program.InputValidator;
import dev.grundy.format.pack.program.OutputValidation;
import dev.grundy.format.pack.program.Program;
import dev.grundy.format.pack.test.InputSource;
import dev.grundy.format.pack.test.TestCase;
import dev.grundy.judge.host.JudgeException;
import dev.grundy.judge.make.PreparedCase;
import dev.grundy.judge.prove.TrialRunner;
import dev.grundy.studio.verify.outcome.Check;
import dev.grundy.studio.verify.outcome.CheckResult;
import dev.grundy.studio.verify.outcome.Findings;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Whether the package's programs and tests can be made at all, and always the same ones. */
public final class MakingChecks {
    private final TrialRunner runner;
    private final ProblemPackage problem;
    private final Parallel parallel;

    public MakingChecks(TrialRunner runner, Parallel parallel) {
        this.runner = runner;
        this.problem = runner.problem();
        this.parallel = parallel;
    }

    public CheckResult programsCompile() {
        Findings findings = new Findings(Check.PROGRAMS_COMPILE);
        List<Program> programs = List.copyOf(programs());
        parallel.each(programs, program -> {
            findings.looked();
            try {
                runner.ready().executable(program);
            } catch (JudgeException e) {
                findings.error(e.getMessage(), "fix " + program.name());
            }
        });
        return findings.result(programs.size() + " programs");
    }

    private Set<Program> programs() {
        Set<Program> programs = new LinkedHashSet<>();
        for (TestCase test : problem.tests().allCases()) {
            if (test.input() instanceof InputSource.Generated generated) {
                programs.add(generated.call().program());
            }
        }
        Practice practice = problem.practice();
        practice.fresh().forEach(template -> programs.add(template.program()));
        practice.tiny().ifPresent(tiny -> programs.add(tiny.generate().program()));
        practice.growth().ifPresent(growth -> programs.add(growth.generate().program()));
        practice.byHand().ifPresent(byHand -> byHand.levels().forEach(level -> programs.add(level.program())));
        problem.game().ifPresent(game -> programs.add(game.rules()));
        problem.programs().inputValidators().stream()
                .filter(validator -> validator.kind() == InputValidator.Kind.PROGRAM)
                .forEach(validator -> programs.add(validator.program()));
        switch (problem.programs().outputValidation()) {
            case OutputValidation.Default() -> {}
            case OutputValidation.Custom(var checkers) -> programs.addAll(checkers);
        }
        programs.addAll(problem.programs().graders());
        return programs;
    }

    /** Makes every test; those that cannot be made are missing in {@code prepared} afterwards. */
    public CheckResult testsMade(List<PreparedCase> prepared) {
        Findings findings = new Findings(Check.TESTS_MADE);
        List<Optional<PreparedCase>> made = parallel.map(problem.tests().allCases(), test -> {
            findings.looked();
            try {
                return Optional.of(runner.generation().prepare(test));
            } catch (JudgeException e) {
                findings.error(
                        "test " + test.name() + ": " + e.getMessage(), "until then the test counts in no other check");
                return Optional.empty();
            }
        });
        made.forEach(test -> test.ifPresent(prepared::add));
        return findings.result(prepared.size() + " tests");
    }

    public CheckResult generatorsDeterministic() {
        Findings findings = new Findings(Check.GENERATORS_DETERMINISTIC);
        List<TestCase> generated = problem.tests().allCases().stream()
                .filter(test -> test.input() instanceof InputSource.Generated)
                .toList();
        if (generated.isEmpty()) {
            return CheckResult.skipped(Check.GENERATORS_DETERMINISTIC, "no test has a generator");
        }
        parallel.each(
                generated,
                test -> findings.attempt(() -> {
                    var call = ((InputSource.Generated) test.input()).call();
                    if (!runner.generation().makesTheSameAgain(call)) {
                        findings.error(
                                "generators/" + call.command() + " (test " + test.name()
                                        + ") printed something else the second time",
                                "let it depend on its arguments alone: seed from them, no clock, no addresses, no unordered containers");
                    }
                }));
        return findings.result(generated.size() + " generator calls made twice");
    }

    public static CheckResult testsDistinct(List<PreparedCase> prepared) {
        Findings findings = new Findings(Check.TESTS_DISTINCT);
        Map<TestKey, PreparedCase> first = new HashMap<>();
        for (PreparedCase test : prepared) {
            findings.looked();
            PreparedCase same = first.putIfAbsent(TestKey.of(test), test);
            if (same != null
                    && !groupOf(same).equals(groupOf(test))
                    && !same.test().isSample()
                    && !test.test().isSample()) {
                findings.warning(
                        "tests " + same.name() + " and " + test.name() + " of different groups have the same input",
                        "leave it so if one group is meant to hold the other's tests");
            } else if (same != null && same.test().isSample() == test.test().isSample()) {
                findings.error(
                        "tests " + same.name() + " and " + test.name() + " have the same input", "remove one of them");
            } else if (same != null) {
                findings.warning(
                        "test " + test.name() + " is the sample " + same.name() + " again",
                        "remove it: samples are judged as well");
            }
        }
        return findings.result(prepared.size() + " inputs");
    }

    private static String groupOf(PreparedCase test) {
        return test.name().substring(0, test.name().lastIndexOf('/') + 1);
    }

    public CheckResult pinnedHashes(List<PreparedCase> prepared) {
        PinnedHashes.File file = PinnedHashes.read(problem.root());
        return switch (file) {
            case PinnedHashes.File.Missing() ->
                CheckResult.skipped(
                        Check.PINNED_HASHES,
                        "there is no " + PinnedHashes.FILE + "; write it with ./grundy generate " + problem.name()
                                + " --pin");
            case PinnedHashes.File.Unreadable(String reason) -> {
                Findings findings = new Findings(Check.PINNED_HASHES);
                findings.error(
                        PinnedHashes.FILE + " cannot be read: " + reason, "write it anew with ./grundy generate --pin");
                yield findings.result("0 tests");
            }
            case PinnedHashes.File.Read(PinnedHashes pinned) -> compare(pinned, PinnedHashes.of(prepared));
        };
    }

    private static CheckResult compare(PinnedHashes pinned, PinnedHashes made) {
        Findings findings = new Findings(Check.PINNED_HASHES);
        List<String> names = new ArrayList<>(new LinkedHashSet<>(made.tests().keySet()));
        pinned.tests().keySet().stream()
                .filter(name -> !made.tests().containsKey(name))
                .forEach(names::add);
        for (String name : names) {
            findings.looked();
            PinnedHashes.Hashes then = pinned.tests().get(name);
            PinnedHashes.Hashes now = made.tests().get(name);
            if (then == null) {
                findings.error("test " + name + " is not pinned", "pin it with ./grundy generate --pin");
            } else if (now == null) {
                findings.error(
                        PinnedHashes.FILE + " pins test " + name + ", which there is not",
                        "pin anew with ./grundy generate --pin");
            } else if (!then.equals(now)) {
                String which = then.in().equals(now.in()) ? "answer" : "input";
                findings.error(
                        "test " + name + " has another " + which + " than the pinned one",
                        "if that was meant, pin anew with ./grundy generate --pin");
            }
        }
        return findings.result(made.tests().size() + " tests");
    }
}
