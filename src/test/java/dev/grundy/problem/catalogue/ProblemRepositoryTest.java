package dev.grundy.problem.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.testsupport.PostgresResource;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.transaction.Transactional;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class ProblemRepositoryTest {
    @Inject
    ProblemRepository problems;

    @Inject
    EntityManager database;

    @Test
    @Transactional
    void findsWhatIsPublishedAndNothingElse() {
        add("shown", "GMT-801", true);
        add("gone", "GMT-802", false);
        assertThat(problems.bySlug("shown")).hasValueSatisfying(problem -> {
            assertThat(problem.displayId).isEqualTo("GMT-801");
            assertThat(problem.topics).containsExactly("games", "graphs");
            assertThat(problem.difficulty).isEqualTo("Easy");
        });
        assertThat(problems.byDisplayId("GMT-801")).isPresent();
        assertThat(problems.bySlug("gone")).isEmpty();
        assertThat(problems.byDisplayId("GMT-802")).isEmpty();
    }

    private void add(String slug, String displayId, boolean published) {
        database.createNativeQuery("""
                with added as (
                    insert into problem (problem_key, display_id, slug, title, summary, difficulty, difficulty_score,
                                         topics, tags, premium, tier, published, created_at, updated_at)
                    values (:slug, :displayId, :slug, 'T', '', 'Easy', 1, '{games,graphs}', '{}', false, 'free', false,
                            now(), now()) returning id)
                insert into package_version (problem_id, number, content_hash, archive, created_at)
                select id, 1, repeat('0', 64), '', now() from added""")
                .setParameter("slug", slug).setParameter("displayId", displayId).executeUpdate();
        database.createNativeQuery("""
                update problem p set published = :published, live_version_id = v.id
                from package_version v where v.problem_id = p.id and p.slug = :slug""")
                .setParameter("published", published).setParameter("slug", slug).executeUpdate();
    }
}
