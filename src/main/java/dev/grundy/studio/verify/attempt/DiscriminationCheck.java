package dev.grundy.studio.verify.attempt;

import dev.grundy.base.kernel.Scratch;
import dev.grundy.format.pack.GameRules;
import dev.grundy.format.pack.PackageSubmission;
import dev.grundy.format.pack.Practice.Tiny;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.judge.compile.Executable;
import dev.grundy.judge.game.GraphLimits;
import dev.grundy.judge.game.SolvedGame;
import dev.grundy.judge.host.JudgeException;
import dev.grundy.judge.rules.RulesRun;
import dev.grundy.judge.run.RunLimits;
import dev.grundy.judge.sandbox.command.StoredFile;
import dev.grundy.studio.verify.check.Proof;
import dev.grundy.studio.verify.check.RulesComparison;
import dev.grundy.studio.verify.outcome.Check;
import dev.grundy.studio.verify.outcome.CheckResult;
import dev.grundy.studio.verify.outcome.Findings;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Whether the rules of the game tell right from wrong, on the samples and on random tiny instances. The reference solver's behaviour
 * follows from them. Both a fault planted in them and a wrong program, which {@code game/planted.yaml} names, contradict it.
 */
public final class DiscriminationCheck {
    private static final GraphLimits SMALL = GraphLimits.LARGEST.withPositions(20_000);
    private static final int RANDOM = 40;
    /** Fewer than these would prove little. */
    private static final int LEAST_SOLVED = RANDOM / 4 + 1;

    private final Proof proof;
    private final ProblemPackage problem;
    private final RunLimits limits;
    private final Findings findings = new Findings(Check.RULES_DISCRIMINATE);
    private final AtomicInteger solved = new AtomicInteger();
    private final AtomicInteger faultySeen = new AtomicInteger();
    private final AtomicInteger wrongSeen = new AtomicInteger();

    public DiscriminationCheck(Proof proof, Duration limit) {
        this.proof = proof;
        this.problem = proof.problem();
        this.limits =
                new RunLimits(limit, problem.limits().memory(), problem.limits().output());
    }

    public CheckResult rulesDiscriminate() {
        return missing()
                .map(reason -> CheckResult.skipped(Check.RULES_DISCRIMINATE, reason))
                .orElseGet(this::check);
    }

    private Optional<String> missing() {
        if (problem.game().isEmpty() || problem.type().submitAnswer()) {
            return Optional.of(
                    problem.game().isEmpty()
                            ? "the package has no game/rules"
                            : "a problem of this type reads no input that rules could read");
        }
        if (!PlantedFault.isIn(problem.root())) {
            return Optional.of(
                    "there is no " + PlantedFault.FILE + "; plant a fault in the rules that some small instance shows");
        }
        return problem.practice().tiny().isEmpty()
                ? Optional.of("practice.yaml makes no tiny instances")
                : Optional.empty();
    }

    private CheckResult check() {
        findings.looked();
        PlantedFault.read(problem.root(), findings).ifPresent(this::check);
        findings.figure("instances", solved.get());
        findings.figure("fault_seen", faultySeen.get());
        findings.figure("wrong_program_seen", wrongSeen.get());
        return findings.result(solved.get() + " instances, of which " + faultySeen.get()
                + " show the fault in the rules and " + wrongSeen.get() + " the wrong program");
    }

    private void check(PlantedFault planted) {
        GameRules game = problem.game().orElseThrow();
        Optional<PackageSubmission> reference = problem.reference();
        Optional<PackageSubmission> wrong = problem.submissions().stream()
                .filter(submission -> submission.path().equals(planted.wrong()))
                .findFirst();
        if (reference.isEmpty() || wrong.isEmpty()) {
            findings.error(
                    reference.isEmpty()
                            ? "there is no reference solver"
                            : PlantedFault.FILE + " names " + planted.wrong() + ", which there is not",
                    "name a program below submissions that is wrong");
            return;
        }
        try (Scratch scratch = Scratch.make()) {
            Optional<GameRules> faulty = planted.plantedIn(game, scratch.directory());
            if (faulty.isEmpty()) {
                findings.error(
                        PlantedFault.FILE + ": the rules do not hold '" + planted.from() + "'",
                        "write in from what stands in the rules");
                return;
            }
            Contestants contestants = new Contestants(
                    new RulesRun(proof.runner().ready(), game),
                    new RulesRun(proof.runner().ready(), faulty.get()),
                    executable(reference.get()),
                    executable(wrong.get()),
                    new RulesComparison(proof, game, limits));
            proof.parallel().each(instances(), input -> findings.attempt(() -> compare(contestants, input)));
        }
        conclude(planted);
    }

    /** The programs that are set against each other on every instance. */
    private record Contestants(
            RulesRun rules, RulesRun faulty, Executable right, Executable wrong, RulesComparison comparison) {}

    private Executable executable(PackageSubmission submission) {
        return proof.runner().ready().executable(submission.program());
    }

    private void compare(Contestants contestants, StoredFile input) {
        Optional<SolvedGame> game = contestants.rules().solve(input, SMALL, "an instance");
        if (game.isEmpty()) {
            return;
        }
        solved.incrementAndGet();
        RulesComparison comparison = contestants.comparison();
        comparison
                .difference(contestants.right(), input, game.get())
                .ifPresent(found -> findings.error(
                        "the reference solver on '" + proof.text(input).strip() + "': " + found,
                        "find out who is right: the rules or the reference solver"));
        if (comparison.difference(contestants.wrong(), input, game.get()).isPresent()) {
            wrongSeen.incrementAndGet();
        }
        if (contradicts(contestants, input)) {
            faultySeen.incrementAndGet();
        }
    }

    /** Rules that fail have been seen, too. */
    private static boolean contradicts(Contestants contestants, StoredFile input) {
        Optional<SolvedGame> game;
        try {
            game = contestants.faulty().solve(input, SMALL, "an instance");
        } catch (JudgeException e) {
            return true;
        }
        try {
            return game.flatMap(faulty -> contestants.comparison().difference(contestants.right(), input, faulty))
                    .isPresent();
        } catch (IllegalArgumentException e) {
            // The game of the faulty rules is of a kind that does not answer the question.
            return true;
        }
    }

    private void conclude(PlantedFault planted) {
        if (solved.get() < LEAST_SOLVED) {
            findings.error(
                    "the rules print a game of at most " + SMALL.positions() + " positions for only " + solved.get()
                            + " instances",
                    "let tiny of practice.yaml make smaller ones");
        }
        if (faultySeen.get() == 0) {
            findings.error(
                    "no instance shows that '" + planted.to() + "' is wrong in the rules",
                    "plant a fault in " + PlantedFault.FILE + " that changes who wins a small game");
        }
        if (wrongSeen.get() == 0) {
            findings.error(
                    "no instance shows that " + planted.wrong() + " is wrong",
                    "name in " + PlantedFault.FILE + " a program that is wrong on small games");
        }
    }

    /** The samples, and random ones. */
    private List<StoredFile> instances() {
        List<StoredFile> inputs = new ArrayList<>();
        proof.prepared().stream().filter(test -> test.test().isSample()).forEach(test -> inputs.add(test.input()));
        Tiny tiny = problem.practice().tiny().orElseThrow();
        int sizes = tiny.sizes().most() - tiny.sizes().least() + 1;
        for (int i = 0; i < RANDOM; i++) {
            inputs.add(proof.stored(proof.runner()
                    .generation()
                    .input(tiny.generate().withSizeAndSeed(tiny.sizes().least() + i % sizes, i))));
        }
        return inputs;
    }
}
