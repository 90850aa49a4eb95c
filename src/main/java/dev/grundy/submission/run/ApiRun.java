package dev.grundy.submission.run;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import dev.grundy.judge.result.CaseResult;
import dev.grundy.judge.result.Compilation;
import dev.grundy.judge.result.Conversation;
import dev.grundy.judge.result.InvocationResult;
import dev.grundy.judge.result.ReportJson;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A run as programs see it. Values that are not known yet are left out.
 *
 * @param problem        slug
 * @param state          queued, running, finished, failed (a fault of ours) or aborted
 * @param compilerOutput left out before it was compiled
 * @param cases          in the order in which they were asked for; left out before the end, empty if the program does not compile
 */
@JsonNaming(SnakeCaseStrategy.class)
@JsonInclude(JsonInclude.Include.NON_NULL)
record ApiRun(
        String id,
        String problem,
        String language,
        Instant askedAt,
        String state,
        @Nullable String compilerOutput,
        @Nullable List<Case> cases) {

    /**
     * The result of one input. Long texts are excerpts, which say so at their ends.
     *
     * @param sample   its name; left out for an input of one's own
     * @param verdict  how the run ended and, where the right answer is known, the checker's verdict; AC where it is not
     * @param answer   known; input-refused (the problem does not allow the input); unknown; not-run (the time was used up before)
     * @param expected left out where the answer is not known
     * @param conversation with the interactor; left out where there is none
     */
    @JsonNaming(SnakeCaseStrategy.class)
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Case(
            @Nullable String sample,
            String verdict,
            String answer,
            double cpuTimeS,
            long memoryBytes,
            String input,
            String output,
            @Nullable String expected,
            String message,
            String stderr,
            @Nullable Conversation conversation) {
        static Case of(CaseResult one) {
            return new Case(
                    one.name().isEmpty() ? null : one.name(),
                    one.verdict().name(),
                    one.answer().name().toLowerCase(Locale.ROOT).replace('_', '-'),
                    ReportJson.seconds(one.cpu()),
                    one.memory().bytes(),
                    one.input(),
                    one.output(),
                    one.answer() == CaseResult.Answer.KNOWN ? one.expected() : null,
                    one.message(),
                    one.stderr(),
                    one.conversation());
        }
    }

    static ApiRun of(Invocation run) {
        return switch (run.state()) {
            case Invocation.Queued() -> of(run, "queued");
            case Invocation.Running running -> of(run, "running");
            case Invocation.Failed failed -> of(run, "failed");
            case Invocation.Aborted() -> of(run, "aborted");
            case Invocation.Finished finished -> of(run, finished.result());
        };
    }

    private static ApiRun of(Invocation run, String state) {
        return new ApiRun(run.token(), run.problem().slug(), run.language(), run.askedAt(), state, null, null);
    }

    private static ApiRun of(Invocation run, InvocationResult result) {
        return new ApiRun(
                run.token(),
                run.problem().slug(),
                run.language(),
                run.askedAt(),
                "finished",
                result.compilation().map(Compilation::output).orElse(null),
                result.cases().stream().map(Case::of).toList());
    }
}
