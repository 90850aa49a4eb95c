package dev.grundy.cli;

import dev.grundy.kernel.Scratch;
import io.quarkus.runtime.annotations.QuarkusMain;
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
        footer = "%nWho works on Grundy also has ./grundy dev, test and format: CONTRIBUTING.md says more.",
        subcommands = {
            Up.class,
            Judge.class,
            Stress.class,
            Verify.class,
            New.class,
            Generate.class,
            Import.class,
            Export.class,
            Bench.class,
            Seed.class,
            Doctor.class,
            CommandLine.HelpCommand.class
        })
public final class Grundy {
    private Grundy() {}

    public static void main(String[] arguments) {
        Scratch.sweep();
        int status = commandLine().execute(arguments.length == 0 ? new String[] {"help"} : arguments);
        System.exit(status);
    }

    static CommandLine commandLine() {
        return new CommandLine(new Grundy())
                .addSubcommand(new User(Clock.systemUTC(), System.getenv()))
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setExecutionExceptionHandler(inOneLine());
    }

    /** Failures that we foresaw say their cure in one line; one that we did not is a bug and shows where. */
    private static IExecutionExceptionHandler inOneLine() {
        return (failure, command, result) -> {
            if (Foreseen.is(failure)) {
                command.getErr().println("grundy: " + failure.getMessage());
            } else {
                failure.printStackTrace(command.getErr());
            }
            return ExitCode.UNUSABLE.value();
        };
    }
}
