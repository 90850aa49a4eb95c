package dev.grundy.studio.verify.outcome;

import dev.grundy.base.kernel.Verdict;
import java.util.Locale;

/** A report for people at a terminal. */
public final class VerifyText {
    private static final int NAME_WIDTH = 24;

    private VerifyText() {}

    /** Ends with a line end. */
    public static String of(VerifyReport report) {
        StringBuilder text = new StringBuilder();
        text.append(report.problem()).append("  ").append(report.title()).append('\n');
        report.checks().forEach(result -> append(text, result));
        append(text, report.matrix());
        text.append(String.format(
                Locale.ROOT,
                "%s: %s in %.1f s%n",
                report.problem(),
                summary(report),
                report.duration().toNanos() / 1e9));
        return text.toString();
    }

    /** In a few words. */
    static String summary(VerifyReport report) {
        return (report.isBroken() ? "broken" : report.isGreen() ? "green" : "not green")
                + counted(report, Status.ERROR)
                + counted(report, Status.WARNING)
                + counted(report, Status.SKIPPED);
    }

    private static String counted(VerifyReport report, Status status) {
        long count = report.checks().stream()
                .filter(result -> result.status() == status)
                .count();
        return count == 0 ? "" : ", " + count + (count == 1 ? " check " : " checks ") + status.label();
    }

    private static void append(StringBuilder text, CheckResult result) {
        text.append(String.format(
                Locale.ROOT,
                "  %-8s %-" + NAME_WIDTH + "s %s%n",
                result.status().label(),
                result.check().label(),
                result.found()));
        if (result.status() != Status.OK && !result.findings().isEmpty()) {
            text.append("           expected: ")
                    .append(result.check().expected())
                    .append('\n');
        }
        for (CheckFinding finding : result.findings()) {
            text.append("           ")
                    .append(finding.status().label())
                    .append(": ")
                    .append(indented(finding.found()))
                    .append('\n');
            text.append("             ")
                    .append(finding.status() == Status.SKIPPED ? "because: " : "to do: ")
                    .append(indented(finding.cure()))
                    .append('\n');
        }
    }

    private static String indented(String text) {
        return text.strip().replace("\n", "\n             ");
    }

    /** One row per submission, one letter per test. */
    private static void append(StringBuilder text, VerdictMatrix matrix) {
        if (matrix.rows().isEmpty()) {
            return;
        }
        int width = matrix.rows().stream()
                .mapToInt(row -> row.submission().length())
                .max()
                .orElse(0);
        text.append("  Submissions on ")
                .append(matrix.tests().size())
                .append(
                        " tests: . accepted, W wrong, T time, M memory, O output, R run-time error, J judge error, blank not run\n");
        for (VerdictMatrix.Row row : matrix.rows()) {
            text.append(String.format(
                    Locale.ROOT,
                    "  %s %-" + width + "s %-4s ",
                    row.asExpected() ? " " : "!",
                    row.submission(),
                    row.verdict()));
            for (String test : matrix.tests()) {
                VerdictMatrix.Cell cell = row.cells().get(test);
                text.append(cell == null ? ' ' : letter(cell.verdict()));
            }
            text.append(String.format(Locale.ROOT, " %7.3f s%n", slowest(row)));
        }
    }

    private static double slowest(VerdictMatrix.Row row) {
        return row.cells().values().stream()
                        .mapToLong(cell -> cell.cpu().toNanos())
                        .max()
                        .orElse(0)
                / 1e9;
    }

    private static char letter(Verdict verdict) {
        return verdict == Verdict.AC ? '.' : verdict.name().charAt(0);
    }
}
