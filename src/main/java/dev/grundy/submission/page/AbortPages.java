package dev.grundy.submission.page;

import dev.grundy.base.kernel.WholeSeconds;
import dev.grundy.submission.verdict.SubmissionAccess;
import dev.grundy.submission.verdict.SubmissionSummary;
import dev.grundy.web.frame.Flash;
import dev.grundy.web.frame.OpenToSuspended;
import dev.grundy.web.frame.Texts;
import io.quarkus.security.Authenticated;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import org.jspecify.annotations.Nullable;

/** The button that ends the judging of a submission of one's own. */
@Path("/submissions/{id}/abort")
@Authenticated
@Produces(MediaType.TEXT_HTML)
class AbortPages {
    private final SubmissionAccess access;
    private final Aborting aborting;
    private final Flash flash;

    AbortPages(SubmissionAccess access, Aborting aborting, Flash flash) {
        this.access = access;
        this.aborting = aborting;
        this.flash = flash;
    }

    /** @param fragment sent by scripts, which show the outcome themselves */
    @OpenToSuspended
    @POST
    @Consumes({MediaType.APPLICATION_FORM_URLENCODED, MediaType.MULTIPART_FORM_DATA})
    public Response abort(@PathParam("id") String id, @HeaderParam("X-Fragment") @Nullable String fragment) {
        SubmissionSummary own = access.own(id);
        AbortResult result = aborting.abort(own);
        return fragment == null ? backTo(own, result) : told(result);
    }

    private Response backTo(SubmissionSummary own, AbortResult result) {
        switch (result) {
            case AbortResult.Aborted() -> flash.success("abort-done");
            case AbortResult.Over() -> flash.notice("abort-over");
            case AbortResult.TooOften tooOften ->
                flash.notice("abort-too-often", Aborting.MOST, Aborting.WINDOW.toMinutes());
        }
        return Response.seeOther(URI.create("/submissions/" + own.id())).build();
    }

    private static Response told(AbortResult result) {
        return switch (result) {
            case AbortResult.Aborted() -> Response.noContent().build();
            case AbortResult.Over() -> Response.noContent().build();
            case AbortResult.TooOften tooOften -> tooOften(tooOften, tooOftenText());
        };
    }

    static Response tooOften(AbortResult.TooOften tooOften, Object entity) {
        return Response.status(Response.Status.TOO_MANY_REQUESTS)
                .header(HttpHeaders.RETRY_AFTER, WholeSeconds.of(tooOften.pause()))
                .entity(entity)
                .build();
    }

    static String tooOftenText() {
        return Texts.of("abort-too-often", Aborting.MOST, Aborting.WINDOW.toMinutes());
    }
}
