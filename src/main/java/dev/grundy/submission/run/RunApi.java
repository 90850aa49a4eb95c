package dev.grundy.submission.run;

import dev.grundy.format.language.SourceText;
import dev.grundy.people.account.CurrentAccount;
import dev.grundy.people.api.RequiresScope;
import dev.grundy.people.api.TokenStreams;
import dev.grundy.people.api.token.Scope;
import dev.grundy.problem.catalogue.Problem;
import dev.grundy.problem.text.ProblemAccess;
import dev.grundy.submission.run.asker.Asker;
import dev.grundy.web.error.ApiException;
import dev.grundy.web.error.ErrorType;
import dev.grundy.web.frame.FormErrors;
import dev.grundy.web.frame.OpenToSuspended;
import dev.grundy.web.frame.Texts;
import dev.grundy.web.frame.Words;
import dev.grundy.web.limit.RateLimited;
import io.quarkus.security.Authenticated;
import io.smallrye.common.annotation.Blocking;
import io.smallrye.mutiny.Multi;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.sse.OutboundSseEvent;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;

/** Running a program on samples and on inputs of one's own, without a judging, for programs. */
@Path("/api/v1/runs")
@Authenticated
@RequiresScope(Scope.SUBMIT)
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Runs")
class RunApi {
    private static final String TOKEN = "[A-Za-z0-9_-]{22}";

    private final CurrentAccount current;
    private final CurrentAsker asker;
    private final ProblemAccess access;
    private final Invoking invoking;
    private final InvocationRepository invocations;
    private final LiveInvocations live;
    private final TokenStreams streams;

    RunApi(
            CurrentAccount current,
            CurrentAsker asker,
            ProblemAccess access,
            Invoking invoking,
            InvocationRepository invocations,
            LiveInvocations live,
            TokenStreams streams) {
        this.current = current;
        this.asker = asker;
        this.access = access;
        this.invoking = invoking;
        this.invocations = invocations;
        this.live = live;
        this.streams = streams;
    }

    /**
     * The fields of a request for a run.
     *
     * @param problem  slug or display id
     * @param language identifier or alias
     * @param samples  whether the problem's samples are run too; true unless said
     * @param inputs   of one's own, at most ten with the samples, 64 KiB together
     */
    public record Run(
            @Schema(examples = "nim") @Nullable String problem,
            @Schema(examples = "python") @Nullable String language,

            @Schema(examples = "print(sum(map(int, input().split())))") @Nullable
            String source,

            @Schema(examples = "true") @Nullable Boolean samples,

            @Schema(examples = "[\"3\\n1 2 3\\n\"]") @Nullable
            List<String> inputs) {}

    @RateLimited
    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(
            summary = "Run a program",
            description = "On the samples and on inputs of one's own; it counts for nothing.")
    public Response run(@Nullable Run run) {
        Run given = run == null ? new Run(null, null, null, null, null) : run;
        List<String> inputs = Optional.ofNullable(given.inputs()).orElse(List.of());
        if (inputs.stream().anyMatch(Objects::isNull)) {
            throw ApiException.invalid("inputs", "An input is a text.");
        }
        Problem problem = problem(given);
        RunRequest request = new RunRequest(
                problem.slug,
                Optional.ofNullable(given.language()).orElse(""),
                SourceText.of(Optional.ofNullable(given.source()).orElse("")),
                Optional.empty(),
                Boolean.FALSE.equals(given.samples()) ? RunRequest.OWN : RunRequest.ALL,
                inputs);
        return switch (invoking.ask(new Asker.Member(current.required().accountId()), request)) {
            case RunAnswer.Queued(String token) ->
                Response.created(URI.create("/api/v1/runs/" + token))
                        .entity(Map.of("id", token))
                        .build();
            case RunAnswer.Refused refused -> throw refusal(refused);
        };
    }

    @GET
    @Path("/{id}")
    @Operation(summary = "A run and what came of it", description = "Kept for a day.")
    public ApiRun run(@PathParam("id") String id) {
        return ApiRun.of(own(id));
    }

    @GET
    @Path("/{id}/events")
    @Blocking
    @Produces(MediaType.SERVER_SENT_EVENTS)
    @Operation(
            summary = "A run as it goes on",
            description =
                    "Server-sent events: each event named state has the run as JSON, the one named done ends the stream.")
    public Multi<OutboundSseEvent> events(@PathParam("id") String id) {
        long invocation = own(id).id();
        if (!live.hasRoom(invocation)) {
            throw new ApiException(ErrorType.TOO_MANY_REQUESTS, "Too many follow this run already.")
                    .after(Duration.ofSeconds(2));
        }
        return streams.whileGood(live.followForPrograms(invocation));
    }

    @OpenToSuspended
    @POST
    @Path("/{id}/abort")
    @Operation(summary = "End a run while it waits or runs")
    public ApiRun abort(@PathParam("id") String id) {
        if (!invocations.abort(own(id).id())) {
            throw new ApiException(ErrorType.CONFLICT, Texts.of("abort-over"));
        }
        return ApiRun.of(own(id));
    }

    private Problem problem(Run given) {
        if (given.problem() == null || given.problem().isBlank()) {
            throw ApiException.invalid("problem", "Name a problem by its slug or display id.");
        }
        Problem problem = access.bySlugOrDisplayId(given.problem());
        if (!access.mayRead(problem)) {
            throw new ApiException(
                    ErrorType.TIER_TOO_LOW, Texts.of("submit-tier-too-low", Words.inWords(problem.lowestTier())));
        }
        return problem;
    }

    private Invocation own(String token) {
        if (!token.matches(TOKEN)) {
            throw new NotFoundException();
        }
        return invocations.byToken(token).filter(asker::maySee).orElseThrow(NotFoundException::new);
    }

    private static ApiException refusal(RunAnswer.Refused refused) {
        if (refused.status() == FormErrors.STATUS) {
            return ApiException.invalid(refused.field().equals("input") ? "inputs" : refused.field(), refused.text());
        }
        ApiException refusal = new ApiException(ErrorType.TOO_MANY_REQUESTS, refused.text());
        return refused.retryAfter().map(refusal::after).orElse(refusal);
    }
}
