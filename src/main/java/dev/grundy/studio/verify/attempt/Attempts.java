package dev.grundy.studio.verify.attempt;

import dev.grundy.base.kernel.Verdict;
import dev.grundy.format.language.Language;
import dev.grundy.format.language.Languages;
import dev.grundy.format.pack.Expectation;
import dev.grundy.format.pack.PackageSubmission;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.pack.Statement;
import dev.grundy.format.render.StatementRenderer;
import dev.grundy.format.render.WrittenProgram;
import dev.grundy.judge.host.JudgeException;
import dev.grundy.judge.prove.Candidate;
import dev.grundy.judge.prove.TrialRunner;
import dev.grundy.judge.source.Source;
import dev.grundy.studio.verify.check.Attempt;
import dev.grundy.studio.verify.check.Parallel;
import dev.grundy.studio.verify.outcome.Check;
import dev.grundy.studio.verify.outcome.CheckResult;
import dev.grundy.studio.verify.outcome.Findings;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Everything of a package that is judged like a submission: its submissions, and the programs its editorials write out. */
public final class Attempts {
    private static final Expectation RIGHT = new Expectation(
            Optional.empty(),
            Set.of(Verdict.AC),
            Set.of(Verdict.AC),
            Set.of(Verdict.AC),
            Optional.empty(),
            false,
            "",
            Expectation.TimeLimitUse.LOWER_BOUND);

    private final TrialRunner runner;
    private final ProblemPackage problem;
    private final Parallel parallel;
    private final Findings findings = new Findings(Check.SUBMISSIONS_COMPILE);

    public Attempts(TrialRunner runner, Parallel parallel) {
        this.runner = runner;
        this.problem = runner.problem();
        this.parallel = parallel;
    }

    public List<Attempt> compiled() {
        List<Attempt> attempts = new ArrayList<>(parallel.map(problem.submissions(), this::submission));
        for (Statement editorial : problem.editorials()) {
            if (editorial.markup() == Statement.Markup.MARKDOWN) {
                StatementRenderer.writtenPrograms(editorial, problem.constants())
                        .forEach(program -> attempts.add(written(editorial, program)));
            }
        }
        return attempts;
    }

    public CheckResult result() {
        return findings.result(findings.count() + " programs");
    }

    private Attempt submission(PackageSubmission submission) {
        findings.looked();
        Set<Verdict> expected = submission.expectedVerdicts();
        Candidate candidate = candidate(submission);
        report(submission.path(), candidate, expected.contains(Verdict.CE));
        return new Attempt(submission.path(), submission.expectations(), expected, submission.isAccepted(), candidate);
    }

    private Candidate candidate(PackageSubmission submission) {
        try {
            return runner.candidate(submission);
        } catch (JudgeException e) {
            return new Candidate.Unavailable(e.getMessage());
        }
    }

    private void report(String name, Candidate candidate, boolean mayFail) {
        if (candidate instanceof Candidate.Uncompiled(String output) && !mayFail) {
            findings.error(
                    name + " does not compile: "
                            + output.lines()
                                    .limit(5)
                                    .reduce("", (all, line) -> all + "\n" + line)
                                    .strip(),
                    "fix it or remove it");
        } else if (candidate instanceof Candidate.Unavailable(String reason)) {
            findings.skip(name, reason);
        }
    }

    private Attempt written(Statement editorial, WrittenProgram program) {
        findings.looked();
        String name = editorial.file().getFileName() + ":" + program.line() + " (" + program.language() + ")";
        Candidate candidate = language(program.language())
                .map(language ->
                        runner.candidate(Source.single(language, program.source()), language, Optional.empty()))
                .orElseGet(
                        () -> new Candidate.Unavailable("'" + program.language() + "' is no language of this judge"));
        report(name, candidate, false);
        return new Attempt(name, List.of(RIGHT), Set.of(Verdict.AC), true, candidate);
    }

    private Optional<Language> language(String word) {
        Languages languages = runner.workshop().toolchains().languages();
        return languages.find(word).or(() -> languages.ofFile("x." + word));
    }
}
