package dev.grundy.submission.editor;

import dev.grundy.people.account.CurrentAccount;
import dev.grundy.people.account.Person;
import dev.grundy.problem.catalogue.Problem;
import dev.grundy.problem.text.ProblemAccess;
import dev.grundy.submission.draft.Draft;
import dev.grundy.submission.draft.DraftKey;
import dev.grundy.submission.draft.DraftSaving;
import dev.grundy.submission.draft.Drafts;
import dev.grundy.submission.verdict.OfferedLanguages;
import dev.grundy.submission.verdict.SubmissionRepository;
import io.quarkus.security.Authenticated;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.FormParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Answers scripts about the text in the editor, and takes its changes. */
@Path("/problems/{slug}/draft")
@Authenticated
@Produces(MediaType.APPLICATION_JSON)
class DraftPages {
    private static final int CONFLICT = 409;
    private static final int UNPROCESSABLE = 422;
    private static final String NUMBER = "[0-9]{1,9}";

    private final CurrentAccount current;
    private final ProblemAccess problems;
    private final OfferedLanguages languages;
    private final Drafts drafts;
    private final SubmissionRepository submissions;

    DraftPages(
            CurrentAccount current,
            ProblemAccess problems,
            OfferedLanguages languages,
            Drafts drafts,
            SubmissionRepository submissions) {
        this.current = current;
        this.problems = problems;
        this.languages = languages;
        this.drafts = drafts;
        this.submissions = submissions;
    }

    /** The texts of one language: the draft, and the source that was sent last. */
    @GET
    public Kept kept(@PathParam("slug") String slug, @QueryParam("language") @DefaultValue("") String language) {
        DraftKey key = key(problems.bySlug(slug), language);
        return kept(
                drafts.find(key).orElse(new Draft(key.language(), "", 0, Instant.EPOCH)),
                submissions
                        .lastSource(key.account(), key.problem(), key.language())
                        .orElse(null));
    }

    /** Saves a text, unless another was saved meanwhile: then that one is told. */
    @POST
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response save(
            @PathParam("slug") String slug,
            @FormParam("language") @DefaultValue("") String language,
            @FormParam("source") @DefaultValue("") String source,
            @FormParam("version") @DefaultValue("") String version) {
        DraftKey key = key(problems.bySlug(slug), language);
        return switch (drafts.save(key, source, version(version))) {
            case DraftSaving.Saved saved ->
                Response.ok(new Version(saved.version())).build();
            case DraftSaving.Differs differs ->
                Response.status(CONFLICT).entity(kept(differs.other(), null)).build();
            case DraftSaving.Refused refused ->
                Response.status(UNPROCESSABLE)
                        .entity(new SubmitPages.Answer(null, refused.reason()))
                        .build();
        };
    }

    /** A text that is no number means a draft made from nothing that is known here. */
    static int version(String text) {
        return text.matches(NUMBER) ? Integer.parseInt(text) : 0;
    }

    private DraftKey key(Problem problem, String language) {
        Person person = current.required();
        return new DraftKey(
                person.accountId(),
                problem.id(),
                languages
                        .find(language)
                        .orElseThrow(NotFoundException::new)
                        .language()
                        .id());
    }

    private static Kept kept(Draft draft, @Nullable String submitted) {
        return new Kept(draft.source(), draft.version(), draft.updatedAt().toString(), submitted);
    }

    /** @param version of the draft now */
    record Version(int version) {}

    /**
     * A draft as scripts read it.
     *
     * @param version   0 when there is none
     * @param updatedAt ISO 8601
     * @param submitted the source that was sent last in that language; null when nothing was, or where it was not asked for
     */
    record Kept(
            String source,
            int version,
            String updatedAt,
            @Nullable String submitted) {}
}
