package dev.grundy.judging;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.grundy.judging.source.JudgingRequest;
import dev.grundy.judging.test.TestResult;
import dev.grundy.kernel.Verdict;
import dev.grundy.result.ReportJson;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A judging as {@code ./grundy judge --json} prints it. Names and units are an interface to other programs: they never
 * change, and what is added is added at the end.
 *
 * @param score null unless the problem is scored
 */
public record JudgeReport(
        String problem,
        @Nullable String language,
        Verdict verdict,
        @Nullable Double score,
        @JsonProperty("cpu_time_s") double cpuTimeS,
        @JsonProperty("wall_time_s") double wallTimeS,
        @JsonProperty("memory_bytes") long memoryBytes,
        List<Test> tests,
        Compile compile,
        @JsonProperty("first_failure") @Nullable FirstFailure firstFailure,
        @Nullable String message,
        long seed) {

    /** One test. */
    public record Test(
            String name,
            Verdict verdict,
            @JsonProperty("cpu_time_s") double cpuTimeS,
            @JsonProperty("wall_time_s") double wallTimeS,
            @JsonProperty("memory_bytes") long memoryBytes,
            String message) {}

    /** The compilation; of a submission without program, one that succeeded at once. */
    public record Compile(
            boolean ok, @JsonProperty("time_s") double timeS, boolean cached, String output) {}

    public static JudgeReport of(JudgingRequest request, JudgingResult result) {
        return new JudgeReport(
                request.problem().frontMatter().displayId(),
                request.language().map(language -> language.id()).orElse(null),
                result.verdict(),
                result.score().isPresent() ? (Double) result.score().getAsDouble() : null,
                ReportJson.seconds(result.cpu()),
                ReportJson.seconds(result.wall()),
                result.memory().bytes(),
                result.tests().stream().map(JudgeReport::test).toList(),
                result.compilation()
                        .map(made -> new Compile(
                                made.succeeded(), ReportJson.seconds(made.duration()), made.cached(), made.output()))
                        .orElseGet(() -> new Compile(result.verdict() != Verdict.JE, 0, false, "")),
                result.firstFailure().orElse(null),
                result.trouble().orElse(null),
                request.seed());
    }

    private static Test test(TestResult result) {
        return new Test(
                result.name(),
                result.verdict(),
                ReportJson.seconds(result.cpu()),
                ReportJson.seconds(result.wall()),
                result.memory().bytes(),
                result.message());
    }

    /** One line of JSON. */
    public String toJson() {
        return ReportJson.line(this);
    }
}
