package dev.grundy.submission;

import dev.grundy.account.CurrentAccount;
import dev.grundy.api.Needs;
import dev.grundy.api.Scope;
import dev.grundy.submission.SubmitResult.Queued;
import dev.grundy.submission.SubmitResult.Reason;
import dev.grundy.submission.SubmitResult.Refused;
import dev.grundy.web.ApiException;
import dev.grundy.web.ErrorType;
import dev.grundy.web.Texts;
import io.quarkus.security.Authenticated;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Submissions for programs: send, list, read. Who is known by a cookie instead of a token sends the CSRF token along, as X-CSRF-TOKEN. */
@Path("/api/v1/submissions")
@Authenticated
@Needs(Scope.SUBMIT)
@Produces(MediaType.APPLICATION_JSON)
class SubmissionApi {
    private static final int PER_PAGE = 50;
    private static final String NUMBER = "[0-9]{1,18}";

    private final CurrentAccount current;
    private final SubmissionAccess access;
    private final SubmissionRepository submissions;
    private final SearchRepository searches;
    private final Submitting submitting;
    private final Aborting aborting;

    SubmissionApi(
            CurrentAccount current,
            SubmissionAccess access,
            SubmissionRepository submissions,
            SearchRepository searches,
            Submitting submitting,
            Aborting aborting) {
        this.current = current;
        this.access = access;
        this.submissions = submissions;
        this.searches = searches;
        this.submitting = submitting;
        this.aborting = aborting;
    }

    /** What is sent: slug of a problem, language, source. */
    public record Program(
            @Nullable String problem,
            @Nullable String language,
            @Nullable String source) {}

    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    public Response submit(@Nullable Program program) {
        Program given = program == null ? new Program(null, null, null) : program;
        byte[] source = Optional.ofNullable(given.source()).orElse("").getBytes(StandardCharsets.UTF_8);
        SubmitResult result = submitting.submit(
                current.required(),
                Optional.ofNullable(given.problem()).orElse(""),
                Optional.ofNullable(given.language()).orElse(""),
                source);
        return switch (result) {
            case Queued queued ->
                Response.created(URI.create("/api/v1/submissions/" + queued.submissionId()))
                        .entity(Map.of("id", queued.submissionId()))
                        .build();
            case Refused refused -> throw refusal(refused);
        };
    }

    /** Latest first; {@code before} is the id to go on from. */
    @GET
    @Needs(Scope.READ_PROGRESS)
    public List<ApiSubmission> list(@QueryParam("before") @Nullable String before) {
        long start = Optional.ofNullable(before)
                .filter(text -> text.matches(NUMBER))
                .map(Long::valueOf)
                .orElse(Long.MAX_VALUE);
        return submissions.page(current.required().accountId(), start, PER_PAGE).stream()
                .map(ApiSubmission::of)
                .toList();
    }

    @GET
    @Path("/{id}")
    @Needs({Scope.SUBMIT, Scope.READ_PROGRESS})
    public ApiSubmission submission(@PathParam("id") String id) {
        SubmissionDetail detail = access.detail(id);
        return ApiSubmission.of(detail, searches.of(detail.summary().id()));
    }

    /** Ends the judging of a submission of one's own; 409 when it is over already. */
    @POST
    @Path("/{id}/abort")
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
            case NO_SUCH_PROBLEM -> new ApiException(ErrorType.NOT_FOUND, refused.text());
            case TIER_TOO_LOW -> new ApiException(ErrorType.TIER_TOO_LOW, refused.text());
            case LANGUAGE, SOURCE -> ApiException.invalid(reason.field(), refused.text());
            case TOO_MANY_PENDING ->
                new ApiException(ErrorType.TOO_MANY_REQUESTS, refused.text()).after(Reason.RETRY_AFTER);
        };
    }
}
