package dev.grundy.studio.verify.report;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.grundy.studio.verify.mutation.Survivor;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The proof of one package as {@code ./grundy verify --json} prints it. Names and units are an interface to other programs: they never
 * change, and new ones are added at the end.
 *
 * @param hash null if the package cannot be read
 * @param rules null if the package has none, or was proved before they were known
 */
public record PackageReport(
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
        @JsonProperty("duration_s") double durationS,
        @Nullable RulesJson rules) {

    /**
     * On how many instances accepted submissions agree with the rules of the game.
     *
     * @param of the name of the enumerated instances, in words that follow a number
     * @param others samples and random instances
     * @param solvers how many were tried on all, {@code sampled_solvers} on {@code sample} of them
     * @param ofGerman the same as {@code of} in German, in the dative; null in older reports
     * @param positions of all games that were solved; null in older reports
     */
    public record RulesJson(
            int enumerated,
            String of,
            int others,
            int solvers,
            @JsonProperty("sampled_solvers") int sampledSolvers,
            int sample,
            @JsonProperty("of_german") @Nullable String ofGerman,
            @Nullable Long positions) {}

    /** @param status {@code ok}, {@code skipped}, {@code warning} or {@code error} */
    public record CheckJson(String name, String status, String expected, String found, List<FindingJson> findings) {}

    /** @param cure the remedy; of a skipped check, the reason */
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
            String verdict,
            @JsonProperty("cpu_time_s") double cpuTimeS,
            String message,
            @JsonProperty("memory_bytes") long memoryBytes) {}

    /** @param score killed / (planted - equivalent), from 0 to 1 */
    public record MutationJson(
            double score, int planted, int killed, int equivalent, int possible, List<Survivor> survivors) {}
}
