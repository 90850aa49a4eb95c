package dev.grundy.app.cli;

import dev.grundy.app.cli.output.ExitCode;
import dev.grundy.app.cli.output.Foreseen;
import dev.grundy.app.cli.problem.Export;
import dev.grundy.app.cli.problem.Generate;
import dev.grundy.app.cli.problem.Ideas;
import dev.grundy.app.cli.problem.Import;
import dev.grundy.app.cli.problem.JudgeCommand;
import dev.grundy.app.cli.problem.New;
import dev.grundy.app.cli.problem.Replay;
import dev.grundy.app.cli.problem.Stress;
import dev.grundy.app.cli.problem.Verify;
import dev.grundy.app.cli.user.User;
import dev.grundy.base.kernel.Places;
import dev.grundy.base.kernel.Scratch;
import io.quarkus.runtime.annotations.QuarkusMain;
import java.io.PrintWriter;
import java.time.Clock;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IExecutionExceptionHandler;

/** Where the program starts: reads the verb and hands over. */
@QuarkusMain
@Command(
        name = "grundy",
        description = "An online judge and practice platform.",
        synopsisSubcommandLabel = "VERB",
        mixinStandardHelpOptions = true,
        version = "Grundy 1.0",
        footer = "%nDevelopers of Grundy also have ./grundy dev, test and format: see CONTRIBUTING.md.",
        subcommands = {
            Up.class,
            JudgeCommand.class,
            Replay.class,
            Stress.class,
            Ideas.class,
            Verify.class,
            New.class,
            Generate.class,
            Import.class,
            Export.class,
            Seed.class,
            Rehearse.class,
            Doctor.class,
            CommandLine.HelpCommand.class
        })
public final class Grundy {
    private Grundy() {}

    public static void main(String[] arguments) {
        Scratch.sweep();
        System.exit(execute(commandLine(), arguments.length == 0 ? new String[] {"help"} : arguments));
    }

    /**
     * The exit code of what the arguments ask for. Errors of the JVM, such as a stack that overflows, pass by picocli's handler. Left
     * alone they would end in 1, which means that a program was not accepted.
     */
    public static int execute(CommandLine commandLine, String... arguments) {
        try {
            return commandLine.execute(arguments);
        } catch (Error e) {
            return tell(e, commandLine.getErr());
        }
    }

    public static CommandLine commandLine() {
        return new CommandLine(new Grundy())
                .addSubcommand(new User(Clock.systemUTC(), System.getenv()))
                .addSubcommand(new Submit(System.getenv()))
                .addSubcommand(new BackUp(System.getenv()))
                .addSubcommand(new Restore(System.getenv(), Places.home().resolve("problems")))
                .addSubcommand(new Commit(System.getenv()))
                .addSubcommand(new Forget(Clock.systemUTC(), System.getenv()))
                .addSubcommand(new Bench(Clock.systemUTC(), Places.home()))
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setExecutionExceptionHandler(inOneLine());
    }

    static IExecutionExceptionHandler inOneLine() {
        return (failure, command, result) -> tell(failure, command.getErr());
    }

    /** Failures that we foresaw say their cure in one line; one that we did not is a bug and shows where. */
    private static int tell(Throwable failure, PrintWriter err) {
        if (Foreseen.is(failure)) {
            err.println("grundy: " + failure.getMessage());
        } else {
            err.println("grundy: this should not have happened; please report it with what follows");
            failure.printStackTrace(err);
        }
        return ExitCode.UNUSABLE.value();
    }
}
