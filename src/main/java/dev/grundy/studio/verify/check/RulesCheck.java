package dev.grundy.studio.verify.check;

import dev.grundy.base.kernel.ContentHash;
import dev.grundy.format.pack.GameRules;
import dev.grundy.format.pack.Practice.Sizes;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.pack.ProblemType;
import dev.grundy.format.pack.program.GeneratorTemplate;
import dev.grundy.format.pack.program.OutputValidation;
import dev.grundy.judge.compile.Executable;
import dev.grundy.judge.game.GraphLimits;
import dev.grundy.judge.game.SolvedGame;
import dev.grundy.judge.host.JudgeException;
import dev.grundy.judge.prove.Candidate;
import dev.grundy.judge.rules.RulesRun;
import dev.grundy.judge.run.RunLimits;
import dev.grundy.studio.verify.check.RulesInstances.Instance;
import dev.grundy.studio.verify.outcome.Check;
import dev.grundy.studio.verify.outcome.CheckResult;
import dev.grundy.studio.verify.outcome.Findings;
import dev.grundy.studio.verify.outcome.RulesReach;
import dev.grundy.studio.verify.outcome.RulesReport;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Whether the answers of accepted submissions follow from the rules of the game. It looks on every instance that the package enumerates, on
 * its samples and on random tiny ones. The rules know how to move, the solving is ours, so no solver that somebody wrote for the problem
 * has a say.
 */
public final class RulesCheck {
    /** After so many differences a program is known to be wrong, or the rules are. */
    private static final int MOST_FINDINGS = 3;

    private static final GraphLimits TINY = GraphLimits.LARGEST.withPositions(100_000);
    private static final String HOW_TO_MEND = "find out who is right: the rules or this submission";

    private final Proof proof;
    private final ProblemPackage problem;
    private final List<Attempt> attempts;
    private final RunLimits limits;
    private final RulesReach reach;
    private final Findings findings = new Findings(Check.FOLLOWS_FROM_RULES);
    private RulesReport report = RulesReport.NONE;

    public RulesCheck(Proof proof, Duration limit, List<Attempt> attempts) {
        this.proof = proof;
        this.problem = proof.problem();
        this.attempts = attempts;
        this.reach = proof.options().rulesReach();
        this.limits =
                new RunLimits(limit, problem.limits().memory(), problem.limits().output());
    }

    /** The stored facts about a program that agreed with the rules everywhere. */
    record Agreed(int enumerated, int others, int tooLarge, long positions) {}

    /** The stored facts about a piece of the instances on which all programs agreed with the rules. */
    record Seen(int tooLarge, long positions) {}

    /** Of the last check; nothing where there are no rules. */
    public RulesReport report() {
        return report;
    }

    public CheckResult followsFromRules() {
        ProblemType type = problem.type();
        if (problem.game().isEmpty() || type.submitAnswer()) {
            return CheckResult.skipped(
                    Check.FOLLOWS_FROM_RULES,
                    problem.game().isEmpty()
                            ? "the package has no game/rules"
                            : "a problem of this type reads no input that rules could read");
        }
        return new Proving(problem.game().get()).result();
    }

    /** A program, and its result. */
    private record Solver(String name, Executable executable, AtomicInteger differences) {
        /** Whether it is a program by itself, without an interpreter. */
        boolean startsQuickly() {
            return executable.run().argv().getFirst().startsWith("/program/");
        }
    }

    private final class Proving {
        private final GameRules game;
        private final RulesRun rules;
        private final RulesComparison comparison;
        private final List<Solver> solvers = new ArrayList<>();
        private final AtomicInteger broken = new AtomicInteger();
        private final AtomicInteger tooLarge = new AtomicInteger();
        private final AtomicLong positions = new AtomicLong();

        Proving(GameRules game) {
            this.game = game;
            this.rules = new RulesRun(proof.runner().ready(), game);
            this.comparison = new RulesComparison(proof, game, limits);
            for (Attempt attempt : attempts) {
                if (attempt.accepted() && attempt.candidate() instanceof Candidate.Runnable(var executable, var _)) {
                    solvers.add(new Solver(attempt.name(), executable, new AtomicInteger()));
                }
            }
        }

        CheckResult result() {
            findings.looked();
            ContentHash instancesKey = keyOfInstances();
            List<Optional<Agreed>> known = solvers.stream()
                    .map(solver -> proof.runner().workshop().results().find(key(solver, instancesKey), Agreed.class))
                    .toList();
            Agreed agreed = !known.isEmpty() && known.stream().allMatch(Optional::isPresent)
                    ? known.getFirst().orElseThrow()
                    : prove(instancesKey);
            if (solvers.isEmpty()) {
                findings.warning("there is no accepted submission that runs here", "add one");
            }
            report = report(agreed);
            return findings.result(report.inWords());
        }

        private RulesReport report(Agreed agreed) {
            int instances = agreed.enumerated() + agreed.others();
            boolean isSampled = reach.slowStarts() < instances;
            int onAll = isSampled
                    ? (int) solvers.stream().filter(Solver::startsQuickly).count()
                    : solvers.size();
            return new RulesReport(
                    agreed.enumerated(),
                    game.enumerated(),
                    agreed.others(),
                    agreed.tooLarge(),
                    onAll,
                    solvers.size() - onAll,
                    Math.min(reach.slowStarts(), instances),
                    agreed.positions());
        }

        private Agreed prove(ContentHash instancesKey) {
            List<Instance> instances = RulesInstances.of(proof, game);
            proof.at("the rules on " + instances.size() + " instances");
            List<Numbered> all = numbered(instances);
            for (int from = 0; from < all.size(); from += reach.piece()) {
                provePiece(all.subList(from, Math.min(all.size(), from + reach.piece())), pieceKey(instancesKey, from));
            }
            int enumerated =
                    (int) instances.stream().filter(Instance::isEnumerated).count();
            Agreed agreed = new Agreed(enumerated, instances.size() - enumerated, tooLarge.get(), positions.get());
            if (enumerated + agreed.others() == agreed.tooLarge()) {
                findings.error(
                        "the rules say of every instance that it is too large",
                        "let them print too-large only for more positions than their first argument says");
            } else if (broken.get() == 0) {
                solvers.stream()
                        .filter(solver -> solver.differences().get() == 0)
                        .forEach(solver -> proof.runner().workshop().results().put(key(solver, instancesKey), agreed));
            }
            return agreed;
        }

        private void provePiece(List<Numbered> piece, ContentHash key) {
            Optional<Seen> known = proof.runner().workshop().results().find(key, Seen.class);
            if (known.isPresent()) {
                tooLarge.addAndGet(known.get().tooLarge());
                positions.addAndGet(known.get().positions());
                return;
            }
            int tooLargeBefore = tooLarge.get();
            long positionsBefore = positions.get();
            proof.parallel().each(piece, this::prove);
            if (broken.get() == 0
                    && solvers.stream().allMatch(solver -> solver.differences().get() == 0)) {
                Seen seen = new Seen(tooLarge.get() - tooLargeBefore, positions.get() - positionsBefore);
                proof.runner().workshop().results().put(key, seen);
            }
        }

        /** @param sampled whether it is one of those that slow starters are tried on, too */
        private record Numbered(Instance instance, boolean sampled) {}

        /** The samples always, of the others evenly spread ones. */
        private List<Numbered> numbered(List<Instance> instances) {
            long samples = instances.stream().filter(Instance::isSample).count();
            long wanted = Math.max(0, reach.slowStarts() - samples);
            long others = instances.size() - samples;
            List<Numbered> numbered = new ArrayList<>();
            long other = 0;
            for (Instance instance : instances) {
                boolean sampled = instance.isSample()
                        || others <= wanted
                        || other * wanted / others != (other + 1) * wanted / others;
                other += instance.isSample() ? 0 : 1;
                numbered.add(new Numbered(instance, sampled));
            }
            return numbered;
        }

        private void prove(Numbered numbered) {
            if (broken.get() >= MOST_FINDINGS) {
                return;
            }
            Instance instance = numbered.instance();
            try {
                Optional<SolvedGame> solved = rules.solve(
                        instance.input(), instance.isSample() ? GraphLimits.LARGEST : TINY, instance.name());
                if (solved.isPresent()) {
                    positions.addAndGet(solved.get().graph().size());
                    compare(solved.get(), numbered);
                } else if (instance.isEnumerated()) {
                    throw new JudgeException(
                            "the rules say that " + instance.name() + ", which is enumerated, has more than "
                                    + TINY.positions() + " positions; narrow exhaustive_sizes, or fix the rules");
                } else {
                    tooLarge.incrementAndGet();
                }
            } catch (JudgeException | IllegalArgumentException e) {
                if (broken.incrementAndGet() <= MOST_FINDINGS) {
                    findings.error(String.valueOf(e.getMessage()), "see above");
                }
            }
        }

        private void compare(SolvedGame solved, Numbered numbered) {
            for (Solver solver : solvers) {
                if (!(solver.startsQuickly() || numbered.sampled())
                        || solver.differences().get() >= MOST_FINDINGS) {
                    continue;
                }
                Optional<String> difference = comparison.difference(
                        solver.executable(), numbered.instance().input(), solved);
                difference.ifPresent(found -> {
                    if (solver.differences().incrementAndGet() <= MOST_FINDINGS) {
                        findings.error(
                                solver.name() + " on " + numbered.instance().name() + ": " + found, HOW_TO_MEND);
                    }
                });
            }
        }

        /** Of all that the instances and what follows from them depend on. */
        private ContentHash keyOfInstances() {
            ContentHash.Builder hash = ContentHash.parts()
                    .add("rules proof 5 " + reach)
                    .add(rules.executable().hash().hex())
                    .add(game.answer().toString())
                    .add(game.asking().orElse(""))
                    .add(limits.toString());
            if (problem.type().interactive()
                    && problem.programs().outputValidation() instanceof OutputValidation.Custom(var interactors)) {
                interactors.forEach(interactor -> hash.add(
                        proof.runner().ready().executable(interactor).hash().hex()));
            }
            game.exhaustive().ifPresent(exhaustive -> add(exhaustive.generate(), exhaustive.sizes(), hash));
            problem.practice().tiny().ifPresent(tiny -> {
                add(tiny.generate(), tiny.sizes(), hash);
                tiny.exhaustive().ifPresent(exhaustive -> add(exhaustive.generate(), exhaustive.sizes(), hash));
            });
            proof.prepared().stream()
                    .filter(test -> test.test().isSample())
                    .forEach(test -> hash.add(test.input().hash().hex()));
            return hash.build();
        }

        private void add(GeneratorTemplate generate, Sizes sizes, ContentHash.Builder hash) {
            hash.add(proof.runner()
                            .ready()
                            .executable(generate.program())
                            .hash()
                            .hex())
                    .add(sizes.toString());
            generate.args().forEach(hash::add);
        }

        /** Of the piece that begins at that instance, for all solvers together. */
        private ContentHash pieceKey(ContentHash instances, int from) {
            ContentHash.Builder hash = ContentHash.parts()
                    .add("rules proof piece 1")
                    .add(instances.hex())
                    .add(reach.piece() + " from " + from);
            solvers.forEach(solver -> hash.add(solver.executable().hash().hex()));
            return hash.build();
        }

        private static ContentHash key(Solver solver, ContentHash instances) {
            return ContentHash.parts()
                    .add(instances.hex())
                    .add(solver.executable().hash().hex())
                    .build();
        }
    }
}
