package dev.grundy.submission.page;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import dev.grundy.base.kernel.MemorySize;
import dev.grundy.judge.result.Compilation;
import dev.grundy.judge.result.Counterexample;
import dev.grundy.judge.result.FindingKind;
import dev.grundy.judge.result.FirstFailure;
import dev.grundy.judge.result.Progress;
import dev.grundy.judge.result.ReportJson;
import dev.grundy.judge.result.Score;
import dev.grundy.judge.result.SearchFinding;
import dev.grundy.judge.result.TestResult;
import dev.grundy.submission.verdict.Finding;
import dev.grundy.submission.verdict.JudgingStatus;
import dev.grundy.submission.verdict.SubmissionDetail;
import dev.grundy.submission.verdict.SubmissionSummary;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A submission as programs see it. Values that are not known, or not told in a list, are left out.
 *
 * @param problem slug
 * @param state   queued, running, finished, or aborted: then there is no verdict
 * @param seed    of the fresh tests: with it anybody can repeat the judging
 * @param progress how far a running judging is
 * @param score    of a problem that gives scores
 * @param maxScore score of a submission that fails nowhere; left out too where nobody can tell how high scores go
 */
@JsonNaming(SnakeCaseStrategy.class)
@JsonInclude(JsonInclude.Include.NON_NULL)
record ApiSubmission(
        long id,
        String problem,
        String language,
        Instant submittedAt,
        String state,
        @Nullable String verdict,
        @Nullable Double cpuTimeS,
        @Nullable Long memoryBytes,
        @Nullable Long seed,

        @JsonSerialize(contentUsing = ReportJson.Test.class) @Nullable
        List<TestResult> tests,

        @Nullable String compilerOutput,
        @Nullable FirstFailure firstFailure,
        @JsonProperty("counterexample") @Nullable ApiSearch search,
        @Nullable String source,
        @Nullable Progress progress,
        @Nullable Double score,
        @Nullable Double maxScore) {

    /**
     * The search for the smallest failing input.
     *
     * @param state queued, running, found, none (no instance tried fails, or only one too large to be shown) or failed (a fault of ours)
     */
    @JsonNaming(SnakeCaseStrategy.class)
    record ApiSearch(
            String state,
            long tried,
            long seed,
            @JsonUnwrapped @Nullable Counterexample counterexample) {
        static ApiSearch of(Finding<SearchFinding> search) {
            return switch (search) {
                case Finding.Waiting<SearchFinding>(Finding.Stage stage, long done) ->
                    new ApiSearch(stage.name().toLowerCase(Locale.ROOT).replace("_", ""), done, FindingKind.SEED, null);
                case Finding.Known<SearchFinding>(SearchFinding found) ->
                    new ApiSearch(found.outcome(), found.tried(), FindingKind.SEED, found.failure());
                case Finding.Failed<SearchFinding>(String message) ->
                    new ApiSearch("failed", 0, FindingKind.SEED, null);
            };
        }
    }

    static ApiSubmission of(SubmissionSummary summary) {
        return of(summary, null, null, null, null, null, null);
    }

    static ApiSubmission of(SubmissionDetail detail, Optional<Finding<SearchFinding>> search) {
        return of(
                detail.summary(),
                detail.seed(),
                detail.tests(),
                detail.compilation().map(Compilation::output).orElse(null),
                detail.firstFailure().orElse(null),
                search.map(ApiSearch::of).orElse(null),
                detail.source());
    }

    private static ApiSubmission of(
            SubmissionSummary summary,
            @Nullable Long seed,
            @Nullable List<TestResult> tests,
            @Nullable String compilerOutput,
            @Nullable FirstFailure failure,
            @Nullable ApiSearch search,
            @Nullable String source) {
        JudgingStatus status = summary.status();
        Optional<JudgingStatus.Finished> finished =
                status instanceof JudgingStatus.Finished known ? Optional.of(known) : Optional.empty();
        return new ApiSubmission(
                summary.id(),
                summary.slug(),
                summary.language(),
                summary.submittedAt(),
                status.getClass().getSimpleName().toLowerCase(Locale.ROOT),
                finished.map(known -> known.verdict().name()).orElse(null),
                finished.flatMap(JudgingStatus.Finished::cpu)
                        .map(ReportJson::seconds)
                        .orElse(null),
                finished.flatMap(JudgingStatus.Finished::memory)
                        .map(MemorySize::bytes)
                        .orElse(null),
                seed,
                tests,
                compilerOutput,
                failure,
                search,
                source,
                status instanceof JudgingStatus.Running running ? running.progress() : null,
                summary.score().map(Score::points).orElse(null),
                summary.score().flatMap(Score::most).orElse(null));
    }
}
