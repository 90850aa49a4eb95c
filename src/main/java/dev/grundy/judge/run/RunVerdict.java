package dev.grundy.judge.run;

import dev.grundy.base.kernel.Verdict;
import dev.grundy.format.language.Symptoms;
import dev.grundy.judge.result.Excerpt;
import dev.grundy.judge.sandbox.command.Ending;
import dev.grundy.judge.sandbox.command.RunOutcome;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Reads a verdict out of how a run ended. CPU time decides; wall time only ends programs that wait for ever. */
public final class RunVerdict {
    private static final int MOST_STDERR_LINES = 12;
    /** The line of languages.yaml that starts the solver's program. */
    private static final String OUR_PYTHON_FRAME = "  File \"<string>\"";

    private static final Map<Integer, String> SIGNALS = Map.of(
            4, "SIGILL, an illegal instruction",
            6, "SIGABRT, the program aborted",
            7, "SIGBUS, a bad memory access",
            8, "SIGFPE, such as a division by zero",
            9, "SIGKILL",
            11, "SIGSEGV, a bad memory access",
            13, "SIGPIPE, nobody reads what the program writes",
            31, "SIGSYS, a system call that is not allowed");

    private RunVerdict() {}

    public static Run of(RunOutcome outcome, RunLimits limits, Symptoms symptoms) {
        Verdict verdict = verdict(outcome, limits, symptoms);
        return new Run(
                verdict,
                outcome.cpu(),
                outcome.wall(),
                outcome.memory(),
                outcome.stdout(),
                message(verdict, outcome, limits),
                outcome.stderrText());
    }

    private static Verdict verdict(RunOutcome outcome, RunLimits limits, Symptoms symptoms) {
        return switch (outcome.ending()) {
            case CPU_LIMIT, WALL_LIMIT -> Verdict.TLE;
            case MEMORY_LIMIT -> Verdict.MLE;
            case OUTPUT_LIMIT -> Verdict.OLE;
            case EXITED, SIGNALED -> endedByItself(outcome, limits, symptoms);
            case STOPPED -> Verdict.RTE;
        };
    }

    private static Verdict endedByItself(RunOutcome outcome, RunLimits limits, Symptoms symptoms) {
        if (outcome.cpu().compareTo(limits.cpu()) > 0) {
            return Verdict.TLE;
        }
        if (outcome.succeeded()) {
            return Verdict.AC;
        }
        return symptoms.showOutOfMemory(outcome.stderrText()) ? Verdict.MLE : Verdict.RTE;
    }

    private static String message(Verdict verdict, RunOutcome outcome, RunLimits limits) {
        return switch (verdict) {
            case AC -> "";
            case TLE ->
                outcome.cpu().compareTo(limits.cpu()) > 0
                        ? "used more than " + seconds(limits.cpu()) + " of CPU time"
                        : "did not end: waited or slept for " + seconds(outcome.wall()) + ", with "
                                + seconds(outcome.cpu()) + " of CPU time used";
            case MLE -> "needed more than " + limits.memory() + " of memory";
            case OLE -> "wrote more than " + limits.output() + " of output";
            default -> howItCrashed(outcome);
        };
    }

    private static String howItCrashed(RunOutcome outcome) {
        if (outcome.ending() == Ending.STOPPED) {
            return "was ended because the other side of the conversation had gone";
        }
        String how = outcome.signal() > 0
                ? "killed by signal " + SIGNALS.getOrDefault(outcome.signal(), Integer.toString(outcome.signal()))
                : "ended with exit code " + outcome.exitCode();
        String stderr = lastLines(outcome.stderrText());
        return stderr.isEmpty() ? how : how + "\n" + Excerpt.ofMessage(stderr);
    }

    /** The cause of a crash stands at the end in most languages, so the end is kept. */
    private static String lastLines(String stderr) {
        List<String> lines = stderr.replace("/program/", "")
                .strip()
                .lines()
                .filter(line -> !line.startsWith(OUR_PYTHON_FRAME))
                .toList();
        return String.join("\n", lines.subList(Math.max(0, lines.size() - MOST_STDERR_LINES), lines.size()));
    }

    private static String seconds(Duration duration) {
        return String.format(Locale.ROOT, "%.3f s", duration.toNanos() / 1e9);
    }
}
