package dev.grundy.problem.notebook;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Optional;

/** A person's collections, for features that let them choose one. Another's are not there. Thread-safe. */
@ApplicationScoped
public class OwnCollections {
    private final NotebookRepository notebooks;

    OwnCollections(NotebookRepository notebooks) {
        this.notebooks = notebooks;
    }

    /** @param problems how many it has, also those that are not published now */
    public record Named(long id, String name, long problems) {
        /** For forms. */
        public String idText() {
            return String.valueOf(id);
        }
    }

    /** By name. */
    public List<Named> of(long account) {
        return notebooks.collections(account).stream()
                .map(one -> new Named(one.id(), one.name(), one.problems()))
                .toList();
    }

    /** Slugs of the published problems in one of the account's, in the order in which they were put in. Empty where it has no such collection. */
    public Optional<List<String>> problems(long account, long id) {
        return notebooks
                .collection(account, id)
                .map(known -> notebooks.collected(account, id).stream()
                        .map(KeptProblem::slug)
                        .toList());
    }
}
