package dev.grundy.submission.run;

import dev.grundy.base.kernel.WholeSeconds;
import dev.grundy.base.queue.Ahead;
import dev.grundy.problem.catalogue.Problem;
import dev.grundy.problem.text.ProblemAccess;
import dev.grundy.submission.editor.EditorAnswers;
import dev.grundy.submission.editor.SentText;
import dev.grundy.submission.run.asker.Asker;
import dev.grundy.submission.run.asker.GuestCookie;
import dev.grundy.submission.status.JudgesState;
import dev.grundy.web.frame.FormErrors;
import dev.grundy.web.limit.RateLimited;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jboss.resteasy.reactive.RestForm;
import org.jboss.resteasy.reactive.multipart.FileUpload;
import org.jspecify.annotations.Nullable;

/** Running a program on samples and inputs of one's own, for guests too. */
@Path("/problems/{slug}/run")
@PermitAll
@Produces(MediaType.TEXT_HTML)
class RunPages {
    /** Sent by scripts that want only the part of a page that tells the result. */
    static final String FRAGMENT = "X-Fragment";

    private final CurrentAsker current;
    private final EditorAnswers answers;
    private final ProblemAccess access;
    private final Invoking invoking;
    private final InvocationRepository invocations;

    RunPages(
            CurrentAsker current,
            EditorAnswers answers,
            ProblemAccess access,
            Invoking invoking,
            InvocationRepository invocations) {
        this.current = current;
        this.answers = answers;
        this.access = access;
        this.invoking = invoking;
        this.invocations = invocations;
    }

    @CheckedTemplate(basePath = "submission/run", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance refused(Problem problem, RunRequest request, String source, FormErrors errors);

        static native TemplateInstance refusal(String text);

        static native TemplateInstance panel(InvocationView view);
    }

    /** There is nothing to be seen here: the problem's page has the form. */
    @GET
    public Response form(@PathParam("slug") String slug) {
        return Response.seeOther(URI.create("/problems/" + access.bySlug(slug).slug))
                .build();
    }

    /** A file, if one is chosen, goes before the text, which is shown again beside the results. */
    @RateLimited(guests = true)
    @POST
    @Consumes({MediaType.APPLICATION_FORM_URLENCODED, MediaType.MULTIPART_FORM_DATA})
    public Response run(
            @PathParam("slug") String slug,
            @RestForm @Nullable String language,
            @RestForm @Nullable String source,
            @RestForm @Nullable FileUpload file,
            @RestForm @Nullable String cases,
            @RestForm @Nullable List<String> input,
            @HeaderParam(FRAGMENT) @Nullable String fragment) {
        SentText sent = SentText.of(source, file);
        RunRequest request = new RunRequest(
                slug,
                Optional.ofNullable(language).orElse(""),
                sent.source(),
                sent.displaced().filter(text -> !answers.isStarter(access.bySlug(slug), text)),
                Optional.ofNullable(cases).orElse(RunRequest.ALL),
                input == null ? List.of() : input);
        Asker asker = current.asker();
        return switch (sent.misencoded().isPresent() ? refused(slug, sent) : invoking.ask(asker, request)) {
            case RunAnswer.Queued(String token) -> withCookie(asker, queued(token, fragment != null));
            case RunAnswer.Refused refused -> refused(request, refused, fragment != null);
        };
    }

    private RunAnswer refused(String slug, SentText sent) {
        access.readableBySlug(slug);
        return new RunAnswer.Refused(
                FormErrors.STATUS, "source", sent.misencoded().orElseThrow(), Optional.empty());
    }

    private Response.ResponseBuilder queued(String token, boolean fragment) {
        URI page = URI.create("/runs/" + token);
        return fragment
                ? Response.accepted(Templates.panel(new InvocationView(
                                invocations.byToken(token).orElseThrow(), Ahead.NONE, JudgesState.AT_WORK)))
                        .location(page)
                : Response.seeOther(page);
    }

    private Response withCookie(Asker asker, Response.ResponseBuilder answer) {
        if (asker instanceof Asker.Guest guest) {
            answer.cookie(GuestCookie.carrying(guest.token(), current.isSecure()));
        }
        return answer.build();
    }

    /** Without a script a form with everything that was in it. */
    private Response refused(RunRequest request, RunAnswer.Refused refused, boolean fragment) {
        Response.ResponseBuilder answer = Response.status(refused.status());
        refused.retryAfter().ifPresent(wait -> answer.header(HttpHeaders.RETRY_AFTER, WholeSeconds.of(wait)));
        if (fragment) {
            return answer.entity(Templates.refusal(refused.text())).build();
        }
        Problem problem = access.bySlug(request.slug());
        FormErrors errors = new FormErrors(Map.of(refused.field(), refused.text()));
        String source = request.source().text().replace("\0", "\uFFFD");
        return answer.entity(Templates.refused(problem, request, source, errors))
                .build();
    }
}
