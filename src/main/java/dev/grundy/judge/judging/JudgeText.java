package dev.grundy.judge.judging;

import dev.grundy.base.kernel.MemorySize;
import dev.grundy.base.kernel.Verdict;
import dev.grundy.judge.result.Conversation;
import dev.grundy.judge.result.FirstFailure;
import dev.grundy.judge.result.ReportJson;
import dev.grundy.judge.result.TestResult;
import java.math.BigDecimal;
import java.util.Locale;
import java.util.StringJoiner;

/** A judging as text for a terminal. */
public final class JudgeText {
    private JudgeText() {}

    /** Several lines, the verdict last, each ended by a line feed. */
    public static String of(JudgeReport report) {
        StringJoiner text = new StringJoiner("\n", "", "\n");
        if (!report.compile().output().isBlank()) {
            text.add(report.compile().output()).add("");
        }
        for (TestResult test : report.tests()) {
            text.add(String.format(
                            Locale.ROOT,
                            "%-4s %-32s %8.3f s %10s  %s",
                            test.verdict(),
                            test.name(),
                            ReportJson.seconds(test.cpu()),
                            test.memory(),
                            firstLine(test.message()))
                    .stripTrailing());
        }
        if (report.firstFailure() != null) {
            addFailure(text, report.firstFailure());
        }
        if (report.message() != null) {
            text.add(report.message());
        }
        return text.add(verdictLine(report)).toString();
    }

    private static void addFailure(StringJoiner text, FirstFailure failure) {
        text.add("").add("First failure: " + failure.test());
        section(text, "Input", failure.input());
        section(text, "Expected", failure.expected());
        section(text, "Output", failure.output());
        section(text, "Message", failure.message());
        if (failure.conversation() != null) {
            section(text, "Conversation", conversation(failure.conversation()));
        }
        text.add("");
    }

    private static String conversation(Conversation held) {
        StringJoiner lines = new StringJoiner("\n");
        held.beginning().forEach(turn -> addTurn(lines, turn));
        if (held.leftOut() > 0) {
            lines.add("… (" + MemorySize.ofBytes(held.leftOut()) + " left out)");
        }
        held.end().forEach(turn -> addTurn(lines, turn));
        return lines.toString();
    }

    private static void addTurn(StringJoiner lines, Conversation.Turn turn) {
        String who = switch (turn.speaker()) {
            case PROGRAM -> "program    > ";
            case INTERACTOR -> "interactor < ";
        };
        turn.text().lines().forEach(line -> lines.add(who + line));
    }

    private static void section(StringJoiner text, String title, String content) {
        if (!content.isBlank()) {
            text.add(title + ":").add(content.stripTrailing().indent(2).stripTrailing());
        }
    }

    private static String verdictLine(JudgeReport report) {
        Verdict verdict = report.verdict();
        String most = report.maxScore() == null ? "" : " of " + plain(report.maxScore());
        String score = report.score() == null ? "" : ", score " + plain(report.score()) + most;
        return String.format(
                Locale.ROOT,
                "%s (%s)%s: %s, %d tests, slowest %.3f s, largest %s, seed %d",
                verdict,
                verdict.label(),
                score,
                report.problem(),
                report.tests().size(),
                report.cpuTimeS(),
                MemorySize.ofBytes(report.memoryBytes()),
                report.seed());
    }

    private static String plain(double score) {
        return BigDecimal.valueOf(score).stripTrailingZeros().toPlainString();
    }

    private static String firstLine(String message) {
        return message.lines().findFirst().orElse("");
    }
}
