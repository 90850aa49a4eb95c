package dev.grundy.studio.verify.outcome;

import dev.grundy.judge.result.ReportJson;
import dev.grundy.studio.verify.report.PackageReport;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reports as {@code ./grundy verify --json} prints them. Names and units are an interface to other programs: they never change, and new
 * ones are added at the end.
 */
public record VerifyJson(boolean green, List<PackageReport> problems) {

    public static VerifyJson of(List<VerifyReport> reports) {
        return new VerifyJson(
                reports.stream().allMatch(VerifyReport::isGreen),
                reports.stream().map(VerifyJson::of).toList());
    }

    /** The report on one package. */
    public static PackageReport of(VerifyReport report) {
        MutationReport mutation = report.mutation();
        return new PackageReport(
                report.problem(),
                report.title(),
                report.hash().orElse(null),
                report.isGreen(),
                report.checks().stream().map(VerifyJson::of).toList(),
                report.matrix().tests(),
                report.matrix().rows().stream().map(VerifyJson::of).toList(),
                report.timeLimit().map(ReportJson::seconds).orElse(null),
                report.freshSeeds(),
                new PackageReport.MutationJson(
                        mutation.score(),
                        mutation.planted(),
                        mutation.killed(),
                        mutation.equivalent(),
                        mutation.possible(),
                        mutation.survivors()),
                ReportJson.seconds(report.duration()),
                of(report.rules()));
    }

    /** The report's part about the rules, by itself; null if there are none, or the check was not reached. */
    public static PackageReport.@Nullable RulesJson rulesOf(VerifyReport report) {
        return of(report.rules());
    }

    private static PackageReport.@Nullable RulesJson of(RulesReport rules) {
        return rules.equals(RulesReport.NONE)
                ? null
                : new PackageReport.RulesJson(
                        rules.enumerated(),
                        rules.of().english(),
                        rules.others() - rules.tooLarge(),
                        rules.solvers(),
                        rules.sampledSolvers(),
                        rules.sample(),
                        rules.of().german(),
                        rules.positions());
    }

    private static PackageReport.CheckJson of(CheckResult result) {
        return new PackageReport.CheckJson(
                result.check().label(),
                result.status().label(),
                result.check().expected(),
                result.found(),
                result.findings().stream()
                        .map(finding -> new PackageReport.FindingJson(
                                finding.status().label(), finding.found(), finding.cure()))
                        .toList());
    }

    private static PackageReport.RowJson of(VerdictMatrix.Row row) {
        Map<String, PackageReport.CellJson> cells = new LinkedHashMap<>();
        row.cells()
                .forEach((test, cell) -> cells.put(
                        test,
                        new PackageReport.CellJson(
                                cell.verdict().name(),
                                ReportJson.seconds(cell.cpu()),
                                cell.message(),
                                cell.memory().bytes())));
        return new PackageReport.RowJson(
                row.submission(),
                row.verdict().name(),
                row.score().isPresent() ? (Double) row.score().getAsDouble() : null,
                row.expected().stream().sorted().map(Enum::name).toList(),
                row.asExpected(),
                cells);
    }

    /** One line of JSON. */
    public String toJson() {
        return ReportJson.line(this);
    }
}
