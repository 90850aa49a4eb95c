package dev.grundy.submission;

import dev.grundy.account.CurrentAccount;
import dev.grundy.draft.Draft;
import dev.grundy.draft.DraftKey;
import dev.grundy.draft.Drafts;
import dev.grundy.draft.Saving;
import dev.grundy.language.Language;
import dev.grundy.problem.catalogue.Problem;
import dev.grundy.problem.pages.ProblemAccess;
import dev.grundy.problem.pages.ProblemHeadings;
import dev.grundy.problem.pages.StatementPage;
import dev.grundy.submission.OfferedLanguages.OfferedLanguage;
import dev.grundy.web.Flash;
import dev.grundy.web.FormErrors;
import dev.grundy.web.Texts;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.util.Map;
import java.util.Optional;
import org.jboss.resteasy.reactive.RestForm;
import org.jboss.resteasy.reactive.multipart.FileUpload;
import org.jspecify.annotations.Nullable;

/**
 * What the editor's buttons do where no script runs: keep the text, and begin anew with the starter. Nothing that was written
 * gets lost on the way: what cannot be kept comes back on the page that answers.
 */
@Path("/problems/{slug}")
@PermitAll
@Consumes({MediaType.APPLICATION_FORM_URLENCODED, MediaType.MULTIPART_FORM_DATA})
@Produces(MediaType.TEXT_HTML)
class EditorPages {
    private static final int OK = 200;
    private static final int UNAUTHORISED = 401;
    private static final int CONFLICT = 409;

    private final CurrentAccount current;
    private final ProblemAccess problems;
    private final ProblemHeadings headings;
    private final OfferedLanguages languages;
    private final Drafts drafts;
    private final EditorContents editor;
    private final StatementPage statements;
    private final Flash flash;

    EditorPages(
            CurrentAccount current,
            ProblemAccess problems,
            ProblemHeadings headings,
            OfferedLanguages languages,
            Drafts drafts,
            EditorContents editor,
            StatementPage statements,
            Flash flash) {
        this.current = current;
        this.problems = problems;
        this.headings = headings;
        this.languages = languages;
        this.drafts = drafts;
        this.editor = editor;
        this.statements = statements;
        this.flash = flash;
    }

    /** Keeps the text as a draft. Another that was kept meanwhile is shown beside it, and goes with the next press. */
    @POST
    @Path("/keep")
    public Response keep(
            @PathParam("slug") String slug,
            @RestForm @DefaultValue("") String language,
            @RestForm @Nullable String source,
            @RestForm @DefaultValue("") String version,
            @RestForm @Nullable FileUpload file) {
        Problem problem = problems.bySlug(slug);
        EditorSheet sheet = sheet(language, SentText.of(source, file), version);
        Optional<Language> chosen = offered(language);
        if (current.person().isEmpty()) {
            return shown(problem, UNAUTHORISED, sheet.with(wrong("form", "submit-signed-out")));
        }
        if (chosen.isEmpty()) {
            return shown(problem, FormErrors.STATUS, sheet.with(wrong("language", "submit-language-unknown")));
        }
        return switch (drafts.save(key(problem, chosen.get()), sheet.source(), sheet.version())) {
            case Saving.Saved unused -> kept(slug, chosen.get());
            case Saving.Refused refused ->
                shown(problem, FormErrors.STATUS, sheet.with(new FormErrors(Map.of("source", refused.reason()))));
            case Saving.Differs(Draft other) ->
                shown(
                        problem,
                        CONFLICT,
                        EditorSheet.draft(sheet.language(), sheet.source(), other.version())
                                .beside(Texts.of("draft-there-text"), other.source())
                                .with(wrong("form", "draft-differs-plainly")));
        };
    }

    /** Begins anew in the chosen language; what was written is kept if somebody is signed in, and shown beside the starter. */
    @POST
    @Path("/starter")
    public Response starter(
            @PathParam("slug") String slug,
            @RestForm @DefaultValue("") String language,
            @RestForm @Nullable String source,
            @RestForm @DefaultValue("") String version,
            @RestForm @Nullable FileUpload file) {
        Problem problem = problems.bySlug(slug);
        EditorSheet sheet = sheet(language, SentText.of(source, file), version);
        return offered(language)
                .map(chosen -> begun(problem, chosen, sheet))
                .orElseGet(() ->
                        shown(problem, FormErrors.STATUS, sheet.with(wrong("language", "submit-language-unknown"))));
    }

    private Response begun(Problem problem, Language chosen, EditorSheet written) {
        String starter = editor.starter(headings.of(problem), chosen);
        boolean nothing = written.source().isBlank() || written.source().equals(starter);
        int version = nothing ? written.version() : keptVersion(problem, chosen, written);
        EditorSheet begun = EditorSheet.draft(chosen.id(), starter, version);
        return shown(problem, OK, nothing ? begun : begun.beside(Texts.of("draft-before"), written.source()));
    }

    /** Of the draft after saving; where that is not done, the version the text was made from, so that the next save tells. */
    private int keptVersion(Problem problem, Language language, EditorSheet written) {
        return current.person().isPresent()
                        && drafts.save(key(problem, language), written.source(), written.version())
                                instanceof Saving.Saved(int version)
                ? version
                : written.version();
    }

    private DraftKey key(Problem problem, Language language) {
        return new DraftKey(current.required().accountId(), problem.id(), language.id());
    }

    private Optional<Language> offered(String id) {
        return languages.find(id).map(OfferedLanguage::language);
    }

    /** Browsers send CRLF at the ends of lines. */
    private static EditorSheet sheet(String language, SentText sent, String version) {
        return EditorSheet.draft(language, sent.text().replace("\r\n", "\n"), DraftPages.version(version));
    }

    private static FormErrors wrong(String field, String messageKey) {
        return FormErrors.none().and(field, messageKey);
    }

    private Response kept(String slug, Language language) {
        flash.success("draft-kept");
        return Response.seeOther(URI.create("/problems/" + slug + "?language=" + language.id() + "#code"))
                .build();
    }

    /** The problem's page with everything that was in the editor; a page of its own to whom the problem is shut. */
    private Response shown(Problem problem, int status, EditorSheet sheet) {
        editor.show(sheet);
        return Response.status(status)
                .type(MediaType.TEXT_HTML_TYPE.withCharset("UTF-8"))
                .entity(problems.mayRead(problem) ? statements.of(problem) : SubmitPages.Templates.kept(problem, sheet))
                .build();
    }
}
