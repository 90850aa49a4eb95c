package dev.grundy.submission.editor;

import dev.grundy.format.language.Language;
import dev.grundy.people.account.CurrentAccount;
import dev.grundy.problem.text.LivePackages;
import dev.grundy.problem.text.ProblemAccess;
import dev.grundy.problem.text.ProblemHeading;
import dev.grundy.problem.text.ReaderAtProblem;
import dev.grundy.submission.draft.Draft;
import dev.grundy.submission.draft.Drafts;
import dev.grundy.submission.verdict.OfferedLanguages.OfferedLanguage;
import dev.grundy.submission.verdict.SubmissionAccess;
import dev.grundy.web.frame.FormErrors;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.RequestScoped;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Named;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Answers templates the editor's content for the page that answers this request. In order: the text that was sent with the request and
 * given back, then the submission that the address names ({@code ?from=}). Then the draft of the language that it names ({@code
 * ?language=}), then the draft written last. At last comes the starter of the language that the person wrote in last. A draft with nothing
 * in it shows the starter too.
 */
@RequestScoped
@Named("editorContents")
public class EditorContents {
    private static final String FROM = "from";
    private static final String LANGUAGE = "language";

    private final RoutingContext request;
    private final CurrentAccount current;
    private final SubmissionAccess access;
    private final Drafts drafts;
    private final ProblemAccess problems;
    private final LivePackages packages;
    private final StarterTexts starters;
    private @Nullable EditorSheet told;
    /** The latest draft in any language, where the page asked ahead. */
    private final Map<String, Optional<Draft>> ahead = new HashMap<>();

    EditorContents(
            RoutingContext request,
            CurrentAccount current,
            SubmissionAccess access,
            Drafts drafts,
            ProblemAccess problems,
            LivePackages packages,
            StarterTexts starters) {
        this.request = request;
        this.current = current;
        this.access = access;
        this.drafts = drafts;
        this.problems = problems;
        this.packages = packages;
        this.starters = starters;
    }

    /** Choices of an address are looked up alone: such pages are rare. */
    void ask(@Observes ReaderAtProblem reader) {
        if (told == null && parameter(FROM).isEmpty() && parameter(LANGUAGE).isEmpty()) {
            reader.ask(drafts.latest(reader.account(), reader.problem().slug, ""), ahead);
        }
    }

    /** From now on the editor holds that. */
    void show(EditorSheet sheet) {
        told = sheet;
    }

    /** @param offered the languages that the problem may be solved in */
    public EditorSheet of(ProblemHeading problem, List<OfferedLanguage> offered) {
        return Optional.ofNullable(told).or(() -> earlier(problem.slug())).orElseGet(() -> {
            EditorSheet draft = draft(problem.slug(), offered);
            return draft.source().isBlank() ? begun(draft, problem, offered) : draft;
        });
    }

    /** The text in the editor before anything is written; only readers of the problem see the package's own starter. */
    public String starter(ProblemHeading problem, Language language) {
        return problems.mayRead(problem) ? starters.of(packages.of(problem), language) : language.starter();
    }

    /** Number of the signed-in account, for the drafts that the browser keeps; {@code guest} for nobody's. */
    public String owner() {
        return current.person()
                .map(person -> String.valueOf(person.accountId()))
                .orElse("guest");
    }

    /** A submission that is not this person's to this problem is left out of account. */
    private Optional<EditorSheet> earlier(String slug) {
        return parameter(FROM)
                .filter(unused -> current.person().isPresent())
                .flatMap(access::find)
                .filter(detail -> detail.summary().slug().equals(slug))
                .map(detail -> new EditorSheet(
                        detail.summary().language(), detail.source(), 0, FormErrors.none(), false, List.of()));
    }

    private EditorSheet draft(String slug, List<OfferedLanguage> offered) {
        String wanted = parameter(LANGUAGE)
                .filter(id ->
                        offered.stream().anyMatch(one -> one.language().id().equals(id)))
                .orElse("");
        return current.person()
                .map(person -> draft(person.accountId(), slug, wanted))
                .orElseGet(() -> empty(wanted));
    }

    private EditorSheet draft(long account, String slug, String wanted) {
        Optional<Draft> known = wanted.isEmpty() ? ahead.get(slug) : null;
        return (known != null ? known : drafts.latest(account, slug, wanted).ask())
                .map(draft -> EditorSheet.draft(draft.language(), draft.source(), draft.version()))
                .orElseGet(() -> empty(wanted));
    }

    private static EditorSheet empty(String language) {
        return EditorSheet.draft(language, "", 0);
    }

    /** The same with the starter of its language; where that cannot be chosen, of the one that a browser shows instead. */
    private EditorSheet begun(EditorSheet empty, ProblemHeading problem, List<OfferedLanguage> offered) {
        List<Language> available = offered.stream()
                .filter(OfferedLanguage::isAvailable)
                .map(OfferedLanguage::language)
                .toList();
        return available.stream()
                .filter(language -> language.id().equals(empty.language()))
                .findFirst()
                .map(language -> EditorSheet.draft(language.id(), starter(problem, language), empty.version()))
                .or(() -> available.stream()
                        .findFirst()
                        .map(language -> EditorSheet.draft(language.id(), starter(problem, language), 0)))
                .orElse(empty);
    }

    private Optional<String> parameter(String name) {
        return Optional.ofNullable(request.request().getParam(name));
    }
}
