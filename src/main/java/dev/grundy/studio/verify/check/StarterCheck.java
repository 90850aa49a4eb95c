package dev.grundy.studio.verify.check;

import dev.grundy.base.kernel.Verdict;
import dev.grundy.format.language.Language;
import dev.grundy.format.language.SourceCheck;
import dev.grundy.format.language.SourceText;
import dev.grundy.format.starter.Starters;
import dev.grundy.judge.make.PreparedCase;
import dev.grundy.judge.prove.Candidate;
import dev.grundy.judge.prove.Trial;
import dev.grundy.judge.source.Source;
import dev.grundy.studio.verify.outcome.Check;
import dev.grundy.studio.verify.outcome.CheckResult;
import dev.grundy.studio.verify.outcome.Findings;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Whether the programs that people begin with compile and get through the samples; their answers there do not matter. */
public final class StarterCheck {
    private static final Set<Verdict> GOT_THROUGH = Set.of(Verdict.AC, Verdict.WA);

    private final Proof proof;
    private final Duration limit;

    public StarterCheck(Proof proof, Duration limit) {
        this.proof = proof;
        this.limit = limit;
    }

    public CheckResult startersRun() {
        List<Language> brought = brought();
        if (brought.isEmpty()) {
            return CheckResult.skipped(
                    Check.STARTERS_RUN, "there is no attachments/starter.*; people begin with what their language has");
        }
        Findings findings = new Findings(Check.STARTERS_RUN);
        proof.parallel().each(brought, language -> findings.attempt(() -> look(findings, language)));
        return findings.result(brought.size() + " starters on " + samples().size() + " samples");
    }

    private List<Language> brought() {
        return proof.runner().workshop().toolchains().languages().offered().stream()
                .filter(language -> proof.problem().allows(language.id()))
                .filter(language -> Starters.own(proof.problem(), language).isPresent())
                .toList();
    }

    private List<PreparedCase> samples() {
        return proof.prepared().stream().filter(test -> test.test().isSample()).toList();
    }

    private void look(Findings findings, Language language) {
        Path file = Starters.own(proof.problem(), language).orElseThrow();
        String name = proof.problem().root().relativize(file).toString();
        switch (Starters.look(file, language)) {
            case SourceCheck.Result.Refused refused -> findings.error(name + ": " + refused.reason(), "fix it");
            case SourceCheck.Result.Fine(SourceText source) -> run(findings, name, language, source);
        }
    }

    private void run(Findings findings, String name, Language language, SourceText source) {
        Candidate candidate = proof.runner().candidate(Source.single(language, source), language, Optional.empty());
        switch (candidate) {
            case Candidate.Uncompiled(String output) ->
                findings.error(
                        name + " does not compile: "
                                + output.lines().findFirst().orElse(""),
                        "fix it");
            case Candidate.Unavailable(String reason) -> findings.skip(name, reason);
            case Candidate.Answers unused -> findings.skip(name, "answers to this problem are no programs");
            case Candidate.Runnable runnable -> samples().forEach(sample -> run(findings, name, runnable, sample));
        }
    }

    private void run(Findings findings, String name, Candidate candidate, PreparedCase sample) {
        Trial trial = proof.runner().trial(candidate, sample, limit);
        if (!GOT_THROUGH.contains(trial.verdict())) {
            findings.error(
                    name + " got " + trial.verdict() + " on test " + sample.name() + ": "
                            + trial.result().message(),
                    "let it read the whole input and print something of the output's form");
        }
    }
}
