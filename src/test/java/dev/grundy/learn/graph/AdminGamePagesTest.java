package dev.grundy.learn.graph;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.Tier;
import dev.grundy.testsupport.Admins;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.PublishedProblem;
import dev.grundy.testsupport.Visit;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.util.UUID;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class AdminGamePagesTest {
    private static final String PAGE = "/admin/games";
    private static final String FAULT =
            "game/rules.cpp printed no state graph: a move leads to position 5 (on a given input); print <b>it</b>";

    @Inject
    DataSource database;

    private Visit eve;
    private PublishedProblem problem;

    @BeforeEach
    void aProblem() {
        eve = Visit.signedIn();
        Admins.admit(database, eve.name());
        problem = PublishedProblem.addWithPage(
                database, "played-" + UUID.randomUUID().toString().substring(0, 8), Tier.FREE);
    }

    @Test
    void whatCouldNotBeMadeIsListedWithFileAndCure() {
        failed("2-17", FAULT, 0);
        assertThat(eve.get(PAGE).asString())
                .contains(
                        "Heap of " + problem.slug(),
                        "href=\"/problems/" + problem.slug() + "/play/2-17\">Level 2, instance 17</a>",
                        FAULT.replace("<", "&lt;").replace(">", "&gt;"),
                        "fix the rules in the package and publish it",
                        "datetime=\"2026-01-01T12:00:00Z\"")
                .doesNotContain("Every game that was asked for could be prepared");
        assertThat(eve.get("/admin/problems").asString())
                .contains("href=\"/admin/games\">")
                .containsPattern("One game could not be prepared|games could not be prepared");
    }

    @Test
    void rulesThatFailOnManyInstancesAreNamedAFewTimes() {
        for (int seed = 1; seed <= 8; seed++) {
            failed("1-" + seed, FAULT + seed, seed);
        }
        assertThat(section())
                .contains("Level 1, instance 8", "Level 1, instance 4", "3 earlier games of this problem")
                .doesNotContain("Level 1, instance 3<");
    }

    @Test
    void whatIsNotServedOrNotFailedIsNotListed() {
        Sql.of("""
                insert into game_graph (package_version_id, name, input, asked_at, made_at, refusal)
                values (:version, 'own-0123456789abcdef01234567', '1', now(), now(), 'no input')""").on(database).with("version", problem.versionId()).update();
        assertThat(eve.get(PAGE).asString()).doesNotContain(problem.slug());
        failed("sample-1", FAULT, 0);
        assertThat(eve.get(PAGE).asString()).contains(problem.slug());
        Sql.of("update problem set published = false where id = :id")
                .on(database)
                .with("id", problem.id())
                .update();
        assertThat(eve.get(PAGE).asString()).doesNotContain(problem.slug());
    }

    @Test
    void onlyAdminsSeeIt() {
        failed("sample-1", FAULT, 0);
        Visit moderator = Visit.signedIn();
        Admins.appoint(database, moderator.name(), "moderator");
        assertThat(moderator.get(PAGE).statusCode()).isEqualTo(404);
        assertThat(Visit.signedIn().get(PAGE).statusCode()).isEqualTo(404);
        assertThat(Visit.asGuest().get(PAGE).statusCode()).isEqualTo(404);
    }

    /** What is said of this test's problem. */
    private String section() {
        String page = eve.get(PAGE).asString();
        int from = page.indexOf("<h2><a href=\"/problems/" + problem.slug() + "\">");
        assertThat(from).isPositive();
        return page.substring(from, page.indexOf("</section>", from));
    }

    /** @param minute of the hour in which it was tried last */
    private void failed(String name, String message, int minute) {
        Sql.of("""
                insert into game_graph (package_version_id, name, input, asked_at, made_at, message)
                values (:version, :name, '1', now(), timestamptz '2026-01-01 12:00:00+00' + :minute * interval '1 minute', :message)""")
                .on(database)
                .with("version", problem.versionId())
                .with("name", name)
                .with("minute", minute)
                .with("message", message)
                .update();
    }
}
