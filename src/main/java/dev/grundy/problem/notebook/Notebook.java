package dev.grundy.problem.notebook;

import dev.grundy.people.account.CurrentAccount;
import dev.grundy.problem.catalogue.ProblemRepository;
import dev.grundy.problem.text.ReaderAtProblem;
import jakarta.enterprise.context.RequestScoped;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Named;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** The reader's own entry about a problem; the problem's page asks {@code inject:notebook}. */
@RequestScoped
@Named("notebook")
public class Notebook {
    private final CurrentAccount current;
    private final ProblemRepository problems;
    private final NotebookRepository notebooks;
    private final Map<String, NotebookEntry> ahead = new HashMap<>();

    Notebook(CurrentAccount current, ProblemRepository problems, NotebookRepository notebooks) {
        this.current = current;
        this.problems = problems;
        this.notebooks = notebooks;
    }

    void ask(@Observes ReaderAtProblem reader) {
        if (reader.isAtStatement()) {
            reader.ask(notebooks.kept(reader.account(), reader.problem().id()), ahead);
        }
    }

    /** Empty for a guest, and for what is no problem. */
    public Optional<NotebookEntry> about(String slug) {
        Optional<NotebookEntry> known = Optional.ofNullable(ahead.get(slug));
        return known.isPresent()
                ? known
                : current.person()
                        .flatMap(person -> problems.bySlug(slug)
                                .map(problem -> notebooks
                                        .kept(person.accountId(), problem.id())
                                        .ask()));
    }
}
