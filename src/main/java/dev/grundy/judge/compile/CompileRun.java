package dev.grundy.judge.compile;

import dev.grundy.base.kernel.MemorySize;
import dev.grundy.format.language.ArgumentTemplate;
import dev.grundy.format.language.CompileStep;
import dev.grundy.format.language.Toolchain;
import dev.grundy.format.pack.ProblemLimits.StepLimits;
import dev.grundy.judge.host.CellCommands;
import dev.grundy.judge.sandbox.Cells;
import dev.grundy.judge.sandbox.command.Command;
import dev.grundy.judge.sandbox.command.Ending;
import dev.grundy.judge.sandbox.command.Limits;
import dev.grundy.judge.sandbox.command.Placed;
import dev.grundy.judge.sandbox.command.RunOutcome;
import dev.grundy.judge.source.Source;
import dev.grundy.judge.source.SourceFile;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One run of a compiler in a cell.
 *
 * @param main the file to start with
 */
record CompileRun(CompileStep step, Source source, Toolchain toolchain, SourceFile main, StepLimits limits) {
    private static final MemorySize LARGEST_PROGRAM = MemorySize.ofMebibytes(256);
    private static final MemorySize LONGEST_OUTPUT = MemorySize.ofMebibytes(1);
    private static final int COMPILER_PROCESSES = 128;

    /** The outcome of the compiler's run. A shortcut that fails decides nothing: the source is compiled plainly then. */
    RunOutcome outcome(Cells cells, Shortcuts shortcuts) {
        return quickly(cells, shortcuts)
                .filter(CompileRun::saysWhatThePlainWaySays)
                .orElseGet(() -> cells.run(command(Shortcuts.Preparation.NONE)));
    }

    private Optional<RunOutcome> quickly(Cells cells, Shortcuts shortcuts) {
        return shortcuts.compile(source, toolchain, limits).or(() -> {
            Shortcuts.Preparation preparation = shortcuts.prepare(source, toolchain);
            return preparation.equals(Shortcuts.Preparation.NONE)
                    ? Optional.empty()
                    : Optional.of(cells.run(command(preparation)));
        });
    }

    /** A compilation that takes too long with a shortcut takes longer without. */
    private static boolean saysWhatThePlainWaySays(RunOutcome quick) {
        return quick.succeeded() || quick.ending() == Ending.CPU_LIMIT;
    }

    private Command command(Shortcuts.Preparation preparation) {
        Map<String, String> values = new HashMap<>();
        toolchain.tools().forEach((name, path) -> values.put(name, path.toString()));
        values.put("main", operand(main));
        Map<String, List<String>> lists = Map.of(
                "sources",
                source.ofLanguage(toolchain.language()).stream()
                        .map(CompileRun::operand)
                        .toList(),
                "flags",
                preparation.flags());
        Command command = CellCommands.of(
                        new ArgumentTemplate(values, lists).fill(step.argv()),
                        toolchain.language().environment(),
                        cellLimits())
                .withFiles(source.files().stream()
                        .map(file -> Placed.file(file.name(), file.content()))
                        .toList())
                .withCollect(step.onlyChecks() ? new String[0] : new String[] {step.output()});
        return preparation.directory().map(command::withProgram).orElse(command);
    }

    /** A file's name as no compiler takes it for an option or, as {@code @name}, for a file of options. */
    private static String operand(SourceFile file) {
        char first = file.name().charAt(0);
        return Character.isLetterOrDigit(first) || first == '_' ? file.name() : "./" + file.name();
    }

    private Limits cellLimits() {
        return Limits.of(limits.time(), limits.memory())
                .withOutput(LONGEST_OUTPUT)
                .withWorkspace(LARGEST_PROGRAM)
                .withCollected(LARGEST_PROGRAM)
                .withProcesses(COMPILER_PROCESSES);
    }
}
