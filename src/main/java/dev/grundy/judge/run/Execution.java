package dev.grundy.judge.run;

import dev.grundy.judge.compile.Executable;
import dev.grundy.judge.host.CellCommands;
import dev.grundy.judge.sandbox.Cells;
import dev.grundy.judge.sandbox.command.Command;
import dev.grundy.judge.sandbox.command.Limits;
import dev.grundy.judge.sandbox.command.Placed;
import dev.grundy.judge.sandbox.command.RunOutcome;
import dev.grundy.judge.sandbox.command.Stdin;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Runs programs under the limits of a problem. A run that is stopped for time within a tenth of the limit, or by the
 * clock though it was working, is made once more. A verdict must not hang on a busy machine.
 */
public final class Execution {
    private static final int OPEN_FILES = 256;

    private final Cells cells;
    private final AheadRuns ahead;

    public Execution(Cells cells) {
        this(cells, AheadRuns.NONE);
    }

    /** @param ahead used for the first runs that they fit */
    public Execution(Cells cells, AheadRuns ahead) {
        this.cells = cells;
        this.ahead = ahead;
    }

    /** @param files put into the program's work directory */
    public Run run(Executable executable, List<String> arguments, Stdin stdin, List<Placed> files, RunLimits limits) {
        Command command = command(executable, arguments, files, limits).withStdin(stdin);
        RunOutcome outcome = ahead.run(command).orElseGet(() -> cells.run(command));
        Run run = RunVerdict.of(outcome, limits, executable.symptoms());
        if (!isDoubtful(outcome, limits)) {
            return run;
        }
        Run again = RunVerdict.of(cells.run(command), limits, executable.symptoms());
        return again.verdict() != run.verdict() || again.cpu().compareTo(run.cpu()) < 0 ? again : run;
    }

    public static Command command(Executable executable, List<String> arguments, List<Placed> files, RunLimits limits) {
        return CellCommands.of(
                        executable.argv(limits.memory(), arguments),
                        executable.environment(),
                        cellLimits(executable, limits))
                .withProgram(executable.directory())
                .withFiles(withCompanions(executable, files));
    }

    /** A test's own file stands in for one of that name which the program brings. */
    private static List<Placed> withCompanions(Executable executable, List<Placed> files) {
        if (executable.companions().isEmpty()) {
            return files;
        }
        Set<String> given = files.stream().map(Placed::name).collect(Collectors.toSet());
        List<Placed> all = new ArrayList<>(files);
        executable.companions().stream()
                .filter(file -> !given.contains(file.name()))
                .forEach(file -> all.add(Placed.file(file.name(), file.content())));
        return all;
    }

    /** The cell lets a run go a tenth beyond its limit, so that a near miss is seen with its true time. */
    private static Limits cellLimits(Executable executable, RunLimits limits) {
        return Limits.of(aTenthMore(limits.cpu()), executable.memoryWithOverhead(limits.memory()))
                .withWall(limits.cpu().multipliedBy(2).plusSeconds(1))
                .withOutput(limits.output())
                .withWorkspace(executable.memoryWithOverhead(limits.memory())) // full, it is memory that is short
                .withProcesses(executable.run().processes())
                .withOpenFiles(OPEN_FILES);
    }

    private static boolean isDoubtful(RunOutcome outcome, RunLimits limits) {
        return switch (outcome.ending()) {
            case EXITED, SIGNALED -> outcome.cpu().compareTo(limits.cpu()) > 0;
            case WALL_LIMIT -> outcome.cpu().compareTo(limits.cpu().dividedBy(2)) > 0;
            default -> false;
        };
    }

    private static Duration aTenthMore(Duration duration) {
        return duration.plus(duration.dividedBy(10));
    }
}
