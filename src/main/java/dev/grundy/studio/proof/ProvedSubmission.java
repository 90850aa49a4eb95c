package dev.grundy.studio.proof;

import dev.grundy.studio.verify.report.PackageReport;
import java.time.Duration;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The findings of a proof about one submission.
 *
 * @param verdict as its report has it
 * @param slowest CPU time of the test that took longest
 * @param asExpected whether its result was the expected one
 */
public record ProvedSubmission(String verdict, Duration slowest, boolean asExpected) {
    private static final double MILLISECONDS = 1000;

    /** By path below submissions; nothing of a proof that has not ended. */
    public static Map<String, ProvedSubmission> of(PackageProof proof) {
        return proof.state() instanceof PackageProof.Proved(PackageReport report)
                ? report.submissions().stream()
                        .collect(Collectors.toMap(
                                PackageReport.RowJson::submission, ProvedSubmission::of, (one, other) -> one))
                : Map.of();
    }

    private static ProvedSubmission of(PackageReport.RowJson row) {
        double seconds = row.tests().values().stream()
                .mapToDouble(PackageReport.CellJson::cpuTimeS)
                .max()
                .orElse(0);
        return new ProvedSubmission(
                row.verdict(), Duration.ofMillis(Math.round(seconds * MILLISECONDS)), row.asExpected());
    }
}
