package dev.grundy.submission.editor;

import dev.grundy.base.kernel.Tier;
import dev.grundy.format.language.Language;
import dev.grundy.people.account.CurrentAccount;
import dev.grundy.problem.catalogue.Problem;
import dev.grundy.problem.text.ProblemAccess;
import dev.grundy.submission.draft.Draft;
import dev.grundy.submission.draft.DraftSaving;
import dev.grundy.submission.verdict.OfferedLanguages;
import dev.grundy.submission.verdict.SubmitResult.Reason;
import dev.grundy.web.frame.Flash;
import dev.grundy.web.frame.FormErrors;
import dev.grundy.web.frame.Texts;
import dev.grundy.web.frame.Words;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.util.Map;

/**
 * The editor's buttons where no script runs: keep the text, and begin anew with the starter. No written text gets lost on the way: a text
 * that cannot be kept comes back on the page that answers.
 */
@Path("/problems/{slug}")
@PermitAll
@Consumes({MediaType.APPLICATION_FORM_URLENCODED, MediaType.MULTIPART_FORM_DATA})
@Produces(MediaType.TEXT_HTML)
class EditorPages {
    private static final int OK = 200;
    private static final int CONFLICT = 409;

    private final CurrentAccount current;
    private final ProblemAccess problems;
    private final OfferedLanguages languages;
    private final EditorAnswers answers;
    private final Flash flash;

    EditorPages(
            CurrentAccount current,
            ProblemAccess problems,
            OfferedLanguages languages,
            EditorAnswers answers,
            Flash flash) {
        this.current = current;
        this.problems = problems;
        this.languages = languages;
        this.answers = answers;
        this.flash = flash;
    }

    /** Keeps the text as a draft. Another that was kept meanwhile is shown beside it, and goes with the next press. */
    @POST
    @Path("/keep")
    public Response keep(@PathParam("slug") String slug, @BeanParam EditorForm form) {
        Problem problem = problems.bySlug(slug);
        EditorSheet sheet = answers.sheet(problem, form, form.text());
        if (current.person().isEmpty()) {
            return signedOut(problem, sheet);
        }
        if (!sheet.errors().isEmpty()) {
            return shown(problem, FormErrors.STATUS, sheet);
        }
        return languages
                .find(problem.languages, form.language())
                .map(chosen -> kept(problem, chosen, sheet))
                .orElseGet(() -> withoutLanguage(problem, sheet));
    }

    /** Begins anew in the chosen language; the written text is kept if somebody is signed in, and shown beside the starter. */
    @POST
    @Path("/starter")
    public Response starter(@PathParam("slug") String slug, @BeanParam EditorForm form) {
        Problem problem = problems.bySlug(slug);
        EditorSheet sheet = answers.sheet(problem, form, form.text());
        if (!sheet.errors().isEmpty()) {
            return shown(problem, FormErrors.STATUS, sheet);
        }
        return languages
                .find(problem.languages, form.language())
                .map(chosen -> begun(problem, chosen, sheet))
                .orElseGet(() -> withoutLanguage(problem, sheet));
    }

    private Response kept(Problem problem, Language chosen, EditorSheet sheet) {
        return switch (answers.save(current.required(), problem, chosen, sheet)) {
            case DraftSaving.Saved unused when sheet.beside().isEmpty() -> led(problem, chosen);
            case DraftSaving.Saved(int version) -> shown(problem, OK, sheet.madeFrom(version));
            case DraftSaving.Refused refused ->
                shown(problem, FormErrors.STATUS, sheet.with(new FormErrors(Map.of("source", refused.reason()))));
            case DraftSaving.Differs(Draft other) ->
                shown(
                        problem,
                        CONFLICT,
                        sheet.madeFrom(other.version())
                                .beside(Texts.of("draft-there-text"), other.source())
                                .with(wrong("form", "draft-differs-plainly")));
        };
    }

    /** Where the problem is shut to the person there is no starter: the page shows the written text alone. */
    private Response begun(Problem problem, Language chosen, EditorSheet written) {
        String starter = answers.starter(problem, chosen);
        boolean nothing = written.source().isBlank() || answers.isStarter(problem, written.source());
        int version = nothing ? written.version() : keptVersion(problem, chosen, written);
        if (!problems.mayRead(problem)) {
            return shut(problem, written.madeFrom(version));
        }
        EditorSheet begun = written.holding(starter).madeFrom(version);
        return shown(problem, OK, nothing ? begun : begun.beside(Texts.of("draft-before"), written.source()));
    }

    /** Of the draft after saving; where that is not done, the version the text was made from, so that the next save tells. */
    private int keptVersion(Problem problem, Language language, EditorSheet written) {
        return current.person()
                .map(person -> answers.save(person, problem, language, written))
                .map(saving -> saving instanceof DraftSaving.Saved(int version) ? version : written.version())
                .orElse(written.version());
    }

    private Response shut(Problem problem, EditorSheet sheet) {
        Tier tier = problem.lowestTier();
        return current.person().isEmpty()
                ? signedOut(problem, sheet)
                : shown(
                        problem,
                        Reason.TIER_TOO_LOW.status(),
                        sheet.with(wrong(Reason.TIER_TOO_LOW.field(), "submit-tier-too-low", Words.inWords(tier))));
    }

    private Response signedOut(Problem problem, EditorSheet sheet) {
        return shown(
                problem, Reason.SIGNED_OUT.status(), sheet.with(wrong(Reason.SIGNED_OUT.field(), "submit-signed-out")));
    }

    private Response withoutLanguage(Problem problem, EditorSheet sheet) {
        return shown(problem, FormErrors.STATUS, sheet.with(wrong("language", "submit-language-unknown")));
    }

    private static FormErrors wrong(String field, String messageKey, Object... arguments) {
        return FormErrors.none().and(field, messageKey, arguments);
    }

    private Response led(Problem problem, Language language) {
        flash.success("draft-kept");
        return Response.seeOther(URI.create("/problems/" + problem.slug + "?language=" + language.id() + "#code"))
                .build();
    }

    private Response shown(Problem problem, int status, EditorSheet sheet) {
        return answers.shown(problem, status, sheet).build();
    }
}
