package dev.grundy.authoring.verify;

import dev.grundy.judging.host.JudgeException;
import dev.grundy.judging.make.InputValidation;
import dev.grundy.judging.make.PreparedTest;
import dev.grundy.judging.workshop.PackagePrograms;
import dev.grundy.problem.pack.Constants;
import dev.grundy.problem.pack.InputValidator;
import dev.grundy.problem.pack.ProblemPackage;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * Whether the tests go as far as the constraints allow. A number of {@code constants} that the validators use is reached
 * when some test is refused by validators in which it is one tighter; so nothing need be known of what it bounds.
 */
final class BoundsCheck {
    private final Proof proof;
    private final ProblemPackage problem;

    BoundsCheck(Proof proof) {
        this.proof = proof;
        this.problem = proof.problem();
    }

    CheckResult boundsReached() {
        List<String> names = problem.constants().values().keySet().stream()
                .filter(this::isBound)
                .toList();
        if (names.isEmpty()) {
            return CheckResult.skipped(
                    Check.BOUNDS_REACHED, "no input validator uses a number of constants in problem.yaml");
        }
        Findings findings = new Findings(Check.BOUNDS_REACHED);
        proof.parallel().each(names, name -> {
            findings.looked();
            try {
                InputValidation tightened = tightened(name);
                if (largestFirst().noneMatch(test -> isRefused(test, tightened))) {
                    findings.warning(
                            "no test reaches " + name + " = "
                                    + problem.constants().values().get(name),
                            "add a test that does");
                }
            } catch (JudgeException e) {
                findings.skip(name, "the validators cannot be built with it one tighter: " + e.getMessage());
            }
        });
        return findings.result(names.size() + " numbers");
    }

    private boolean isBound(String name) {
        return Objects.requireNonNull(problem.constants().values().get(name)).matches("-?\\d+")
                && problem.programs().inputValidators().stream().anyMatch(validator -> uses(validator, name));
    }

    private static boolean uses(InputValidator validator, String name) {
        return validator.kind() == InputValidator.Kind.PROGRAM
                && validator.program().contents(Constants.NONE).values().stream()
                        .anyMatch(content ->
                                new String(content, StandardCharsets.ISO_8859_1).contains("{{" + name + "}}"));
    }

    private InputValidation tightened(String name) {
        BigInteger number = new BigInteger(problem.constants().values().get(name));
        boolean isLeast = name.matches("(?i).*(^|_)(min|least|low|lowest)");
        BigInteger tighter = isLeast ? number.add(BigInteger.ONE) : number.subtract(BigInteger.ONE);
        Map<String, String> values = new LinkedHashMap<>(problem.constants().values());
        values.put(name, tighter.toString());
        ProblemPackage changed = withConstants(new Constants(values));
        return new InputValidation(
                changed,
                new PackagePrograms(changed, proof.bench().workshop()),
                proof.bench().workshop());
    }

    private boolean isRefused(PreparedTest test, InputValidation validation) {
        return validation.opinions(test.input(), test.test().settings()).stream()
                .anyMatch(opinion -> opinion.answer() == InputValidation.Answer.REFUSES);
    }

    private Stream<PreparedTest> largestFirst() {
        return proof.prepared().stream()
                .sorted(Comparator.comparing(
                        (PreparedTest test) -> -test.input().size()));
    }

    private ProblemPackage withConstants(Constants constants) {
        return new ProblemPackage(
                problem.root(),
                problem.format(),
                problem.metadata(),
                problem.frontMatter(),
                problem.type(),
                problem.limits(),
                problem.languages(),
                problem.fileWriting(),
                constants,
                problem.statements(),
                problem.editorials(),
                problem.attachments(),
                problem.tests(),
                problem.programs(),
                problem.submissions(),
                problem.reference(),
                problem.practice(),
                problem.hash());
    }
}
