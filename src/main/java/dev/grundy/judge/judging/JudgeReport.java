package dev.grundy.judge.judging;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import dev.grundy.base.kernel.Verdict;
import dev.grundy.judge.grade.FullScore;
import dev.grundy.judge.result.Compilation;
import dev.grundy.judge.result.FirstFailure;
import dev.grundy.judge.result.JudgingResult;
import dev.grundy.judge.result.ReportJson;
import dev.grundy.judge.result.Score;
import dev.grundy.judge.result.TestResult;
import dev.grundy.judge.source.JudgingRequest;
import java.time.Duration;
import java.util.List;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;

/**
 * A judging as {@code ./grundy judge --json} prints it. Names and units are an interface to other programs: they never
 * change, and what is added is added at the end.
 *
 * @param score null unless the problem is scored
 * @param maxScore null where the problem is not scored, or its scores have no known end
 * @param compile of a submission without a program, one that succeeded at once
 */
public record JudgeReport(
        String problem,
        @Nullable String language,
        Verdict verdict,
        @Nullable Double score,
        @JsonProperty("cpu_time_s") double cpuTimeS,
        @JsonProperty("wall_time_s") double wallTimeS,
        @JsonProperty("memory_bytes") long memoryBytes,
        @JsonSerialize(contentUsing = ReportJson.Test.class) List<TestResult> tests,
        @JsonSerialize(using = ReportJson.Compile.class) Compilation compile,
        @JsonProperty("first_failure") @Nullable FirstFailure firstFailure,
        @Nullable String message,
        long seed,
        @JsonProperty("max_score") @Nullable Double maxScore) {

    public static JudgeReport of(JudgingRequest request, JudgingResult result) {
        OptionalDouble full = FullScore.of(request.problem());
        return new JudgeReport(
                request.problem().frontMatter().displayId(),
                request.language().map(language -> language.id()).orElse(null),
                result.verdict(),
                result.score().map(Score::points).orElse(null),
                ReportJson.seconds(result.cpu()),
                ReportJson.seconds(result.wall()),
                result.memory().bytes(),
                result.tests(),
                result.compilation()
                        .orElseGet(() -> new Compilation(result.verdict() != Verdict.JE, Duration.ZERO, false, "")),
                result.firstFailure().orElse(null),
                result.trouble().orElse(null),
                request.seed(),
                full.isPresent() ? (Double) full.getAsDouble() : null);
    }

    /** One line of JSON. */
    public String toJson() {
        return ReportJson.line(this);
    }
}
