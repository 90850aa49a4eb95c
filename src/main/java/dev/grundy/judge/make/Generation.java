package dev.grundy.judge.make;

import dev.grundy.base.kernel.BoundedMatch;
import dev.grundy.base.kernel.ContentHash;
import dev.grundy.base.kernel.MemorySize;
import dev.grundy.base.kernel.UnusableException;
import dev.grundy.base.kernel.Verdict;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.pack.program.GeneratorCall;
import dev.grundy.format.pack.program.GeneratorTemplate;
import dev.grundy.format.pack.program.InputValidator;
import dev.grundy.format.pack.program.Program;
import dev.grundy.format.pack.test.AnswerSource;
import dev.grundy.format.pack.test.InputSource;
import dev.grundy.format.pack.test.TestCase;
import dev.grundy.format.pack.test.TestSettings;
import dev.grundy.judge.compile.Executable;
import dev.grundy.judge.host.CellCommands;
import dev.grundy.judge.host.JudgeException;
import dev.grundy.judge.result.Excerpt;
import dev.grundy.judge.run.Execution;
import dev.grundy.judge.run.Run;
import dev.grundy.judge.run.RunLimits;
import dev.grundy.judge.sandbox.command.Command;
import dev.grundy.judge.sandbox.command.Limits;
import dev.grundy.judge.sandbox.command.RunOutcome;
import dev.grundy.judge.sandbox.command.Stdin;
import dev.grundy.judge.sandbox.command.StoredFile;
import dev.grundy.judge.workshop.ReadyProblem;
import dev.grundy.judge.workshop.Workshop;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Makes the tests of a package. Runs generators, input validators and the solution that makes answers, each in a cell,
 * each only once for the same program and arguments. A fault here is a failure of ours, told with the command
 * to try. Safe for use by several threads.
 */
public final class Generation {
    private static final Duration GENERATOR_TIME = Duration.ofSeconds(10);
    private static final MemorySize GENERATOR_MEMORY = MemorySize.ofMebibytes(2_048);
    private static final MemorySize LARGEST_TEST = MemorySize.ofMebibytes(256);
    private static final Duration LEAST_ANSWER_TIME = Duration.ofSeconds(30);
    private static final int ANSWER_TIME_FACTOR = 5;
    private static final String ANSWER_EXTENSION = ".ans";
    private static final String INPUT_EXTENSION = ".in";

    private final ProblemPackage problem;
    private final ReadyProblem ready;
    private final InputValidation validation;
    private final Workshop workshop;

    public Generation(ReadyProblem ready) {
        this.problem = ready.problem();
        this.ready = ready;
        this.validation = new InputValidation(ready);
        this.workshop = ready.workshop();
    }

    /** The remembered result of a generator's run. */
    record Generated(String input, @Nullable String answer) {}

    /** The remembered result of a generator's second run. */
    record Repeated(boolean same) {}

    /** The remembered result of the answering solution's run. */
    record Answered(String answer) {}

    /** @throws JudgeException if one of the package's programs fails */
    public PreparedCase prepare(TestCase test) {
        return switch (test.input()) {
            case InputSource.Given(var file) ->
                withAnswer(test, workshop.store().put(file.bytes()), Optional.empty());
            case InputSource.Generated(var call, var match) -> {
                Generated generated = generated(call, test.name());
                StoredFile input = stored(generated.input());
                requireMatches(match, input, test, call);
                validation.require(input, test.settings(), describe(call, test.name()));
                yield withAnswer(
                        test, input, Optional.ofNullable(generated.answer()).map(this::stored));
            }
        };
    }

    /** The programs of the package that make a test: its generator, the input validators, the solution that answers; none where its files are given. */
    public List<Program> makers(TestCase test) {
        List<Program> makers = new ArrayList<>();
        if (test.input() instanceof InputSource.Generated generated) {
            makers.add(generated.call().program());
            problem.programs().inputValidators().stream()
                    .filter(validator -> validator.kind() == InputValidator.Kind.PROGRAM)
                    .map(InputValidator::program)
                    .forEach(makers::add);
        }
        if (test.answer() instanceof AnswerSource.Solved(var solution)) {
            makers.add(solution);
        }
        return makers;
    }

    /** The input that a generator prints; empty if it prints nothing, which some do to say that there is no more. */
    public byte[] input(GeneratorCall call) {
        return workshop.store().read(stored(generated(call, "practice.yaml").input()));
    }

    /** Whether the generator makes the same once more; tried once for the same program and arguments. */
    public boolean makesTheSameAgain(GeneratorCall call) {
        Executable generator = ready.executable(call.program());
        ContentHash key = generatedKey("generated again 1", call, generator);
        return workshop.results()
                .remember(key, Repeated.class, () -> {
                    Generated first = generated(call, call.baseName());
                    return new Repeated(
                            generate(call, generator, call.baseName()).equals(first));
                })
                .same();
    }

    /** The reference solver's output for an input. */
    public StoredFile answer(StoredFile input, Program solution, String what) {
        Executable solver = ready.executable(solution);
        ContentHash key = ContentHash.parts()
                .add("answered 1")
                .add(solver.hash().hex())
                .add(input.hash().hex())
                .build();
        return stored(workshop.results()
                .remember(key, Answered.class, this::isStillStored, () -> answerNow(solver, input, solution, what))
                .answer());
    }

    private Answered answerNow(Executable solver, StoredFile input, Program solution, String what) {
        ready.beforeRun();
        RunLimits limits = answerLimits();
        Run run = new Execution(workshop.cells()).run(solver, List.of(), Stdin.of(input), List.of(), limits);
        if (run.verdict() == Verdict.TLE && run.cpu().compareTo(limits.cpu()) < 0) {
            throw ready.hung(
                    "problem " + problem.name() + ": the solution " + solution.name() + " on " + what,
                    run.cpu(),
                    run.wall());
        }
        if (!run.endedProperly()) {
            throw new JudgeException("problem " + problem.name() + ": the solution " + solution.name()
                    + " that makes the answers " + run.message() + " on " + what + "; fix the solution or the test");
        }
        return new Answered(workshop.store().put(run.output()).hash().hex());
    }

    /** The tests that only a judging with this seed has, small to large; the same seed gives the same tests. */
    public List<TestCase> freshTests(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        List<TestCase> tests = new ArrayList<>();
        List<GeneratorTemplate> templates = problem.practice().fresh();
        for (int i = 0; i < templates.size(); i++) {
            GeneratorCall call = templates.get(i).withSeed(random.nextLong(1L << 31));
            tests.add(TestCase.plain(
                    String.format(Locale.ROOT, "fresh/%02d", i + 1),
                    new InputSource.Generated(call, List.of()),
                    answerOfFresh(),
                    freshSettings()));
        }
        return tests;
    }

    /** The reference solver writes the answers, but not of an interactive problem: without an interactor it prints nothing of use. */
    private AnswerSource answerOfFresh() {
        return problem.reference()
                .filter(_ -> !problem.type().interactive())
                .<AnswerSource>map(reference -> new AnswerSource.Solved(reference.program()))
                .orElseGet(AnswerSource.Unsolved::new);
    }

    /** As the secret tests have them. */
    private TestSettings freshSettings() {
        return problem.tests().root().groups().stream()
                .filter(group -> group.name().equals("secret"))
                .findFirst()
                .map(group -> group.settings())
                .orElse(problem.tests().root().settings());
    }

    private PreparedCase withAnswer(TestCase test, StoredFile input, Optional<StoredFile> left) {
        StoredFile answer = switch (test.answer()) {
            case AnswerSource.Given(var file) -> workshop.store().put(file.bytes());
            case AnswerSource.Solved(var solution) ->
                left.orElseGet(() -> answer(input, solution, "test " + test.name()));
            case AnswerSource.Unsolved() ->
                left.orElseGet(() -> workshop.store().put(new byte[0]));
        };
        return new PreparedCase(test, input, answer);
    }

    private Generated generated(GeneratorCall call, String testName) {
        Executable generator = ready.executable(call.program());
        ContentHash key = generatedKey("generated 1", call, generator);
        return workshop.results()
                .remember(key, Generated.class, this::isStillStored, () -> generate(call, generator, testName));
    }

    private static ContentHash generatedKey(String what, GeneratorCall call, Executable generator) {
        ContentHash.Builder hash =
                ContentHash.parts().add(what).add(generator.hash().hex()).add(call.baseName());
        call.args().forEach(hash::add);
        return hash.build();
    }

    private Generated generate(GeneratorCall call, Executable generator, String testName) {
        Limits limits = Limits.of(GENERATOR_TIME, generator.memoryWithOverhead(GENERATOR_MEMORY))
                .withoutWaiting()
                .withOutput(LARGEST_TEST)
                .withWorkspace(LARGEST_TEST)
                .withCollected(LARGEST_TEST)
                .withProcesses(generator.run().processes());
        Command command = CellCommands.of(
                        generator.argv(GENERATOR_MEMORY, call.args()), generator.environment(), limits)
                .withProgram(generator.directory())
                .withCollect(call.baseName() + INPUT_EXTENSION, call.baseName() + ANSWER_EXTENSION);
        RunOutcome outcome = ready.run(command, describe(call, testName));
        if (!outcome.succeeded()) {
            throw new JudgeException(describe(call, testName) + " failed: " + outcome + " "
                    + Excerpt.ofMessage(outcome.stderrText()) + "; run the generator with these arguments and fix it");
        }
        byte[] left = outcome.collected().get(call.baseName() + INPUT_EXTENSION);
        byte[] answer = outcome.collected().get(call.baseName() + ANSWER_EXTENSION);
        StoredFile input = workshop.store().put(outcome.stdout().length > 0 || left == null ? outcome.stdout() : left);
        return new Generated(
                input.hash().hex(),
                answer == null ? null : workshop.store().put(answer).hash().hex());
    }

    private void requireMatches(List<Pattern> match, StoredFile input, TestCase test, GeneratorCall call) {
        if (match.isEmpty()) {
            return;
        }
        String text = new String(workshop.store().read(input), StandardCharsets.UTF_8);
        for (Pattern pattern : match) {
            if (!isFound(pattern, text, test, call)) {
                throw new JudgeException(describe(call, test.name()) + " printed an input without '" + pattern
                        + "', which generators.yaml asks for; change the arguments or the expression");
            }
        }
    }

    private boolean isFound(Pattern pattern, String text, TestCase test, GeneratorCall call) {
        try {
            return BoundedMatch.find(pattern, text);
        } catch (UnusableException e) {
            throw new JudgeException(describe(call, test.name()) + ": " + e.getMessage(), e);
        }
    }

    private RunLimits answerLimits() {
        Duration most = problem.limits()
                .cpuTime()
                .map(limit -> limit.multipliedBy(ANSWER_TIME_FACTOR))
                .filter(time -> time.compareTo(LEAST_ANSWER_TIME) > 0)
                .orElse(LEAST_ANSWER_TIME);
        return new RunLimits(most, problem.limits().memory(), LARGEST_TEST);
    }

    private boolean isStillStored(Generated generated) {
        return isStored(generated.input()) && (generated.answer() == null || isStored(generated.answer()));
    }

    private boolean isStillStored(Answered answered) {
        return isStored(answered.answer());
    }

    private boolean isStored(String hash) {
        return workshop.store().find(new ContentHash(hash)).isPresent();
    }

    private StoredFile stored(String hash) {
        return workshop.store()
                .find(new ContentHash(hash))
                .orElseThrow(() -> new JudgeException("problem " + problem.name() + ": the stored file " + hash
                        + " vanished while it was needed; judge again"));
    }

    private String describe(GeneratorCall call, String testName) {
        return "problem " + problem.name() + ": generators/" + call.command() + " (test " + testName + ")";
    }
}
