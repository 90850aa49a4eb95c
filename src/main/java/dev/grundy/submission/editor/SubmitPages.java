package dev.grundy.submission.editor;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.grundy.people.account.CurrentAccount;
import dev.grundy.people.account.Person;
import dev.grundy.problem.catalogue.Problem;
import dev.grundy.problem.catalogue.ProblemRepository;
import dev.grundy.submission.draft.Draft;
import dev.grundy.submission.draft.DraftSaving;
import dev.grundy.submission.verdict.OfferedLanguages;
import dev.grundy.submission.verdict.SubmissionAccess;
import dev.grundy.submission.verdict.SubmitResult;
import dev.grundy.submission.verdict.SubmitResult.Queued;
import dev.grundy.submission.verdict.SubmitResult.Reason;
import dev.grundy.submission.verdict.SubmitResult.Refused;
import dev.grundy.submission.verdict.Submitting;
import dev.grundy.web.frame.FormErrors;
import dev.grundy.web.frame.Texts;
import dev.grundy.web.limit.RateLimited;
import io.quarkus.security.Authenticated;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.BeanParam;
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
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Sending a program to a problem. A browser is led to the submission, or back to the problem's page with everything that was in its editor.
 * A script, which accepts JSON, is told where the submission is and shows it beside the statement. Whether it is taken or not, the program
 * is kept as a draft first. It is not kept if the draft is another by now, the program too large or the drafts too many. A refused program
 * comes back, with the other draft beside it; so does the program of a person who is signed out by now.
 */
@Path("/problems/{slug}/submit")
@PermitAll
class SubmitPages {
    private final CurrentAccount current;
    private final ProblemRepository problems;
    private final SubmissionAccess submissions;
    private final OfferedLanguages languages;
    private final EditorAnswers answers;
    private final Submitting submitting;

    SubmitPages(
            CurrentAccount current,
            ProblemRepository problems,
            SubmissionAccess submissions,
            OfferedLanguages languages,
            EditorAnswers answers,
            Submitting submitting) {
        this.current = current;
        this.problems = problems;
        this.submissions = submissions;
        this.languages = languages;
        this.answers = answers;
        this.submitting = submitting;
    }

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
    @RateLimited
    @POST
    @Consumes({MediaType.APPLICATION_FORM_URLENCODED, MediaType.MULTIPART_FORM_DATA})
    @Produces({MediaType.TEXT_HTML, MediaType.APPLICATION_JSON})
    public Response submit(
            @PathParam("slug") String slug,
            @HeaderParam(HttpHeaders.ACCEPT) @DefaultValue("") String accept,
            @BeanParam EditorForm form) {
        boolean json = accept.contains(MediaType.APPLICATION_JSON);
        Problem problem = problems.bySlug(slug).orElseThrow(NotFoundException::new);
        SentText sent = form.text();
        Kept kept = kept(problem, form, sent);
        if (!json && kept.wouldLoseText()) {
            return answers.shown(
                            problem,
                            Response.Status.CONFLICT.getStatusCode(),
                            kept.sheet().with(FormErrors.none().and("form", "draft-differs-plainly")))
                    .build();
        }
        return switch (submitted(problem, form.language(), sent)) {
            case Queued queued -> json ? told(queued) : led(queued);
            case Refused refused when json -> told(refused);
            case Refused refused -> again(problem, kept.sheet(), refused);
        };
    }

    private SubmitResult submitted(Problem problem, String language, SentText sent) {
        Optional<Person> person = current.person();
        if (person.isEmpty()) {
            return new Refused(Reason.SIGNED_OUT, Texts.of("submit-signed-out"));
        }
        return sent.misencoded()
                .<SubmitResult>map(reason -> new Refused(Reason.SOURCE, reason))
                .orElseGet(() -> submitting.submit(person.get(), problem, language, sent.source()));
    }

    /**
     * The sheet to come back with, its program kept as a draft, if it can be. Where a file went before another text, that text
     * is kept: the submission keeps the file.
     */
    private Kept kept(Problem problem, EditorForm form, SentText sent) {
        EditorSheet sheet = answers.sheet(problem, form, sent);
        EditorSheet keeping = sheet.beside().stream()
                .findFirst()
                .map(displaced -> sheet.holding(displaced.text()))
                .orElse(sheet);
        boolean displaces = !sheet.beside().isEmpty();
        return current.person()
                .flatMap(person -> languages
                        .find(problem.languages, form.language())
                        .map(language -> answers.save(person, problem, language, keeping)))
                .map(saving -> switch (saving) {
                    case DraftSaving.Saved(int version) -> new Kept(sheet.madeFrom(version), false);
                    case DraftSaving.Differs(Draft other) ->
                        new Kept(
                                sheet.madeFrom(other.version()).beside(Texts.of("draft-there-text"), other.source()),
                                displaces);
                    case DraftSaving.Refused unused -> new Kept(sheet, displaces);
                })
                .orElse(new Kept(sheet, false));
    }

    /**
     * The text that an answer comes back with.
     *
     * @param wouldLoseText whether there is a text beside the program that is sent, and it could not be kept as a draft
     */
    private record Kept(EditorSheet sheet, boolean wouldLoseText) {}

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
        return refusal(refused, Response.status(refused.reason().status()))
                .type(MediaType.APPLICATION_JSON)
                .entity(new Answer(null, refused.text()))
                .build();
    }

    /** The page once more, with everything that was in the editor. */
    private Response again(Problem problem, EditorSheet sheet, Refused refused) {
        FormErrors errors = new FormErrors(Map.of(refused.reason().field(), refused.text()));
        return refusal(refused, answers.shown(problem, refused.reason().status(), sheet.with(errors)))
                .build();
    }

    private static Response.ResponseBuilder refusal(Refused refused, Response.ResponseBuilder answer) {
        return refused.reason() == Reason.TOO_MANY_PENDING
                ? answer.header(HttpHeaders.RETRY_AFTER, Reason.RETRY_AFTER.toSeconds())
                : answer;
    }

    private static String address(Queued queued) {
        return "/submissions/" + queued.submissionId();
    }

    /**
     * The answer to a script.
     *
     * @param submission address of its page; null when nothing was taken
     * @param detail     why nothing was taken and what to do; null when it was
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record Answer(@Nullable String submission, @Nullable String detail) {}
}
