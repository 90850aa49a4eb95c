package dev.grundy.authoring.verify;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.grundy.authoring.mutation.Survivor;
import dev.grundy.result.ReportJson;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reports as {@code ./grundy verify --json} prints them. Names and units are an interface to other programs: they never
 * change, and what is added is added at the end.
 */
public record VerifyJson(boolean green, List<Package> problems) {

    /** @param hash null if the package cannot be read */
    public record Package(
            String problem,
            String title,
            @Nullable String hash,
            boolean green,
            List<CheckJson> checks,
            List<String> tests,
            List<RowJson> submissions,
            @JsonProperty("time_limit_s") @Nullable Double timeLimitS,
            @JsonProperty("fresh_seeds") int freshSeeds,
            MutationJson mutation,
            @JsonProperty("duration_s") double durationS) {}

    /** @param status {@code ok}, {@code skipped}, {@code warning} or {@code error} */
    public record CheckJson(String name, String status, String expected, String found, List<FindingJson> findings) {}

    /** @param cure what to do; of what was skipped, the reason */
    public record FindingJson(
            String status,
            String found,
            @JsonProperty("to_do") String cure) {}

    /** @param tests by name; those that were not run are missing */
    public record RowJson(
            String submission,
            String verdict,
            @Nullable Double score,
            List<String> expected,
            @JsonProperty("as_expected") boolean asExpected,
            Map<String, CellJson> tests) {}

    /** One submission on one test. */
    public record CellJson(
            String verdict, @JsonProperty("cpu_time_s") double cpuTimeS, String message) {}

    /** @param score killed / (planted - equivalent), from 0 to 1 */
    public record MutationJson(
            double score, int planted, int killed, int equivalent, int possible, List<Survivor> survivors) {}

    public static VerifyJson of(List<VerifyReport> reports) {
        return new VerifyJson(
                reports.stream().allMatch(VerifyReport::isGreen),
                reports.stream().map(VerifyJson::of).toList());
    }

    private static Package of(VerifyReport report) {
        MutationReport mutation = report.mutation();
        return new Package(
                report.problem(),
                report.title(),
                report.hash().orElse(null),
                report.isGreen(),
                report.checks().stream().map(VerifyJson::of).toList(),
                report.matrix().tests(),
                report.matrix().rows().stream().map(VerifyJson::of).toList(),
                report.timeLimit().map(ReportJson::seconds).orElse(null),
                report.freshSeeds(),
                new MutationJson(
                        mutation.score(),
                        mutation.planted(),
                        mutation.killed(),
                        mutation.equivalent(),
                        mutation.possible(),
                        mutation.survivors()),
                ReportJson.seconds(report.duration()));
    }

    private static CheckJson of(CheckResult result) {
        return new CheckJson(
                result.check().label(),
                result.status().label(),
                result.check().expected(),
                result.found(),
                result.findings().stream()
                        .map(finding -> new FindingJson(finding.status().label(), finding.found(), finding.cure()))
                        .toList());
    }

    private static RowJson of(Matrix.Row row) {
        Map<String, CellJson> cells = new LinkedHashMap<>();
        row.cells()
                .forEach((test, cell) -> cells.put(
                        test, new CellJson(cell.verdict().name(), ReportJson.seconds(cell.cpu()), cell.message())));
        return new RowJson(
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
