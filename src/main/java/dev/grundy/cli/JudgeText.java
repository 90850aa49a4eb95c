package dev.grundy.cli;

import dev.grundy.judging.FirstFailure;
import dev.grundy.judging.JudgeReport;
import dev.grundy.kernel.MemorySize;
import java.util.Locale;

/** A judging for people at a terminal. */
final class JudgeText {
    private JudgeText() {}

    static String of(JudgeReport report) {
        StringBuilder text = new StringBuilder();
        if (!report.compile().output().isBlank()) {
            text.append("\nThe compiler says:\n").append(indented(report.compile().output()));
        }
        FirstFailure failure = report.firstFailure();
        if (failure != null) {
            text.append("\nFirst failure: ").append(failure.name()).append("\n  ").append(failure.message()).append('\n');
            append(text, "input", failure.input());
            append(text, "expected", failure.expected());
            append(text, "output", failure.output());
        }
        text.append(String.format(Locale.ROOT, "%n%s on %s: %s%s (%.3f s CPU, %s)", report.verdict(), report.problem(),
                report.verdict().label(), report.score() == null ? "" : ", score " + report.score(),
                report.cpuTimeS(), MemorySize.ofBytes(report.memoryBytes())));
        return text.toString();
    }

    private static void append(StringBuilder text, String title, String content) {
        text.append("  ").append(title).append(":\n").append(indented(content));
    }

    private static String indented(String content) {
        return content.lines().map(line -> "    " + line + "\n").reduce("", String::concat);
    }
}
