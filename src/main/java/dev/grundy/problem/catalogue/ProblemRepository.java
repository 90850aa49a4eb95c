package dev.grundy.problem.catalogue;

import dev.grundy.base.kernel.Slug;
import dev.grundy.base.kernel.Tier;
import io.quarkus.arc.Arc;
import io.quarkus.hibernate.orm.panache.PanacheRepository;
import io.quarkus.vertx.http.runtime.CurrentVertxRequest;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The published problems. Answers nothing about those that are not: to a reader they do not exist. */
@ApplicationScoped
public class ProblemRepository implements PanacheRepository<Problem> {
    /** The form of a display id: only texts of this form are looked up. */
    private static final Pattern DISPLAY_ID = Pattern.compile("[A-Za-z0-9_.-]{1,80}");

    private final CurrentVertxRequest current;

    ProblemRepository(CurrentVertxRequest current) {
        this.current = current;
    }

    /**
     * Empty also for what is no slug: such texts, which may hold what no database takes, are not asked for. Read once for each
     * request, which shows one state of a problem on all parts of its page.
     */
    public Optional<Problem> bySlug(String slug) {
        return Slug.parse(slug).flatMap(this::ofRequest);
    }

    private Optional<Problem> ofRequest(Slug slug) {
        @Nullable RoutingContext request = Arc.container().requestContext().isActive() ? current.getCurrent() : null;
        if (request == null) {
            return published(slug);
        }
        String key = ProblemRepository.class.getName() + ":" + slug.value();
        @Nullable Problem known = request.get(key);
        Optional<Problem> found = known == null ? published(slug) : Optional.of(known);
        found.ifPresent(problem -> request.put(key, problem));
        return found;
    }

    private Optional<Problem> published(Slug slug) {
        return find("slug = ?1 and published", slug.value()).firstResultOptional();
    }

    public Optional<Problem> byDisplayId(String displayId) {
        return find("displayId = ?1 and published", displayId).firstResultOptional();
    }

    /** By its slug or its display id; empty for what is neither. */
    public Optional<Problem> bySlugOrDisplayId(String name) {
        return bySlug(name).or(() -> DISPLAY_ID.matcher(name).matches() ? byDisplayId(name) : Optional.empty());
    }

    /** The tier that each published problem asks for. */
    @Transactional
    public List<Tier> tiers() {
        return published().stream().map(Problem::lowestTier).toList();
    }

    /** In the order of their display ids. */
    public List<Problem> published() {
        return list("published order by displayId");
    }
}
