package dev.grundy.problem.notebook;

import dev.grundy.people.account.CurrentAccount;
import dev.grundy.problem.catalogue.ProblemRepository;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Named;
import java.util.Optional;

/** What the reader keeps about a problem; the problem's page asks {@code inject:notebook}. */
@ApplicationScoped
@Named("notebook")
public class Notebook {
    private final CurrentAccount current;
    private final ProblemRepository problems;
    private final NotebookRepository notebooks;

    Notebook(CurrentAccount current, ProblemRepository problems, NotebookRepository notebooks) {
        this.current = current;
        this.problems = problems;
        this.notebooks = notebooks;
    }

    /** Empty for a guest, and for what is no problem. */
    public Optional<NotebookEntry> about(String slug) {
        return current.person()
                .flatMap(person ->
                        problems.bySlug(slug).map(problem -> notebooks.kept(person.accountId(), problem.id())));
    }
}
