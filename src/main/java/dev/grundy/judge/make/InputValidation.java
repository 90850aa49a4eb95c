package dev.grundy.judge.make;

import dev.grundy.base.kernel.ContentHash;
import dev.grundy.format.pack.ProblemLimits.StepLimits;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.pack.program.InputValidator;
import dev.grundy.format.pack.test.TestSettings;
import dev.grundy.judge.compile.Executable;
import dev.grundy.judge.host.CellCommands;
import dev.grundy.judge.host.JudgeException;
import dev.grundy.judge.result.Excerpt;
import dev.grundy.judge.sandbox.command.Command;
import dev.grundy.judge.sandbox.command.Ending;
import dev.grundy.judge.sandbox.command.Limits;
import dev.grundy.judge.sandbox.command.Placed;
import dev.grundy.judge.sandbox.command.RunOutcome;
import dev.grundy.judge.sandbox.command.Stdin;
import dev.grundy.judge.sandbox.command.StoredFile;
import dev.grundy.judge.workshop.ReadyProblem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Asks a package's input validators whether inputs are allowed. Safe for use by several threads. */
public final class InputValidation {
    /** The remembered opinion of a program holds under any name. */
    private static final String NAMED_LATER = "";

    private static final int ACCEPTS = 42;
    private static final int REFUSES = 43;

    private final ProblemPackage problem;
    private final ReadyProblem ready;

    public InputValidation(ReadyProblem ready) {
        this.problem = ready.problem();
        this.ready = ready;
    }

    /** The opinions of all validators of the package, in their order. */
    public List<Opinion> opinions(StoredFile input, TestSettings settings) {
        List<Opinion> opinions = new ArrayList<>();
        for (InputValidator validator : problem.programs().inputValidators()) {
            opinions.add(opinion(validator, input, settings).of(validator.name()));
        }
        return opinions;
    }

    /** Whether every validator that can be run accepts the input. */
    public boolean accepts(StoredFile input, TestSettings settings) {
        return opinions(input, settings).stream()
                .allMatch(opinion ->
                        opinion.answer() == Opinion.Answer.ACCEPTS || opinion.answer() == Opinion.Answer.SKIPPED);
    }

    /** @throws JudgeException if a validator does not accept the input */
    public void require(StoredFile input, TestSettings settings, String what) {
        for (Opinion opinion : opinions(input, settings)) {
            if (opinion.answer() == Opinion.Answer.REFUSES || opinion.answer() == Opinion.Answer.FAILS) {
                throw new JudgeException(what + ": the input validator " + opinion.validator() + " "
                        + (opinion.answer() == Opinion.Answer.REFUSES ? "refuses the input" : "failed") + ": "
                        + opinion.message()
                        + "; fix the one that is wrong");
            }
        }
    }

    private Opinion opinion(InputValidator validator, StoredFile input, TestSettings settings) {
        return switch (validator.kind()) {
            case PROGRAM -> program(validator, input, arguments(validator, settings));
            case CHECKTESTDATA -> tool("checktestdata", validator, input);
            case VIVA -> tool("viva", validator, input);
        };
    }

    private static List<String> arguments(InputValidator validator, TestSettings settings) {
        List<String> arguments = new ArrayList<>(settings.argsOf(validator));
        arguments.addAll(settings.args());
        return arguments;
    }

    private Opinion program(InputValidator validator, StoredFile input, List<String> arguments) {
        Executable executable = ready.executable(validator.program());
        ContentHash.Builder hash = ContentHash.parts()
                .add("validated 4")
                .add(executable.hash().hex())
                .add(input.hash().hex());
        arguments.forEach(hash::add);
        ContentHash key = hash.build();
        return ready.workshop().results().remember(key, Opinion.class, Opinion::decides, () -> {
            StepLimits limits = problem.limits().validation();
            Command command = CellCommands.of(
                            executable.argv(limits.memory(), arguments),
                            executable.environment(),
                            cellLimits(limits, executable))
                    .withProgram(executable.directory())
                    .withStdin(Stdin.of(input));
            return read(ready.run(command, describe(validator)));
        });
    }

    private String describe(InputValidator validator) {
        return "problem " + problem.name() + ": the input validator " + validator.name();
    }

    private static Limits cellLimits(StepLimits limits, Executable executable) {
        return Limits.of(limits.time(), executable.memoryWithOverhead(limits.memory()))
                .withoutWaiting()
                .withOutput(limits.output())
                .withProcesses(executable.run().processes());
    }

    private static Opinion read(RunOutcome outcome) {
        String said = Excerpt.ofMessage((outcome.stderrText() + "\n" + outcome.stdoutText()).strip());
        if (outcome.ending() != Ending.EXITED) {
            return new Opinion(NAMED_LATER, Opinion.Answer.FAILS, outcome + " " + said);
        }
        return switch (outcome.exitCode()) {
            case ACCEPTS -> new Opinion(NAMED_LATER, Opinion.Answer.ACCEPTS, said);
            case REFUSES -> new Opinion(NAMED_LATER, Opinion.Answer.REFUSES, said);
            // spec: every code but 42 refuses; a failed assertion of Python is a refusal that authors mean
            default ->
                new Opinion(NAMED_LATER, Opinion.Answer.REFUSES, "exit code " + outcome.exitCode() + ". " + said);
        };
    }

    /** Validators in languages of their own need a tool that few hosts have. */
    private Opinion tool(String name, InputValidator validator, StoredFile input) {
        Optional<Path> tool = List.of("/usr/bin/" + name, "/usr/local/bin/" + name).stream()
                .map(Path::of)
                .filter(Files::isExecutable)
                .findFirst();
        if (tool.isEmpty()) {
            return new Opinion(
                    NAMED_LATER, Opinion.Answer.SKIPPED, "the tool " + name + " is not installed on this host");
        }
        StepLimits limits = problem.limits().validation();
        var script =
                validator.program().contents(problem.constants()).firstEntry().getValue();
        RunOutcome outcome = ready.run(
                Command.of(
                                Limits.of(limits.time(), limits.memory()).withoutWaiting(),
                                tool.get().toString(),
                                "/w/rules",
                                "/w/input")
                        .withFiles(List.of(Placed.file("rules", script), Placed.file("input", input))),
                describe(validator));
        return new Opinion(
                NAMED_LATER,
                outcome.succeeded() ? Opinion.Answer.ACCEPTS : Opinion.Answer.REFUSES,
                Excerpt.ofMessage(outcome.stderrText()));
    }
}
