package dev.grundy.problem.pages;

import dev.grundy.people.account.CurrentAccount;
import dev.grundy.problem.catalogue.Problem;
import dev.grundy.problem.catalogue.ProblemRepository;
import dev.grundy.problem.text.ReaderAtProblem;
import jakarta.enterprise.context.RequestScoped;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Named;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The hints of a problem for the reader, wherever a page shows them. */
@RequestScoped
@Named("openedHints")
public class OpenedHints {
    private final ProblemRepository problems;
    private final HintRepository hints;
    private final CurrentAccount current;
    private final Map<String, Integer> ahead = new HashMap<>();

    OpenedHints(ProblemRepository problems, HintRepository hints, CurrentAccount current) {
        this.problems = problems;
        this.hints = hints;
        this.current = current;
    }

    void ask(@Observes ReaderAtProblem reader) {
        if (reader.isAtStatement()) {
            reader.ask(hints.opened(reader.account(), reader.problem().key), ahead);
        }
    }

    /** @param all HTML of the problem's hints, in order */
    public HintsView of(String slug, List<String> all) {
        return current.person()
                .flatMap(person -> problems.bySlug(slug).map(problem -> opened(person.accountId(), problem)))
                .map(opened -> HintsView.counted(all, opened))
                .orElseGet(() -> HintsView.uncounted(all));
    }

    private int opened(long account, Problem problem) {
        Integer known = ahead.get(problem.slug);
        return known == null ? hints.opened(account, problem.key).ask() : known;
    }
}
