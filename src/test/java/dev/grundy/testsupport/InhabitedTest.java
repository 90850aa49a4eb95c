package dev.grundy.testsupport;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.problem.catalogue.Catalogue;
import dev.grundy.problem.catalogue.OwnProblems;
import dev.grundy.testsupport.People.Person;
import dev.grundy.testsupport.People.Sent;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What {@code ./grundy dev} begins with comes into being on a database with all migrations. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class InhabitedTest {
    @Inject
    DataSource database;

    @Inject
    Catalogue catalogue;

    @BeforeEach
    void aTownWithPeople() {
        OwnProblems.loadInto(catalogue);
        new Inhabited(database, Instant.EPOCH).settle();
    }

    @Test
    void everybodyIsThereWithWhatTheySent() {
        for (Person person : People.all()) {
            assertThat(sentBy(person.name()))
                    .as(person.name())
                    .containsExactlyElementsOf(
                            person.sent().stream().map(Sent::problem).toList());
            assertThat(tierOf(person.name()))
                    .as(person.name())
                    .isEqualTo(person.tier().code());
        }
    }

    @Test
    void theyComeOnlyOnce() {
        new Inhabited(database, Instant.EPOCH).settle();
        assertThat(sentBy("ada")).hasSize(2);
    }

    @Test
    void theirPasswordsOpenTheirPages() {
        Visit eve = Visit.asGuest();
        eve.submit("/sign-in", Map.of("name", "eve", "password", Visit.password()))
                .then()
                .statusCode(303);
        Admins.admit(database, "eve");
        assertThat(eve.get("/admin/problems").statusCode()).isEqualTo(200);
    }

    private List<String> sentBy(String name) {
        return Sql.of("""
                select problem.slug from submission
                join account on account.id = submission.account_id
                join problem on problem.id = submission.problem_id
                where account.name = :name order by submission.id""").on(database).with("name", name).list(row -> row.getString("slug"));
    }

    private String tierOf(String name) {
        return Sql.of("""
                select coalesce(max(entitlement.tier), 'free') as tier from account
                left join entitlement on account.id = entitlement.account_id where account.name = :name""").on(database).with("name", name).one(row -> row.getString("tier"));
    }
}
