package dev.grundy.submission;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.grundy.kernel.MemorySize;
import dev.grundy.submission.queue.Result;
import dev.grundy.submission.search.Search;
import dev.grundy.submission.search.SmallestFailure;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A submission as programs see it. What is not known, or not told in a list, is left out.
 *
 * @param problem slug
 * @param state   queued, running or finished
 * @param seed    of the fresh tests: with it anybody can repeat the judging
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
        @Nullable List<Test> tests,
        @Nullable String compilerOutput,
        Result.@Nullable FirstFailure firstFailure,
        @Nullable Counterexample counterexample,
        @Nullable String source) {
    private static final double NANOS_PER_SECOND = 1e9;

    /** One run. */
    @JsonNaming(SnakeCaseStrategy.class)
    record Test(String name, String verdict, double cpuTimeS, double wallTimeS, long memoryBytes) {
        static Test of(Result.Test test) {
            return new Test(
                    test.name(),
                    test.verdict().name(),
                    seconds(test.cpu()),
                    seconds(test.wall()),
                    test.memory().bytes());
        }
    }

    /**
     * The smallest failing input, or the search for it.
     *
     * @param state queued, running, found, none (no instance tried fails, or only one too large to be shown) or failed (a fault of ours)
     */
    @JsonNaming(SnakeCaseStrategy.class)
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Counterexample(
            String state,
            long tried,
            long seed,
            @Nullable String verdict,
            @Nullable String input,
            @Nullable String expected,
            @Nullable String output,
            @Nullable String message,
            @Nullable String origin) {
        static Counterexample of(Search search) {
            Optional<SmallestFailure> failure = search.failure();
            return new Counterexample(
                    search.state().code(),
                    search.tried(),
                    Search.SEED,
                    failure.map(found -> found.verdict().name()).orElse(null),
                    failure.map(SmallestFailure::input).orElse(null),
                    failure.map(SmallestFailure::expected).orElse(null),
                    failure.map(SmallestFailure::output).orElse(null),
                    failure.map(SmallestFailure::message).orElse(null),
                    failure.map(SmallestFailure::origin).orElse(null));
        }
    }

    static ApiSubmission of(SubmissionSummary summary) {
        return of(summary, null, null, null, null, null, null);
    }

    static ApiSubmission of(SubmissionDetail detail, Optional<Search> search) {
        return of(
                detail.summary(),
                detail.seed(),
                detail.tests().stream().map(Test::of).toList(),
                detail.compilation().map(Result.Compilation::output).orElse(null),
                detail.firstFailure().orElse(null),
                search.map(Counterexample::of).orElse(null),
                detail.source());
    }

    private static ApiSubmission of(
            SubmissionSummary summary,
            @Nullable Long seed,
            @Nullable List<Test> tests,
            @Nullable String compilerOutput,
            Result.@Nullable FirstFailure failure,
            @Nullable Counterexample counterexample,
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
                        .map(ApiSubmission::seconds)
                        .orElse(null),
                finished.flatMap(JudgingStatus.Finished::memory)
                        .map(MemorySize::bytes)
                        .orElse(null),
                seed,
                tests,
                compilerOutput,
                failure,
                counterexample,
                source);
    }

    private static double seconds(Duration duration) {
        return duration.toNanos() / NANOS_PER_SECOND;
    }
}
