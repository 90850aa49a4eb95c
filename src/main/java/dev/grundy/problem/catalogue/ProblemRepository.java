package dev.grundy.problem.catalogue;

import dev.grundy.kernel.Slug;
import dev.grundy.kernel.Tier;
import io.quarkus.hibernate.orm.panache.PanacheRepository;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.util.List;
import java.util.Optional;

/** The published problems. Answers nothing about those that are not: to a reader they do not exist. */
@ApplicationScoped
public class ProblemRepository implements PanacheRepository<Problem> {
    /** Empty also for what is no slug: such texts, which may hold what no database takes, are not asked for. */
    public Optional<Problem> bySlug(String slug) {
        return Slug.parse(slug)
                .flatMap(parsed ->
                        find("slug = ?1 and published", parsed.value()).firstResultOptional());
    }

    public Optional<Problem> byDisplayId(String displayId) {
        return find("displayId = ?1 and published", displayId).firstResultOptional();
    }

    /** The tier that each published problem asks for. */
    @Transactional
    public List<Tier> tiers() {
        return published().stream()
                .map(problem -> Tier.ofCode(problem.tier).orElseThrow())
                .toList();
    }

    /** In the order of their display ids. */
    public List<Problem> published() {
        return list("published order by displayId");
    }
}
