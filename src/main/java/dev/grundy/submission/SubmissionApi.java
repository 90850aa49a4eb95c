package dev.grundy.submission;

import dev.grundy.account.CurrentAccount;
import dev.grundy.submission.SubmitResult.Queued;
import dev.grundy.submission.SubmitResult.Reason;
import dev.grundy.submission.SubmitResult.Refused;
import dev.grundy.web.Texts;
import io.quarkus.security.Authenticated;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Submissions for programs: send, list, read. Who is known by a cookie sends the CSRF token along, as X-CSRF-TOKEN. */
@Path("/api/v1/submissions")
@Authenticated
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
            case Refused refused -> refusal(refused);
        };
    }

    /** Latest first; {@code before} is the id to go on from. */
    @GET
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
            case AbortResult.Over() ->
                Response.status(Response.Status.CONFLICT)
                        .entity(Map.of("error", Texts.of("abort-over")))
                        .build();
            case AbortResult.TooOften tooOften ->
                AbortPages.tooOften(tooOften, Map.of("error", AbortPages.tooOftenText()));
        };
    }

    private static Response refusal(Refused refused) {
        Response.ResponseBuilder answer = Response.status(refused.reason().status())
                .entity(Map.of("field", refused.reason().field(), "error", refused.text()));
        if (refused.reason() == Reason.TOO_MANY_PENDING) {
            answer.header(HttpHeaders.RETRY_AFTER, Reason.RETRY_AFTER.toSeconds());
        }
        return answer.build();
    }
}
