package dev.grundy.judge.search;

import dev.grundy.base.kernel.Verdict;
import dev.grundy.format.pack.program.PackageFile;
import dev.grundy.format.pack.test.AnswerSource;
import dev.grundy.format.pack.test.InputSource;
import dev.grundy.format.pack.test.TestCase;
import dev.grundy.format.pack.test.TestSettings;
import dev.grundy.judge.make.Generation;
import dev.grundy.judge.make.InputValidation;
import dev.grundy.judge.make.PreparedCase;
import dev.grundy.judge.result.Counterexample;
import dev.grundy.judge.result.Excerpt;
import dev.grundy.judge.result.TestResult;
import dev.grundy.judge.run.RunLimits;
import dev.grundy.judge.sandbox.command.StoredFile;
import dev.grundy.judge.test.Listening;
import dev.grundy.judge.test.TestRun;
import dev.grundy.judge.test.TestRunner;
import dev.grundy.judge.test.TestRunners;
import dev.grundy.judge.workshop.ReadyProblem;
import dev.grundy.judge.workshop.ReadySubmission;
import dev.grundy.judge.workshop.Workshop;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;

/** Judges one submission on single inputs, as they come. Safe for use by several threads. */
public final class InstanceJudge implements AutoCloseable {
    private final Workshop workshop;
    private final Generation generation;
    private final InputValidation validation;
    private final TestRunner runner;
    private final Optional<Listening> listening;
    private final AnswerSource answers;
    private final TestSettings settings;
    private final ReadySubmission submission;
    private final AtomicLong tried = new AtomicLong();
    private final AtomicLong spentNanos = new AtomicLong();

    /**
     * @param submission closed with this
     * @param answers    to all inputs
     */
    InstanceJudge(ReadyProblem ready, ReadySubmission submission, RunLimits limits, AnswerSource answers) {
        this.submission = submission;
        this.workshop = ready.workshop();
        this.generation = new Generation(ready);
        this.validation = new InputValidation(ready);
        this.runner = new TestRunners(ready).forProgram(submission.executable(), limits);
        this.listening = ready.problem().type().interactive()
                ? Optional.of(new Listening(ready, submission.executable(), limits))
                : Optional.empty();
        this.answers = answers;
        this.settings = ready.problem().tests().usualSettings();
    }

    /** When it judges no more. */
    @Override
    public void close() {
        submission.close();
    }

    long tried() {
        return tried.get();
    }

    /** The cost of all runs of the submission: CPU time, but wall time for runs ended for their time, or sleeping would cost nothing. */
    public Duration spent() {
        return Duration.ofNanos(spentNanos.get());
    }

    /** How many inputs can be judged at a time. */
    int cells() {
        return workshop.cells().size();
    }

    /** The generation of the package's inputs. */
    public Generation generation() {
        return generation;
    }

    /** The content of an input that {@link #generation} made. */
    byte[] read(StoredFile input) {
        return workshop.store().read(input);
    }

    public boolean isValid(byte[] input) {
        return validation.accepts(workshop.store().put(input), settings);
    }

    /** The failure of the submission on an input; empty if it is right. */
    public Optional<Failure> failure(byte[] input, String origin) {
        tried.incrementAndGet();
        PreparedCase test = prepared(input, origin);
        TestRun run = runner.run(test);
        spentNanos.addAndGet(cost(run.result()).toNanos());
        if (run.result().verdict() == Verdict.AC) {
            return Optional.empty();
        }
        return Optional.of(new Failure(
                input,
                new Counterexample(
                        run.result().verdict(),
                        Excerpt.ofData(input),
                        Excerpt.ofData(workshop.store().read(test.answer())),
                        Excerpt.ofData(run.output()),
                        run.result().message(),
                        origin)));
    }

    /**
     * The same failure with what the submission and the interactor say to each other, for which it fails once more. The failure as it is where they
     * do not talk, or where it goes otherwise this time.
     */
    Failure heard(Failure failure) {
        return listening
                .map(ear -> failure.with(ear.again(prepared(failure.input(), failure.origin()), failure.verdict())))
                .orElse(failure);
    }

    private static Duration cost(TestResult result) {
        return result.verdict() == Verdict.TLE && result.wall().compareTo(result.cpu()) > 0
                ? result.wall()
                : result.cpu();
    }

    private PreparedCase prepared(byte[] input, String origin) {
        TestCase test = TestCase.plain(
                "tiny",
                new InputSource.Given(new PackageFile.Literal(new String(input, StandardCharsets.UTF_8))),
                answers,
                settings);
        StoredFile stored = workshop.store().put(input);
        StoredFile answer = answers instanceof AnswerSource.Solved(var reference)
                ? generation.answer(stored, reference, origin)
                : workshop.store().put(new byte[0]);
        return new PreparedCase(test, stored, answer);
    }
}
