package dev.grundy.studio.verify.attempt;

import dev.grundy.format.language.Language;
import dev.grundy.format.pack.PackageSubmission;
import dev.grundy.judge.prove.Candidate;
import dev.grundy.judge.source.Source;
import dev.grundy.judge.workshop.ReadyProblem;
import dev.grundy.studio.verify.check.Proof;
import dev.grundy.studio.verify.mutation.EquivalentMutants;
import dev.grundy.studio.verify.mutation.Mutant;
import dev.grundy.studio.verify.mutation.Mutants;
import dev.grundy.studio.verify.mutation.Survivor;
import dev.grundy.studio.verify.mutation.Syntax;
import dev.grundy.studio.verify.outcome.Check;
import dev.grundy.studio.verify.outcome.CheckResult;
import dev.grundy.studio.verify.outcome.Findings;
import dev.grundy.studio.verify.outcome.MutationReport;
import dev.grundy.studio.verify.outcome.Status;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * How many small faults in the reference solver the fixed tests catch. A fault that the compiler makes the same program of
 * is none. Each mutant runs on the tests in judging order until one catches it.
 */
public final class MutationCheck {
    private static final double LEAST_SCORE = 0.95;
    /** After this no further mutant is begun, so that a slow package does not take for ever; the report says so. */
    private static final Duration MOST_TIME = Duration.ofMinutes(10);

    private final Proof proof;
    private final Duration limit;
    private MutationReport report = MutationReport.NONE;

    public MutationCheck(Proof proof, Duration limit) {
        this.proof = proof;
        this.limit = limit;
    }

    public MutationReport report() {
        return report;
    }

    public CheckResult mutationScore() {
        Optional<PackageSubmission> reference = proof.problem().reference();
        if (reference.isEmpty()
                || proof.options().mutants() == 0
                || proof.problem().type().submitAnswer()) {
            return CheckResult.skipped(
                    Check.MUTATION_SCORE,
                    proof.options().mutants() == 0
                            ? "no mutants were asked for"
                            : "there is no reference solver that is a program");
        }
        Language language = proof.runner().ready().language(reference.get().program());
        Optional<Syntax> syntax = Syntax.of(language.syntax());
        if (syntax.isEmpty() || reference.get().program().isScripted()) {
            return CheckResult.skipped(
                    Check.MUTATION_SCORE,
                    "faults cannot be planted in " + language.name() + " ("
                            + reference.get().path() + ")");
        }
        if (!(proof.runner().candidate(reference.get()) instanceof Candidate.Runnable original)) {
            return CheckResult.skipped(
                    Check.MUTATION_SCORE,
                    "the reference solver " + reference.get().path() + " does not run here");
        }
        return score(reference.get(), language, syntax.get(), original);
    }

    private CheckResult score(
            PackageSubmission reference, Language language, Syntax syntax, Candidate.Runnable original) {
        Findings findings = new Findings(Check.MUTATION_SCORE);
        EquivalentMutants equivalents = equivalents(findings);
        Source source = ReadyProblem.source(reference.program(), proof.problem().constants());
        List<Mutant> possible = mutants(source, language, syntax);
        List<Mutant> chosen = Mutants.shuffled(possible).stream()
                .limit(proof.options().mutants())
                .toList();
        MutantTrials trials = new MutantTrials(
                proof, limit, source, language, syntax, reference.program().entryPoint(), original);
        long start = System.nanoTime();
        List<TriedMutant> all = proof.parallel().map(chosen, mutant -> {
            if (System.nanoTime() - start > MOST_TIME.toNanos()) {
                return new TriedMutant(mutant, TriedMutant.Fate.NOT_BEGUN, "");
            }
            TriedMutant one = trials.tryOut(mutant);
            proof.at("mutant " + mutant.file() + ":" + mutant.line() + " "
                    + one.fate().name().toLowerCase(Locale.ROOT));
            return one;
        });
        List<TriedMutant> tried = all.stream()
                .filter(one -> one.fate() != TriedMutant.Fate.NOT_BEGUN)
                .toList();
        if (tried.size() < all.size()) {
            findings.warning(
                    (all.size() - tried.size()) + " faults were not tried in " + MOST_TIME.toMinutes() + " minutes",
                    "verify again: what was tried is remembered");
        }
        return judge(findings, tried, equivalents, possible);
    }

    private EquivalentMutants equivalents(Findings findings) {
        try {
            return EquivalentMutants.read(proof.problem().root());
        } catch (IllegalArgumentException e) {
            findings.error(EquivalentMutants.FILE + ": " + e.getMessage(), "fix it");
            return new EquivalentMutants(List.of());
        }
    }

    private static List<Mutant> mutants(Source source, Language language, Syntax syntax) {
        List<Mutant> mutants = new ArrayList<>();
        source.ofLanguage(language).forEach(file -> mutants.addAll(Mutants.of(file.name(), file.text(), syntax)));
        return mutants;
    }

    private CheckResult judge(
            Findings findings, List<TriedMutant> tried, EquivalentMutants equivalents, List<Mutant> possible) {
        List<Survivor> survivors = new ArrayList<>();
        int planted = 0;
        int killed = 0;
        int equivalent = 0;
        for (TriedMutant one : tried) {
            findings.looked();
            planted += one.fate() == TriedMutant.Fate.NO_FAULT ? 0 : 1;
            killed += one.fate() == TriedMutant.Fate.KILLED ? 1 : 0;
            boolean declared = equivalents.cover(one.mutant());
            if (declared && one.fate() == TriedMutant.Fate.KILLED) {
                findings.error(
                        EquivalentMutants.FILE + " calls this equivalent, and a test catches it: "
                                + one.mutant().diff(),
                        "remove the entry");
            } else if (declared && one.fate() == TriedMutant.Fate.SURVIVED) {
                equivalent++;
            } else if (one.fate() == TriedMutant.Fate.SURVIVED) {
                survivors.add(Survivor.of(one.mutant()));
            } else if (one.fate() == TriedMutant.Fate.UNCLEAR) {
                findings.error(
                        "the checker failed on " + one.mutant().diff() + ": " + one.trouble(), "fix the checker");
            }
        }
        report = new MutationReport(planted, killed, equivalent, possible.size(), survivors);
        survivors.forEach(survivor -> findings.add(
                report.score() < LEAST_SCORE ? Status.ERROR : Status.WARNING,
                "no test catches " + survivor.diff(),
                "add a test, or explain it in " + EquivalentMutants.FILE));
        refuseStale(findings, equivalents, possible);
        return findings.result(String.format(
                Locale.ROOT,
                "%.1f %%: %d of %d faults caught, %d more equivalent (%d tried of %d possible)",
                100 * report.score(),
                killed,
                planted - equivalent,
                equivalent,
                tried.size(),
                possible.size()));
    }

    private static void refuseStale(Findings findings, EquivalentMutants equivalents, List<Mutant> possible) {
        equivalents.entries().stream()
                .filter(entry -> possible.stream().noneMatch(entry::covers))
                .forEach(entry -> findings.warning(
                        EquivalentMutants.FILE + " names a change that cannot be planted any more: " + entry.from(),
                        "remove the entry"));
    }
}
