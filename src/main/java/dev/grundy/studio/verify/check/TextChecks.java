package dev.grundy.studio.verify.check;

import dev.grundy.format.pack.Misconception;
import dev.grundy.format.pack.PackageSubmission;
import dev.grundy.format.pack.Statement;
import dev.grundy.format.pack.test.TestCase;
import dev.grundy.format.pack.test.TestSettings;
import dev.grundy.format.render.StatementRenderer;
import dev.grundy.format.render.html.Example;
import dev.grundy.format.render.html.Rendered;
import dev.grundy.format.render.html.ShownSample;
import dev.grundy.format.yaml.Similar;
import dev.grundy.judge.make.Opinion;
import dev.grundy.judge.run.Run;
import dev.grundy.judge.sandbox.command.StoredFile;
import dev.grundy.studio.verify.outcome.Check;
import dev.grundy.studio.verify.outcome.CheckResult;
import dev.grundy.studio.verify.outcome.Findings;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Whether the texts can be shown and their statements are true. */
public final class TextChecks {
    private final Proof proof;

    public TextChecks(Proof proof) {
        this.proof = proof;
    }

    public CheckResult statementRenders() {
        Findings findings = new Findings(Check.STATEMENT_RENDERS);
        if (proof.problem().statements().isEmpty()) {
            findings.warning("there is no statement", "add statement/problem.en.md");
        }
        List<ShownSample> samples = ShownSample.of(proof.problem(), new Contents());
        for (Statement statement : proof.problem().statements()) {
            render(findings, statement, StatementRenderer.statement(proof.problem(), statement, "/", samples));
        }
        for (Statement editorial : proof.problem().editorials()) {
            render(findings, editorial, StatementRenderer.editorial(proof.problem(), editorial, "/"));
        }
        requireAnchors(findings);
        return findings.result(findings.count() + " texts");
    }

    /** Links of submissions.yaml must have their target in every language, since each reader is led to their own. */
    private void requireAnchors(Findings findings) {
        for (Statement editorial : proof.problem().editorials()) {
            Set<String> known =
                    StatementRenderer.editorial(proof.problem(), editorial, "/").anchors();
            programsByAnchor().forEach((anchor, programs) -> {
                if (!known.contains(anchor)) {
                    findings.error(
                            "submissions/submissions.yaml: " + place(editorial)
                                    + " has no heading or point with the id '" + anchor + "', for "
                                    + String.join(", ", programs),
                            cure(anchor, known));
                }
            });
        }
    }

    private SortedMap<String, List<String>> programsByAnchor() {
        SortedMap<String, List<String>> programs = new TreeMap<>();
        for (PackageSubmission submission : proof.problem().submissions()) {
            submission
                    .misconception()
                    .flatMap(Misconception::anchor)
                    .ifPresent(anchor -> programs.computeIfAbsent(anchor, first -> new ArrayList<>())
                            .add(submission.path()));
        }
        return programs;
    }

    private static String cure(String anchor, Set<String> known) {
        String all = "name one of " + String.join(", ", new TreeSet<>(known));
        return Similar.to(anchor, known)
                .map(near -> "did you mean " + near + "? Else " + all)
                .orElse(all);
    }

    private void render(Findings findings, Statement text, Rendered rendered) {
        findings.looked();
        for (String note : rendered.notes()) {
            findings.warning(place(text) + ": " + note, "write it in another way, or leave it: readers see its source");
        }
        StatementRenderer.linesWithLooseSigns(text, proof.problem().constants())
                .forEach(
                        line -> findings.warning(
                                place(text) + ":" + line
                                        + ": a '$' here is shown as it is, though it could begin or end a formula",
                                "write \\$ for a dollar sign; in a formula no space stands inside its signs, and no digit behind the last one"));
        if (rendered.html().isBlank()) {
            findings.error(place(text) + " is empty", "write it");
        }
    }

    private String place(Statement text) {
        return proof.problem().root().relativize(text.file()).toString();
    }

    /** The contents of the samples, as they were made. */
    private final class Contents implements ShownSample.Contents {
        @Override
        public Optional<String> input(TestCase test) {
            return proof.prepared(test.name()).map(prepared -> text(proof.bytes(prepared.input())));
        }

        @Override
        public Optional<String> answer(TestCase test) {
            return proof.prepared(test.name()).map(prepared -> text(proof.bytes(prepared.answer())));
        }
    }

    public CheckResult examplesTrue(Duration limit) {
        Optional<PackageSubmission> reference = proof.problem().reference();
        if (reference.isEmpty()
                || proof.problem().type().interactive()
                || proof.problem().type().submitAnswer()) {
            return CheckResult.skipped(
                    Check.EXAMPLES_TRUE,
                    reference.isEmpty()
                            ? "there is no reference solver"
                            : "the reference solver of this type of problem does not just print an output");
        }
        Findings findings = new Findings(Check.EXAMPLES_TRUE);
        List<Placed> examples = examples(findings);
        if (examples.isEmpty() && findings.count() == 0) {
            return CheckResult.skipped(Check.EXAMPLES_TRUE, "no text has an example block");
        }
        proof.parallel()
                .each(examples, placed -> findings.attempt(() -> check(findings, placed, reference.get(), limit)));
        return findings.result(examples.size() + " examples");
    }

    private record Placed(String place, Example example) {}

    private List<Placed> examples(Findings findings) {
        List<Placed> examples = new ArrayList<>();
        Stream.concat(proof.problem().statements().stream(), proof.problem().editorials().stream())
                .filter(text -> text.markup() == Statement.Markup.MARKDOWN)
                .forEach(text -> {
                    try {
                        StatementRenderer.examples(text, proof.problem().constants())
                                .forEach(example ->
                                        examples.add(new Placed(place(text) + ":" + example.line(), example)));
                    } catch (IllegalArgumentException e) {
                        findings.looked();
                        findings.error(place(text) + ": " + e.getMessage(), "write input, a line ---, output");
                    }
                });
        return examples;
    }

    private void check(Findings findings, Placed placed, PackageSubmission reference, Duration limit) {
        StoredFile input = proof.stored(placed.example().input().getBytes(StandardCharsets.UTF_8));
        TestSettings settings = proof.problem().tests().root().settings();
        for (Opinion opinion : proof.validation().opinions(input, settings)) {
            if (opinion.answer() == Opinion.Answer.REFUSES || opinion.answer() == Opinion.Answer.FAILS) {
                findings.error(
                        placed.place() + ": the input validator " + opinion.validator() + " does not accept the input: "
                                + opinion.message(),
                        "fix the example");
                return;
            }
        }
        Run run = proof.runner().output(reference.program(), input, limit);
        String output = text(run.output());
        if (!run.endedProperly()) {
            findings.error(placed.place() + ": " + reference.path() + " " + run.message(), "fix the example");
        } else if (!output.equals(placed.example().output())) {
            findings.error(
                    placed.place() + ": the text says '"
                            + placed.example().output().strip() + "', " + reference.path() + " prints '"
                            + output.strip() + "'",
                    "fix the text");
        }
    }

    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
