package dev.grundy.studio.verify;

import dev.grundy.format.pack.Fault;
import dev.grundy.format.pack.PackageReading;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.judge.host.JudgeException;
import dev.grundy.judge.make.InputValidation;
import dev.grundy.judge.make.PreparedCase;
import dev.grundy.judge.prove.TrialRunner;
import dev.grundy.judge.sandbox.command.SandboxException;
import dev.grundy.judge.test.TimeLimits;
import dev.grundy.judge.workshop.Workshop;
import dev.grundy.studio.verify.attempt.Attempts;
import dev.grundy.studio.verify.attempt.CounterexampleCheck;
import dev.grundy.studio.verify.attempt.DiscriminationCheck;
import dev.grundy.studio.verify.attempt.Evidence;
import dev.grundy.studio.verify.attempt.MutationCheck;
import dev.grundy.studio.verify.attempt.SubmissionChecks;
import dev.grundy.studio.verify.check.Attempt;
import dev.grundy.studio.verify.check.BoundsCheck;
import dev.grundy.studio.verify.check.ByHandCheck;
import dev.grundy.studio.verify.check.InputChecks;
import dev.grundy.studio.verify.check.LeftToWrite;
import dev.grundy.studio.verify.check.MakingChecks;
import dev.grundy.studio.verify.check.OutputChecks;
import dev.grundy.studio.verify.check.Parallel;
import dev.grundy.studio.verify.check.PlainWordsCheck;
import dev.grundy.studio.verify.check.PlayableCheck;
import dev.grundy.studio.verify.check.Proof;
import dev.grundy.studio.verify.check.RulesCheck;
import dev.grundy.studio.verify.check.StarterCheck;
import dev.grundy.studio.verify.check.TextChecks;
import dev.grundy.studio.verify.outcome.Check;
import dev.grundy.studio.verify.outcome.CheckResult;
import dev.grundy.studio.verify.outcome.Findings;
import dev.grundy.studio.verify.outcome.MutationReport;
import dev.grundy.studio.verify.outcome.RulesReport;
import dev.grundy.studio.verify.outcome.Status;
import dev.grundy.studio.verify.outcome.VerdictMatrix;
import dev.grundy.studio.verify.outcome.VerifyOptions;
import dev.grundy.studio.verify.outcome.VerifyProgress;
import dev.grundy.studio.verify.outcome.VerifyReport;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Proves packages: makes every {@link Check} on one and reports it. A second verification of an unchanged package mostly remembers. Safe
 * for use by several threads, which then share the cells.
 */
public final class Verification {
    private static final Logger LOG = System.getLogger(Verification.class.getName());

    private final Workshop workshop;
    private final VerifyOptions options;
    private final VerifyProgress progress;
    private final int width;

    public Verification(Workshop workshop, VerifyOptions options, VerifyProgress progress) {
        this.workshop = workshop;
        this.options = options;
        this.progress = new VerifyProgress() {
            @Override
            public synchronized void at(String problem, String what) {
                progress.at(problem, what);
            }

            @Override
            public void beforePiece() {
                progress.beforePiece();
            }
        };
        this.width = workshop.cells().size();
    }

    private Verification(Verification other, int width) {
        this.workshop = other.workshop;
        this.options = other.options;
        this.progress = other.progress;
        this.width = width;
    }

    /** The same, with so many runs at a time. */
    public Verification withWidth(int runs) {
        return new Verification(this, runs);
    }

    /**
     * The report on a package that was read, however broken it is.
     *
     * @throws JudgeException when the calling thread is interrupted
     * @throws dev.grundy.judge.sandbox.command.SandboxException when nothing can be run here
     */
    public VerifyReport verify(PackageReading reading) {
        long start = System.nanoTime();
        return reading.problem()
                .map(problem -> new OnePackage(problem, reading, start).verify())
                .orElseGet(() -> broken(reading, start));
    }

    private static VerifyReport broken(PackageReading reading, long start) {
        List<CheckResult> checks = new ArrayList<>(List.of(syntax(reading)));
        Arrays.stream(Check.values())
                .filter(check -> check != Check.SYNTAX)
                .forEach(check -> checks.add(CheckResult.skipped(check, "the package cannot be read")));
        return new VerifyReport(
                reading.name(),
                reading.name(),
                Optional.empty(),
                checks,
                VerdictMatrix.EMPTY,
                Optional.empty(),
                0,
                MutationReport.NONE,
                since(start));
    }

    private static CheckResult syntax(PackageReading reading) {
        Findings findings = new Findings(Check.SYNTAX);
        findings.looked();
        for (Fault fault : reading.faults()) {
            findings.add(
                    fault.isError() ? Status.ERROR : Status.WARNING,
                    reading.name() + "/" + fault.place() + ": " + fault.found(),
                    fault.cure());
        }
        return findings.result(reading.problem()
                .map(problem -> "format " + problem.format().label())
                .orElse("not readable"));
    }

    private static Duration since(long start) {
        return Duration.ofNanos(System.nanoTime() - start);
    }

    /** The state of one verification. */
    private final class OnePackage {
        private final ProblemPackage problem;
        private final PackageReading reading;
        private final long start;
        private final Parallel parallel = new Parallel(width, progress::beforePiece);
        private final TrialRunner runner;
        private final List<CheckResult> checks = new ArrayList<>();
        private VerdictMatrix matrix = VerdictMatrix.EMPTY;
        private MutationReport mutation = MutationReport.NONE;
        private RulesReport rulesReport = RulesReport.NONE;
        private Optional<Duration> limit = Optional.empty();

        OnePackage(ProblemPackage problem, PackageReading reading, long start) {
            this.problem = problem;
            this.reading = reading;
            this.start = start;
            this.runner = new TrialRunner(problem, workshop, progress::beforePiece);
        }

        VerifyReport verify() {
            checks.add(syntax(reading));
            check(Check.NOTHING_LEFT_TO_WRITE, () -> LeftToWrite.of(problem));
            List<PreparedCase> prepared = new ArrayList<>();
            MakingChecks making = new MakingChecks(runner, parallel);
            check(Check.PROGRAMS_COMPILE, making::programsCompile);
            check(Check.TESTS_MADE, () -> making.testsMade(prepared));
            check(Check.GENERATORS_DETERMINISTIC, making::generatorsDeterministic);
            check(Check.TESTS_DISTINCT, () -> MakingChecks.testsDistinct(prepared));
            check(Check.PINNED_HASHES, () -> making.pinnedHashes(prepared));
            InputValidation validation = new InputValidation(runner.ready());
            Proof proof = new Proof(runner, validation, List.copyOf(prepared), parallel, options, progress);
            inputs(proof);
            new OutputChecks(proof).all(this::check);
            submissions(proof);
            return new VerifyReport(
                    problem.frontMatter().displayId(),
                    problem.frontMatter().title(),
                    Optional.of(problem.hash().hex()),
                    inOrder(),
                    matrix,
                    limit,
                    options.freshSeeds(),
                    mutation,
                    since(start),
                    rulesReport,
                    Evidence.of(workshop.store(), prepared, matrix));
        }

        private void inputs(Proof proof) {
            InputChecks inputs = new InputChecks(proof);
            check(Check.INPUTS_VALID, inputs::inputsValid);
            check(Check.INVALID_INPUTS_REFUSED, inputs::invalidInputsRefused);
            check(Check.JUNK_REFUSED, inputs::junkRefused);
            check(Check.MUTATED_INPUTS_REFUSED, inputs::damagedRefused);
            check(Check.BOUNDS_REACHED, new BoundsCheck(proof)::boundsReached);
            check(Check.PRACTICE_VALID, inputs::practiceValid);
        }

        private void submissions(Proof proof) {
            TextChecks texts = new TextChecks(proof);
            check(Check.STATEMENT_RENDERS, texts::statementRenders);
            check(Check.PLAIN_WORDS, () -> PlainWordsCheck.of(problem));
            Attempts attempts = new Attempts(runner, parallel);
            List<Attempt> compiled = new ArrayList<>();
            check(Check.SUBMISSIONS_COMPILE, () -> {
                compiled.addAll(attempts.compiled());
                return attempts.result();
            });
            if (!options.isMade(Check.TIME_LIMIT)) {
                limit = Optional.of(timeLimit());
            }
            check(Check.TIME_LIMIT, () -> timed(proof, compiled));
            limit.ifPresent(known -> {
                check(Check.EXAMPLES_TRUE, () -> texts.examplesTrue(known));
                RulesCheck rules = new RulesCheck(proof, known, compiled);
                check(Check.FOLLOWS_FROM_RULES, rules::followsFromRules);
                rulesReport = rules.report();
                check(Check.RULES_DISCRIMINATE, new DiscriminationCheck(proof, known)::rulesDiscriminate);
                check(Check.COUNTEREXAMPLES, new CounterexampleCheck(proof, known)::counterexamples);
                check(Check.STARTERS_RUN, new StarterCheck(proof, known)::startersRun);
                check(Check.BY_HAND, new ByHandCheck(proof)::byHand);
                check(Check.PLAYABLE, new PlayableCheck(proof)::playable);
                MutationCheck mutants = new MutationCheck(proof, known);
                check(Check.MUTATION_SCORE, mutants::mutationScore);
                mutation = mutants.report();
            });
        }

        /** The measuring gives way between two runs, and goes on where it stopped. */
        private Duration timeLimit() {
            return new TimeLimits(workshop).of(problem, what -> {
                progress.beforePiece();
                progress.at(problem.frontMatter().displayId(), what);
            });
        }

        /** The checks that need every submission's trials under a time limit; the other ones are made on the way. */
        private CheckResult timed(Proof proof, List<Attempt> compiled) {
            Duration known = timeLimit();
            limit = Optional.of(known);
            SubmissionChecks submissions = new SubmissionChecks(proof, known, compiled);
            matrix = submissions.matrix();
            check(Check.ACCEPTED_AGREE, submissions::acceptedAgree);
            check(Check.VERDICTS_EXPECTED, submissions::verdictsExpected);
            check(Check.FRESH_AGREE, submissions::freshAgree);
            return submissions.timeLimit();
        }

        /** A check that breaks on a program of the package is an error of the package, and not the end of the report. */
        private void check(Check check, Supplier<CheckResult> work) {
            refuseInterrupted();
            if (!options.isMade(check)) {
                checks.add(CheckResult.skipped(check, "not asked for"));
                return;
            }
            if (runner.ready().hang().isPresent()) {
                checks.add(CheckResult.skipped(check, "a program of the package hangs"));
                return;
            }
            progress.at(problem.frontMatter().displayId(), check.label());
            try {
                progress.beforePiece();
                CheckResult result = work.get();
                runner.ready()
                        .hang()
                        .ifPresentOrElse(
                                found -> unfinished(check, found, "every later check would wait as long"),
                                () -> checks.add(result));
            } catch (JudgeException | IllegalArgumentException e) {
                refuseInterrupted();
                unfinished(check, String.valueOf(e.getMessage()), "fix it; the check could not be finished");
            } catch (SandboxException e) {
                throw e;
            } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
                refuseInterrupted();
                LOG.log(Level.ERROR, "Check " + check.label() + " of " + problem.name() + " broke", e);
                unfinished(
                        check,
                        "the check itself broke: " + e,
                        "make the package smaller, or tell us: the log has all of it");
            }
        }

        /** A result found after being told to stop may come from a run that was cut short. */
        private void refuseInterrupted() {
            if (Thread.currentThread().isInterrupted()) {
                throw new JudgeException("interrupted while " + problem.name() + " was verified");
            }
        }

        private void unfinished(Check check, String found, String cure) {
            Findings findings = new Findings(check);
            findings.error(found, cure);
            checks.add(findings.result("not finished"));
        }

        /** Checks that were not reached are listed as skipped. */
        private List<CheckResult> inOrder() {
            return Arrays.stream(Check.values())
                    .map(check -> checks.stream()
                            .filter(result -> result.check() == check)
                            .findFirst()
                            .orElseGet(() -> CheckResult.skipped(check, "an earlier check could not be finished")))
                    .toList();
        }
    }
}
