package dev.grundy.studio.verify.check;

import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.pack.program.Constants;
import dev.grundy.format.pack.program.InputValidator;
import dev.grundy.judge.host.JudgeException;
import dev.grundy.judge.make.InputValidation;
import dev.grundy.judge.make.Opinion;
import dev.grundy.judge.make.PreparedCase;
import dev.grundy.judge.workshop.ReadyProblem;
import dev.grundy.studio.verify.outcome.Check;
import dev.grundy.studio.verify.outcome.CheckResult;
import dev.grundy.studio.verify.outcome.Findings;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * Whether the tests go as far as the constraints allow. A number of {@code constants} that the validators use is reached when some test is
 * refused by validators in which it is one tighter. So nothing need be known of the value that it bounds. One that bounds the answers is
 * reached when some answer has it.
 */
public final class BoundsCheck {
    private final Proof proof;
    private final ProblemPackage problem;

    public BoundsCheck(Proof proof) {
        this.proof = proof;
        this.problem = proof.problem();
    }

    public CheckResult boundsReached() {
        List<String> names = problem.constants().values().keySet().stream()
                .filter(this::isBound)
                .toList();
        List<OutputBound> ofOutputs = ofOutputs();
        if (names.isEmpty() && ofOutputs.isEmpty()) {
            return CheckResult.skipped(
                    Check.BOUNDS_REACHED,
                    "no input validator uses a number of constants in problem.yaml, and none is called answer_max");
        }
        Findings findings = new Findings(Check.BOUNDS_REACHED);
        checkAnswers(ofOutputs, findings);
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
        return findings.result(names.size() + ofOutputs.size() + " numbers");
    }

    private List<OutputBound> ofOutputs() {
        return problem.constants().values().entrySet().stream()
                .filter(constant -> OutputBound.isName(constant.getKey()) && isNumber(constant.getValue()))
                .filter(constant -> !isBound(constant.getKey()))
                .map(constant -> new OutputBound(constant.getKey(), new BigInteger(constant.getValue())))
                .toList();
    }

    private void checkAnswers(List<OutputBound> bounds, Findings findings) {
        if (bounds.isEmpty()) {
            return;
        }
        Map<String, String> answers = new LinkedHashMap<>();
        proof.prepared()
                .forEach(test -> answers.put(
                        test.name(),
                        new String(
                                proof.runner().workshop().store().read(test.answer()), StandardCharsets.ISO_8859_1)));
        for (OutputBound bound : bounds) {
            findings.looked();
            bound.finding(answers)
                    .ifPresent(finding -> findings.add(finding.status(), finding.found(), finding.cure()));
        }
    }

    private static boolean isNumber(String value) {
        return value.matches("-?\\d+");
    }

    private boolean isBound(String name) {
        return isNumber(Objects.requireNonNull(problem.constants().values().get(name)))
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
        BigInteger tighter = OutputBound.isLeast(name) ? number.add(BigInteger.ONE) : number.subtract(BigInteger.ONE);
        Map<String, String> values = new LinkedHashMap<>(problem.constants().values());
        values.put(name, tighter.toString());
        ProblemPackage changed = withConstants(new Constants(values));
        return new InputValidation(new ReadyProblem(changed, proof.runner().workshop()));
    }

    private boolean isRefused(PreparedCase test, InputValidation validation) {
        return validation.opinions(test.input(), test.test().settings()).stream()
                .anyMatch(opinion -> opinion.answer() == Opinion.Answer.REFUSES);
    }

    private Stream<PreparedCase> largestFirst() {
        return proof.prepared().stream()
                .sorted(Comparator.comparing(
                        (PreparedCase test) -> -test.input().size()));
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
                problem.game(),
                problem.hash(),
                problem.judgedContent());
    }
}
