package dev.grundy.problem.pages;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.Tier;
import dev.grundy.testsupport.AheadClock;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.PublishedProblem;
import dev.grundy.testsupport.Visit;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What the page of a problem says of the proof from its rules. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class ProvedPagesTest {
    /** In minutes: each page is read later than all before, or it would be told what was known by then. */
    private static final AtomicInteger LATER = new AtomicInteger();

    @Inject
    DataSource database;

    @Inject
    AheadClock clock;

    private final Visit reader = Visit.asGuest();
    private PublishedProblem problem;

    @BeforeEach
    void aProblem() {
        problem = PublishedProblem.addWithPage(
                database, "proved-" + UUID.randomUUID().toString().substring(0, 8), Tier.FREE);
    }

    @AfterEach
    void theTimeItIs() {
        clock.reset();
    }

    @Test
    void theStatementSaysOnHowManyGamesSolversAgreeWithTheRules() {
        agree(3);
        assertThat(page("en"))
                .contains("Proved from the rules: 3 solvers agree with the rules on all 6,326 DAGs of at most 6 nodes,"
                        + " and on 240 other games.");
        assertThat(page("de"))
                .contains(
                        "Aus den Regeln bewiesen: 3 Lösungen stimmen mit den Regeln auf allen 6.326 DAGs mit höchstens"
                                + " 6 Knoten überein, und auf 240 weiteren Spielen.");
    }

    @Test
    void itSaysNothingWhereNothingIsProved() {
        assertThat(page("en")).contains("<h1>").doesNotContain("Proved from the rules", "id=\"proved\"");
        assertThat(page("de")).contains("<h1>").doesNotContain("Aus den Regeln bewiesen", "id=\"proved\"");
        agree(0);
        assertThat(page("en")).as("by no solver").contains("<h1>").doesNotContain("id=\"proved\"");
    }

    private void agree(int solvers) {
        Sql.of("""
                insert into rules_agreement (content_hash, proved_at, enumerated, enumerated_are, enumerated_german, others, solvers)
                select content_hash, now(), 6326, 'DAGs of at most 6 nodes', 'DAGs mit höchstens 6 Knoten', 240, :solvers
                from package_version where id = :version""")
                .on(database)
                .with("version", problem.versionId())
                .with("solvers", solvers)
                .update();
    }

    /** As somebody reads it who comes later: what is proved is looked up now and then. */
    private String page(String language) {
        clock.reset();
        clock.advance(Duration.ofMinutes(LATER.incrementAndGet()));
        reader.prefer(language);
        return reader.get("/problems/" + problem.slug()).asString();
    }
}
