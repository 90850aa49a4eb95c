package dev.grundy.problem.catalogue;

import io.quarkus.hibernate.orm.panache.PanacheRepository;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Optional;

/** The published problems. Answers nothing about those that are not: to a reader they do not exist. */
@ApplicationScoped
public class ProblemRepository implements PanacheRepository<Problem> {
    public Optional<Problem> bySlug(String slug) {
        return find("slug = ?1 and published", slug).firstResultOptional();
    }

    public Optional<Problem> byDisplayId(String displayId) {
        return find("displayId = ?1 and published", displayId).firstResultOptional();
    }

    /** In the order of their display ids. */
    public List<Problem> published() {
        return list("published order by displayId");
    }
}
