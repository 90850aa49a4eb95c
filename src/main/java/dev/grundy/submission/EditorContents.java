package dev.grundy.submission;

import dev.grundy.account.CurrentAccount;
import dev.grundy.draft.Drafts;
import dev.grundy.web.FormErrors;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Named;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Answers templates what lies in the editor of the page that answers this request: what was sent with the request and
 * refused, else the submission that the address names ({@code ?from=}), else the draft of the language that it names
 * ({@code ?language=}), else the draft written last, else nothing in the language that the person wrote in last.
 */
@RequestScoped
@Named("editorContents")
public class EditorContents {
    private final RoutingContext request;
    private final CurrentAccount current;
    private final SubmissionAccess access;
    private final OfferedLanguages languages;
    private final Drafts drafts;
    private @Nullable EditorSheet refused;

    EditorContents(
            RoutingContext request,
            CurrentAccount current,
            SubmissionAccess access,
            OfferedLanguages languages,
            Drafts drafts) {
        this.request = request;
        this.current = current;
        this.access = access;
        this.languages = languages;
        this.drafts = drafts;
    }

    /** From now on the editor holds what was sent, with what was wrong with it. */
    void refuse(String language, String source, int version, FormErrors errors) {
        // No page can hold NUL.
        refused = new EditorSheet(language, source.replace("\0", "\uFFFD"), version, errors, true);
    }

    /** @param slug of the problem whose page it is */
    public EditorSheet of(String slug) {
        return Optional.ofNullable(refused).or(() -> earlier(slug)).orElseGet(() -> draft(slug));
    }

    /** Number of the signed-in account, for what the browser keeps; {@code guest} for nobody's. */
    public String owner() {
        return current.person()
                .map(person -> String.valueOf(person.accountId()))
                .orElse("guest");
    }

    /** What is no submission of this person to this problem is left out of account. */
    private Optional<EditorSheet> earlier(String slug) {
        return parameter("from")
                .filter(unused -> current.person().isPresent())
                .flatMap(access::find)
                .filter(detail -> detail.summary().slug().equals(slug))
                .map(detail ->
                        new EditorSheet(detail.summary().language(), detail.source(), 0, FormErrors.none(), false));
    }

    private EditorSheet draft(String slug) {
        String wanted = parameter("language")
                .flatMap(languages::find)
                .map(found -> found.language().id())
                .orElse("");
        return current.person()
                .map(person -> draft(person.accountId(), slug, wanted))
                .orElseGet(() -> empty(wanted));
    }

    private EditorSheet draft(long account, String slug, String wanted) {
        return drafts.latest(account, slug, wanted)
                .map(draft ->
                        new EditorSheet(draft.language(), draft.source(), draft.version(), FormErrors.none(), true))
                .orElseGet(() ->
                        empty(wanted.isEmpty() ? drafts.lastLanguage(account).orElse("") : wanted));
    }

    private static EditorSheet empty(String language) {
        return new EditorSheet(language, "", 0, FormErrors.none(), true);
    }

    private Optional<String> parameter(String name) {
        return Optional.ofNullable(request.request().getParam(name));
    }
}
