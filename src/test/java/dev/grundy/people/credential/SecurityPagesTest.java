package dev.grundy.people.credential;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.people.security.SecurityEvent;
import dev.grundy.testsupport.Admins;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.Visit;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.util.Map;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class SecurityPagesTest {
    private static final String SEEN = "/account/security";

    @Inject
    DataSource database;

    @Test
    void aPersonSeesWhatHappenedToTheirAccount() {
        Visit visit = Visit.signedIn();
        Visit guesser = Visit.asGuest();
        guesser.submit("/sign-in", Map.of("name", visit.name(), "password", "not the one"));
        guesser.submit("/sign-in", Map.of("name", visit.name(), "password", "not the one"));
        visit.submit("/sign-in", Map.of("name", visit.name(), "password", Visit.password()));
        visit.submit("/account/password", Map.of("current", "not the one", "password", "a wholly new one"));
        visit.submit("/account/password", Map.of("current", Visit.password(), "password", "a wholly new one"));

        assertThat(visit.get(SEEN).asString())
                .containsSubsequence(
                        "Password changed",
                        "Wrong current password",
                        "Signed in",
                        "Sign-in failed",
                        "2 times within an hour",
                        "Registered",
                        "127.0.0.1");
    }

    @Test
    void browsersAreNamedInWords() {
        Visit visit = Visit.signedIn();
        visit.request()
                .header("User-Agent", "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
                .formParam("current", "not the one")
                .formParam("password", "a wholly new one")
                .post("/account/password");

        assertThat(visit.get(SEEN).asString())
                .containsSubsequence("Wrong current password", "127.0.0.1 · Firefox on Linux")
                .doesNotContain("Mozilla");
    }

    @Test
    void nobodySeesWhatHappenedToAnothersAccount() {
        Visit ada = Visit.signedIn();
        ada.submit("/account/password", Map.of("current", "not the one", "password", "a wholly new one"));

        assertThat(Visit.signedIn().get(SEEN).asString()).doesNotContain("Wrong current password");
        Visit.signedIn().get("/admin/security").then().statusCode(404);
        Visit.asGuest().get("/admin/security").then().statusCode(404);
        Visit.asGuest().get(SEEN).then().statusCode(303);
    }

    @Test
    void adminsFindEventsByPersonAndKind() {
        Visit admin = admin();
        Visit ada = Visit.signedIn();
        ada.submit("/account/sign-out-everywhere", Map.of());

        assertThat(admin.get("/admin/security?person=" + ada.name()).asString())
                .contains("<td>All browsers signed out</td>", "<td>Registered</td>");
        assertThat(admin.get("/admin/security?kind=registered&person=" + ada.name())
                        .asString())
                .doesNotContain("<td>All browsers signed out</td>")
                .contains("<td>Registered</td>");
        assertThat(admin.get("/admin/security?person=nobody-at-all").asString()).contains("No account has that name.");
        assertThat(admin.get("/admin/security?person=%3Cb%3E&kind=no-kind&before=x")
                        .asString())
                .contains("No account has that name.", "value=\"&lt;b&gt;\"");
    }

    @Test
    void manyEventsAreShownPageByPage() {
        Visit admin = admin();
        Visit ada = Visit.signedIn();
        Sql.of("""
                insert into security_event (kind, account_id, happened_at, last_at, address, browser, detail)
                select 'token-made', a.id, now(), now(), '', '', 'number ' || n
                from account a, generate_series(1, 60) as n where a.name = :name""").on(database).with("name", ada.name()).update();

        String first = admin.get("/admin/security?person=" + ada.name()).asString();
        assertThat(first).contains("number 60").doesNotContain("number 10<");
        String next = first.replaceFirst("(?s).*href=\"(/admin/security[^\"]*before=\\d+)\".*", "$1")
                .replace("&amp;", "&");
        assertThat(admin.get(next).asString())
                .contains("number 10<", "Registered")
                .doesNotContain("number 11<");
    }

    @Test
    void whatStrangersTypeIsKeptNowhere() {
        Visit.asGuest().submit("/sign-in", Map.of("name", "my-secret-phrase", "password", "not the one"));

        assertThat(Sql.of("select count(*) from security_event e where e::text like '%my-secret-phrase%'")
                        .on(database)
                        .<Long>one(row -> row.getLong(1)))
                .isZero();
        assertThat(Sql.of("select count(*) from security_event where account_id is null and kind = :kind")
                        .on(database)
                        .with("kind", SecurityEvent.SIGN_IN_FAILED.code())
                        .<Long>one(row -> row.getLong(1)))
                .isPositive();
    }

    private Visit admin() {
        Visit admin = Visit.signedIn();
        Admins.admit(database, admin.name());
        return admin;
    }
}
