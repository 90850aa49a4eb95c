package dev.grundy.submission;

import dev.grundy.account.CurrentAccount;
import dev.grundy.web.FormErrors;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Named;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Answers templates what lies in the editor of the page that answers this request: what was sent with the request and
 * refused, else the submission that the address names ({@code ?from=}), else nothing.
 */
@RequestScoped
@Named("editorContents")
public class EditorContents {
    private final RoutingContext request;
    private final CurrentAccount current;
    private final SubmissionAccess access;
    private @Nullable EditorSheet refused;

    EditorContents(RoutingContext request, CurrentAccount current, SubmissionAccess access) {
        this.request = request;
        this.current = current;
        this.access = access;
    }

    /** From now on the editor holds what was sent, with what was wrong with it. */
    void refuse(String language, String source, FormErrors errors) {
        // No page can hold NUL.
        refused = new EditorSheet(language, source.replace("\0", "\uFFFD"), errors);
    }

    /** @param slug of the problem whose page it is */
    public EditorSheet of(String slug) {
        return Optional.ofNullable(refused).or(() -> earlier(slug)).orElse(EditorSheet.EMPTY);
    }

    /** What is no submission of this person to this problem is left out of account. */
    private Optional<EditorSheet> earlier(String slug) {
        return Optional.ofNullable(request.request().getParam("from"))
                .filter(unused -> current.person().isPresent())
                .flatMap(access::find)
                .filter(detail -> detail.summary().slug().equals(slug))
                .map(detail -> new EditorSheet(detail.summary().language(), detail.source(), FormErrors.none()));
    }
}
