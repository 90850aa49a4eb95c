package dev.grundy.submission;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.grundy.account.CurrentAccount;
import dev.grundy.account.Person;
import dev.grundy.draft.Draft;
import dev.grundy.draft.DraftKey;
import dev.grundy.draft.Drafts;
import dev.grundy.problem.catalogue.Problem;
import dev.grundy.problem.catalogue.ProblemRepository;
import dev.grundy.problem.pages.ProblemAccess;
import dev.grundy.problem.pages.StatementPage;
import dev.grundy.submission.SubmitResult.Queued;
import dev.grundy.submission.SubmitResult.Reason;
import dev.grundy.submission.SubmitResult.Refused;
import dev.grundy.web.FormErrors;
import dev.grundy.web.Texts;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.security.Authenticated;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.NotFoundException;
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
import java.util.Map;
import java.util.Optional;
import org.jboss.resteasy.reactive.RestForm;
import org.jboss.resteasy.reactive.multipart.FileUpload;
import org.jspecify.annotations.Nullable;

/**
 * Sending a program to a problem. A browser is led to the submission, or back to the problem's page with everything that was
 * in its editor; a script, which accepts JSON, is told where the submission is and shows it beside the statement. Whether
 * it is taken or not, the program is kept as a draft first, unless the draft is another by now, the program too large or the
 * drafts too many; who is signed out by now gets it back to send it again.
 */
@Path("/problems/{slug}/submit")
@PermitAll
class SubmitPages {
    private final CurrentAccount current;
    private final ProblemRepository problems;
    private final ProblemAccess access;
    private final SubmissionAccess submissions;
    private final OfferedLanguages languages;
    private final Drafts drafts;
    private final Submitting submitting;
    private final EditorContents editor;
    private final StatementPage statements;

    SubmitPages(
            CurrentAccount current,
            ProblemRepository problems,
            ProblemAccess access,
            SubmissionAccess submissions,
            OfferedLanguages languages,
            Drafts drafts,
            Submitting submitting,
            EditorContents editor,
            StatementPage statements) {
        this.current = current;
        this.problems = problems;
        this.access = access;
        this.submissions = submissions;
        this.languages = languages;
        this.drafts = drafts;
        this.submitting = submitting;
        this.editor = editor;
        this.statements = statements;
    }

    @CheckedTemplate(basePath = "submission", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance kept(Problem problem, EditorSheet sheet);
    }

    /** A program as it was sent. */
    private record Program(String language, byte[] bytes, int draftVersion) {}

    /** There is no form of its own: to the problem's page, with an earlier submission in its editor if one is named. */
    @GET
    @Authenticated
    @Produces(MediaType.TEXT_HTML)
    public Response form(@PathParam("slug") String slug, @QueryParam("from") @Nullable String from) {
        Problem problem = problems.bySlug(slug).orElseThrow(NotFoundException::new);
        String query = from == null ? "" : "?from=" + submissions.summary(from).id();
        return Response.seeOther(URI.create("/problems/" + problem.slug + query + "#code"))
                .build();
    }

    /** A file, if one is chosen, goes before the text. */
    @POST
    @Consumes({MediaType.APPLICATION_FORM_URLENCODED, MediaType.MULTIPART_FORM_DATA})
    @Produces({MediaType.TEXT_HTML, MediaType.APPLICATION_JSON})
    public Response submit(
            @PathParam("slug") String slug,
            @HeaderParam(HttpHeaders.ACCEPT) @DefaultValue("") String accept,
            @RestForm @Nullable String language,
            @RestForm @Nullable String source,
            @RestForm @DefaultValue("") String version,
            @RestForm @Nullable FileUpload file) {
        String chosen = Optional.ofNullable(language).orElse("");
        SentText program = SentText.of(source, file);
        boolean json = accept.contains(MediaType.APPLICATION_JSON);
        SubmitResult result = current.person()
                .map(person -> submit(person, slug, new Program(chosen, program.bytes(), DraftPages.version(version))))
                .orElseGet(() -> new Refused(Reason.SIGNED_OUT, Texts.of("submit-signed-out")));
        return switch (result) {
            case Queued queued -> json ? told(queued) : led(queued);
            case Refused refused when refused.reason() == Reason.NO_SUCH_PROBLEM -> throw new NotFoundException();
            case Refused refused when json -> told(refused);
            case Refused refused -> again(slug, chosen, program.text(), refused);
        };
    }

    /** Keeps it as a draft, if it can be kept: a submission keeps it, and what is refused comes back in the editor. Then sends it. */
    private SubmitResult submit(Person person, String slug, Program program) {
        problems.bySlug(slug)
                .ifPresent(problem -> languages
                        .find(program.language())
                        .map(found -> new DraftKey(
                                person.accountId(),
                                problem.id(),
                                found.language().id()))
                        .ifPresent(key -> drafts.save(
                                key, new String(program.bytes(), StandardCharsets.UTF_8), program.draftVersion())));
        return submitting.submit(person, slug, program.language(), program.bytes());
    }

    private static Response led(Queued queued) {
        return Response.seeOther(URI.create(address(queued))).build();
    }

    private static Response told(Queued queued) {
        return Response.status(Response.Status.CREATED)
                .type(MediaType.APPLICATION_JSON)
                .entity(new Answer(address(queued), null))
                .build();
    }

    private static Response told(Refused refused) {
        return refusal(refused)
                .type(MediaType.APPLICATION_JSON)
                .entity(new Answer(null, refused.text()))
                .build();
    }

    /** The problem's page once more, with everything that was in the editor; a page of its own to whom the problem is shut. */
    private Response again(String slug, String chosen, String source, Refused refused) {
        Problem problem = problems.bySlug(slug).orElseThrow(NotFoundException::new);
        FormErrors errors = new FormErrors(Map.of(refused.reason().field(), refused.text()));
        boolean readable = access.mayRead(problem);
        EditorSheet sheet =
                EditorSheet.draft(chosen, source, draftVersion(problem, chosen)).with(errors);
        editor.show(sheet);
        return refusal(refused)
                .type(MediaType.TEXT_HTML_TYPE.withCharset("UTF-8"))
                .entity(readable ? statements.of(problem) : Templates.kept(problem, sheet))
                .build();
    }

    private int draftVersion(Problem problem, String language) {
        return current.person()
                .flatMap(person -> languages
                        .find(language)
                        .flatMap(known -> drafts.find(new DraftKey(
                                person.accountId(),
                                problem.id(),
                                known.language().id()))))
                .map(Draft::version)
                .orElse(0);
    }

    private static Response.ResponseBuilder refusal(Refused refused) {
        Response.ResponseBuilder answer = Response.status(refused.reason().status());
        return refused.reason() == Reason.TOO_MANY_PENDING
                ? answer.header(HttpHeaders.RETRY_AFTER, Reason.RETRY_AFTER.toSeconds())
                : answer;
    }

    private static String address(Queued queued) {
        return "/submissions/" + queued.submissionId();
    }

    /**
     * What a script is told.
     *
     * @param submission address of its page; null when nothing was taken
     * @param detail     why nothing was taken and what to do; null when it was
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Answer(@Nullable String submission, @Nullable String detail) {}
}
