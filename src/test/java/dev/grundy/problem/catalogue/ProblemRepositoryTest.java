package dev.grundy.problem.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.Tier;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.PublishedProblem;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class ProblemRepositoryTest {
    @Inject
    ProblemRepository problems;

    @Inject
    DataSource database;

    @Test
    void findsWhatIsPublishedAndNothingElse() {
        PublishedProblem.add(database, "shown", Tier.BASIC);
        PublishedProblem gone = PublishedProblem.add(database, "gone", Tier.FREE);
        Sql.of("update problem set published = false where id = :id")
                .on(database)
                .with("id", gone.id())
                .update();

        assertThat(problems.bySlug("shown")).hasValueSatisfying(problem -> {
            assertThat(problem.displayId).isEqualTo("SHOWN");
            assertThat(problem.topics).containsExactly("games");
            assertThat(problem.tier).isEqualTo("basic");
        });
        assertThat(problems.byDisplayId("SHOWN")).isPresent();
        assertThat(problems.bySlug("gone")).isEmpty();
        assertThat(problems.byDisplayId("GONE")).isEmpty();
    }
}
