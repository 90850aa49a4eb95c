package dev.grundy.submission.page;

import dev.grundy.base.kernel.ContentHash;
import dev.grundy.format.language.SourceText;
import dev.grundy.judge.result.FindingKind;
import dev.grundy.judge.result.SearchFinding;
import dev.grundy.people.account.CurrentAccount;
import dev.grundy.people.account.Person;
import dev.grundy.people.api.IdempotencyKey;
import dev.grundy.people.api.IdempotencyKeys;
import dev.grundy.people.api.RequiresScope;
import dev.grundy.people.api.TokenStreams;
import dev.grundy.people.api.token.Scope;
import dev.grundy.problem.catalogue.Problem;
import dev.grundy.problem.catalogue.ProblemRepository;
import dev.grundy.submission.verdict.FindingRepository;
import dev.grundy.submission.verdict.SubmissionAccess;
import dev.grundy.submission.verdict.SubmissionDetail;
import dev.grundy.submission.verdict.SubmissionId;
import dev.grundy.submission.verdict.SubmissionRepository;
import dev.grundy.submission.verdict.SubmissionSummary;
import dev.grundy.submission.verdict.SubmitResult;
import dev.grundy.submission.verdict.SubmitResult.Queued;
import dev.grundy.submission.verdict.SubmitResult.Reason;
import dev.grundy.submission.verdict.SubmitResult.Refused;
import dev.grundy.submission.verdict.Submitting;
import dev.grundy.web.error.ApiException;
import dev.grundy.web.error.ErrorType;
import dev.grundy.web.error.FieldFault;
import dev.grundy.web.frame.OpenToSuspended;
import dev.grundy.web.frame.Texts;
import dev.grundy.web.limit.RateLimited;
import io.quarkus.security.Authenticated;
import io.smallrye.common.annotation.Blocking;
import io.smallrye.mutiny.Multi;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.sse.OutboundSseEvent;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;

/** Submissions for programs: send, list, read. */
@Path("/api/v1/submissions")
@Authenticated
@RequiresScope(Scope.SUBMIT)
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Submissions")
class SubmissionApi {
    private static final int PER_PAGE = 50;

    private final CurrentAccount current;
    private final SubmissionAccess access;
    private final SubmissionRepository submissions;
    private final FindingRepository findings;
    private final ProblemRepository problems;
    private final Submitting submitting;
    private final Aborting aborting;
    private final LiveVerdicts live;
    private final TokenStreams streams;
    private final IdempotencyKeys keys;

    SubmissionApi(
            CurrentAccount current,
            SubmissionAccess access,
            SubmissionRepository submissions,
            FindingRepository findings,
            ProblemRepository problems,
            Submitting submitting,
            Aborting aborting,
            LiveVerdicts live,
            TokenStreams streams,
            IdempotencyKeys keys) {
        this.current = current;
        this.access = access;
        this.submissions = submissions;
        this.findings = findings;
        this.problems = problems;
        this.submitting = submitting;
        this.aborting = aborting;
        this.live = live;
        this.streams = streams;
        this.keys = keys;
    }

    /** The fields of a program that is sent: slug or display id of a problem, language, source. */
    public record Program(
            @Schema(examples = "nim") @Nullable String problem,
            @Schema(examples = "python") @Nullable String language,

            @Schema(examples = "print(sum(map(int, input().split())))") @Nullable
            String source) {
        /** Equal for the same. */
        ContentHash hash() {
            ContentHash.Builder hash = ContentHash.parts();
            Stream.of(problem, language, source)
                    .map(part -> Optional.ofNullable(part).orElse(""))
                    .forEach(hash::add);
            return hash.build();
        }
    }

    @RateLimited
    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(
            summary = "Send a program",
            description = "It is queued and judged; two of a person's may wait or be judged at a time.")
    public Response submit(
            @HeaderParam(IdempotencyKey.HEADER)
                    @Parameter(
                            description =
                                    "Made up by you, such as a UUID in quotation marks: within a day the same request under the same key is answered as the first was and sends nothing. 409 while that is being worked on, 422 for another request under it.")
                    @Nullable
                    String key,
            @Nullable Program program) {
        Program given = program == null ? new Program(null, null, null) : program;
        Person person = current.required();
        String id = key == null
                ? send(person, given)
                : keys.once(person.accountId(), IdempotencyKey.parse(key), given.hash(), () -> send(person, given));
        return Response.created(URI.create("/api/v1/submissions/" + id))
                .entity(Map.of("id", Long.valueOf(id)))
                .build();
    }

    /** Its number. */
    private String send(Person person, Program given) {
        if (given.problem() == null || given.problem().isBlank()) {
            throw ApiException.invalid("problem", "Name a problem by its slug or display id.");
        }
        Problem problem = problems.bySlugOrDisplayId(given.problem())
                .orElseThrow(() -> new ApiException(ErrorType.NOT_FOUND, Texts.of("submit-no-such-problem")));
        SubmitResult result = submitting.submit(
                person,
                problem,
                Optional.ofNullable(given.language()).orElse(""),
                SourceText.of(Optional.ofNullable(given.source()).orElse("")));
        return switch (result) {
            case Queued queued -> String.valueOf(queued.submissionId());
            case Refused refused -> throw refusal(refused);
        };
    }

    /** Latest first; {@code before} is the id to go on from. */
    @GET
    @RequiresScope(Scope.READ_PROGRESS)
    @Operation(
            summary = "Your submissions, 50 at a time, the latest first",
            description = "before is the id to go on from.")
    public List<ApiSubmission> list(@QueryParam("before") @Nullable String before) {
        return submissions
                .page(current.required().accountId(), before == null ? Long.MAX_VALUE : place(before), PER_PAGE)
                .stream()
                .map(ApiSubmission::of)
                .toList();
    }

    private static long place(String before) {
        return SubmissionId.parse(before).orElseThrow(() -> {
            String detail = "before is the id of a submission, to list those before it.";
            return new ApiException(ErrorType.BAD_REQUEST, detail).and(new FieldFault("before", detail));
        });
    }

    @GET
    @Path("/{id}")
    @RequiresScope({Scope.SUBMIT, Scope.READ_PROGRESS})
    @Operation(
            summary = "A submission with all that is known",
            description = "With its tests, the first failure and the smallest failing input, once there are.")
    public ApiSubmission submission(@PathParam("id") String id) {
        SubmissionDetail detail = access.detail(id);
        return ApiSubmission.of(
                detail, findings.of(detail.summary().id(), FindingKind.COUNTEREXAMPLE, SearchFinding.class));
    }

    /** The judging as it goes on, until its end. */
    @GET
    @Path("/{id}/events")
    @RequiresScope({Scope.SUBMIT, Scope.READ_PROGRESS})
    @Blocking
    @Produces(MediaType.SERVER_SENT_EVENTS)
    @Operation(
            summary = "A submission as it is judged",
            description =
                    "Server-sent events: each named state has the submission as JSON, without its tests; the one named done ends the stream. Send Last-Event-ID to go on where a stream was cut.")
    public Multi<OutboundSseEvent> events(
            @PathParam("id") String id, @HeaderParam(HttpHeaders.LAST_EVENT_ID_HEADER) @Nullable String lastSeen) {
        long submission = access.summary(id).id();
        return streams.whileGood(live.followForPrograms(submission, current.required(), Optional.ofNullable(lastSeen)));
    }

    /** Ends the judging of a submission of one's own; 409 when it is over already. */
    @OpenToSuspended
    @POST
    @Path("/{id}/abort")
    @Operation(
            summary = "End the judging of a submission",
            description = "While it waits or runs; it counts as no attempt.")
    public Response abort(@PathParam("id") String id) {
        SubmissionSummary own = access.own(id);
        return switch (aborting.abort(own)) {
            case AbortResult.Aborted() ->
                Response.ok(ApiSubmission.of(access.summary(id))).build();
            case AbortResult.Over() -> throw new ApiException(ErrorType.CONFLICT, Texts.of("abort-over"));
            case AbortResult.TooOften tooOften ->
                throw new ApiException(ErrorType.TOO_MANY_REQUESTS, AbortPages.tooOftenText()).after(tooOften.pause());
        };
    }

    private static ApiException refusal(Refused refused) {
        Reason reason = refused.reason();
        return switch (reason) {
            case SIGNED_OUT -> new ApiException(ErrorType.UNAUTHENTICATED, refused.text());
            case TIER_TOO_LOW -> new ApiException(ErrorType.TIER_TOO_LOW, refused.text());
            case LANGUAGE, SOURCE -> ApiException.invalid(reason.field(), refused.text());
            case TOO_MANY_PENDING ->
                new ApiException(ErrorType.TOO_MANY_REQUESTS, refused.text()).after(Reason.RETRY_AFTER);
        };
    }
}
