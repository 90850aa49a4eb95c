package dev.grundy.submission.editor;

import dev.grundy.format.language.Language;
import dev.grundy.people.account.Person;
import dev.grundy.problem.catalogue.Problem;
import dev.grundy.problem.pages.StatementPage;
import dev.grundy.problem.text.ProblemAccess;
import dev.grundy.problem.text.ProblemHeading;
import dev.grundy.problem.text.ProblemHeadings;
import dev.grundy.submission.draft.DraftKey;
import dev.grundy.submission.draft.DraftSaving;
import dev.grundy.submission.draft.Drafts;
import dev.grundy.submission.verdict.OfferedLanguages;
import dev.grundy.submission.verdict.SubmitResult.Reason;
import dev.grundy.web.frame.FormErrors;
import dev.grundy.web.frame.Texts;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.Map;

/**
 * Answers forms of an editor with the page that they came from. Nothing that was written gets lost on the way. The text that was sent is in
 * the editor again, with the text that it replaced beside it. Thread-safe.
 */
@ApplicationScoped
public class EditorAnswers {
    private final ProblemAccess problems;
    private final ProblemHeadings headings;
    private final OfferedLanguages languages;
    private final Drafts drafts;
    private final EditorContents editor;
    private final StatementPage statements;

    EditorAnswers(
            ProblemAccess problems,
            ProblemHeadings headings,
            OfferedLanguages languages,
            Drafts drafts,
            EditorContents editor,
            StatementPage statements) {
        this.problems = problems;
        this.headings = headings;
        this.languages = languages;
        this.drafts = drafts;
        this.editor = editor;
        this.statements = statements;
    }

    @CheckedTemplate(basePath = "submission/editor", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance kept(Problem problem, EditorSheet sheet);
    }

    /**
     * The text that was sent, and the one that a file replaced, unless the editor began with that one. A file that is no text is an error
     * of the sheet.
     */
    EditorSheet sheet(Problem problem, EditorForm form, SentText sent) {
        EditorSheet draft = EditorSheet.draft(form.language(), sent.text(), form.base());
        EditorSheet sheet = sent.misencoded()
                .map(reason -> draft.with(new FormErrors(Map.of(Reason.SOURCE.field(), reason))))
                .orElse(draft);
        return sent.displaced()
                .filter(text -> !isStarter(problem, text))
                .map(text -> sheet.beside(Texts.of("draft-displaced"), text))
                .orElse(sheet);
    }

    String starter(Problem problem, Language language) {
        return editor.starter(headings.of(problem), language);
    }

    DraftSaving save(Person person, Problem problem, Language language, EditorSheet sheet) {
        return drafts.save(
                new DraftKey(person.accountId(), problem.id(), language.id()), sheet.source(), sheet.version());
    }

    /** The problem's page with everything that was in the editor; a page of its own where the problem is shut to the person. */
    Response.ResponseBuilder shown(Problem problem, int status, EditorSheet sheet) {
        editor.show(sheet);
        return Response.status(status)
                .type(MediaType.TEXT_HTML_TYPE.withCharset("UTF-8"))
                .entity(problems.mayRead(problem) ? statements.of(problem) : Templates.kept(problem, sheet));
    }

    /** Whether an editor of the problem begins with that text, in any language. */
    public boolean isStarter(Problem problem, String text) {
        ProblemHeading heading = headings.of(problem);
        return languages.among(problem.languages).stream()
                .anyMatch(one -> editor.starter(heading, one.language()).equals(text));
    }
}
