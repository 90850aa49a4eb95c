package dev.grundy.people.tier;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.lang.ArchRule;
import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.Tier;
import dev.grundy.testsupport.MainClasses;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.PublishedProblem;
import dev.grundy.testsupport.Visit;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.time.Clock;
import java.time.Instant;
import java.util.Map;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;

/** A tier opens texts. It makes nobody's program be judged sooner, on other tests, or with better answers. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class FairnessTest {
    private static final JavaClasses MAIN = MainClasses.all();

    /** Those through which a program goes from its sender to what is said of it. */
    private static final String[] JUDGING = {
        "dev.grundy.base.queue..",
        "dev.grundy.app.node..",
        "dev.grundy.judge..",
        "dev.grundy.submission.standing..",
        "dev.grundy.format.difference.."
    };

    @Inject
    DataSource database;

    @Inject
    Entitlements entitlements;

    @Inject
    Clock clock;

    @Test
    void nothingThatJudgesKnowsTiers() {
        ArchRule rule = noClasses()
                .that()
                .resideInAnyPackage(JUDGING)
                .should()
                .dependOnClassesThat()
                .haveFullyQualifiedName(Tier.class.getName())
                .orShould()
                .dependOnClassesThat()
                .resideInAPackage("dev.grundy.people.tier..");
        rule.check(MAIN);
    }

    @Test
    void whoPaysIsQueuedLikeWhoDoesNot() {
        PublishedProblem problem = PublishedProblem.addWithPage(database, "fair", Tier.FREE);
        Visit payer = Visit.signedIn();
        Instant now = clock.instant();
        entitlements.grant(new Entitlement(accountOf(payer), Tier.PRO, now, Instant.MAX), now);
        assertThat(queued(payer, problem)).isEqualTo(queued(Visit.signedIn(), problem));
    }

    /** All that the queue goes by and its sender could be given; the rest it knows by itself. */
    private String queued(Visit visit, PublishedProblem problem) {
        visit.submit("/problems/" + problem.slug() + "/submit", Map.of("language", "python", "source", "print(1)"))
                .then()
                .statusCode(303);
        return Sql.of("""
                select concat_ws(' ', w.kind, w.needs, w.lane, w.state, w.attempt) as row
                from work w join judging j on j.id = w.subject
                where w.kind = 'judge' and j.account_id = :account""").on(database).with("account", accountOf(visit)).one(row -> row.getString("row"));
    }

    private long accountOf(Visit visit) {
        return new EntitlementRepository(database).accountNamed(visit.name()).orElseThrow();
    }
}
