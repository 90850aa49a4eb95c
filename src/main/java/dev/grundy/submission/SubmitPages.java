package dev.grundy.submission;

import dev.grundy.account.CurrentAccount;
import dev.grundy.problem.catalogue.Problem;
import dev.grundy.problem.catalogue.ProblemRepository;
import dev.grundy.submission.SubmitResult.Queued;
import dev.grundy.submission.SubmitResult.Reason;
import dev.grundy.submission.SubmitResult.Refused;
import dev.grundy.web.FormErrors;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.security.Authenticated;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.Map;
import java.util.Optional;
import org.jboss.resteasy.reactive.RestForm;
import org.jboss.resteasy.reactive.multipart.FileUpload;
import org.jspecify.annotations.Nullable;

/** Sending a program to a problem: a page of its own, which the form beside the statement leads to when something is wrong. */
@Path("/problems/{slug}/submit")
@Authenticated
@Produces(MediaType.TEXT_HTML)
class SubmitPages {
    private final CurrentAccount current;
    private final ProblemRepository problems;
    private final SubmissionAccess access;
    private final Submitting submitting;

    SubmitPages(CurrentAccount current, ProblemRepository problems, SubmissionAccess access, Submitting submitting) {
        this.current = current;
        this.problems = problems;
        this.access = access;
        this.submitting = submitting;
    }

    @CheckedTemplate(basePath = "submission", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance submit(Problem problem, String chosen, String source, FormErrors errors);
    }

    /** An empty form, or one with an earlier submission in it; who may not submit is shown what the problem asks for. */
    @GET
    public Response form(@PathParam("slug") String slug, @QueryParam("from") @Nullable String from) {
        Problem problem = problems.bySlug(slug).orElseThrow(NotFoundException::new);
        if (!submitting.maySubmit(current.required(), problem)) {
            return Response.seeOther(URI.create("/problems/" + slug)).build();
        }
        if (from == null) {
            return Response.ok(Templates.submit(problem, "", "", FormErrors.none()))
                    .build();
        }
        SubmissionDetail earlier = access.detail(from);
        return Response.ok(Templates.submit(problem, earlier.summary().language(), earlier.source(), FormErrors.none()))
                .build();
    }

    /** A file, if one is chosen, goes before the text. */
    @POST
    @Consumes({MediaType.APPLICATION_FORM_URLENCODED, MediaType.MULTIPART_FORM_DATA})
    public Response submit(
            @PathParam("slug") String slug,
            @RestForm @Nullable String language,
            @RestForm @Nullable String source,
            @RestForm @Nullable FileUpload file) {
        String chosen = Optional.ofNullable(language).orElse("");
        byte[] program = file == null || file.size() == 0
                ? Optional.ofNullable(source).orElse("").getBytes(StandardCharsets.UTF_8)
                : read(file);
        return switch (submitting.submit(current.required(), slug, chosen, program)) {
            case Queued queued ->
                Response.seeOther(URI.create("/submissions/" + queued.submissionId()))
                        .build();
            case Refused refused -> again(slug, chosen, new String(program, StandardCharsets.UTF_8), refused);
        };
    }

    /** The form once more, with everything that was in it. */
    private Response again(String slug, String chosen, String source, Refused refused) {
        Problem problem = problems.bySlug(slug).orElseThrow(NotFoundException::new);
        FormErrors errors = new FormErrors(Map.of(refused.reason().field(), refused.text()));
        Response.ResponseBuilder answer = Response.status(refused.reason().status())
                .entity(Templates.submit(problem, chosen, source.replace("\0", "\uFFFD"), errors));
        if (refused.reason() == Reason.TOO_MANY_PENDING) {
            answer.header(HttpHeaders.RETRY_AFTER, Reason.RETRY_AFTER.toSeconds());
        }
        return answer.build();
    }

    private static byte[] read(FileUpload file) {
        try {
            return Files.readAllBytes(file.uploadedFile());
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the uploaded file again", e);
        }
    }
}
