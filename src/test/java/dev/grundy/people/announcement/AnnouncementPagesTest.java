package dev.grundy.people.announcement;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.testsupport.Admins;
import dev.grundy.testsupport.AheadClock;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Response;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What an admin says to everybody. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class AnnouncementPagesTest {
    private static final String PAGE = "/admin/announcements";

    @Inject
    DataSource database;

    @Inject
    AheadClock clock;

    private Visit eve;

    @BeforeEach
    void anAdmin() {
        eve = Visit.signedIn();
        Admins.admit(database, eve.name());
    }

    @AfterEach
    void silence() {
        clock.reset();
        Sql.of("update announcement set withdrawn_at = now() where withdrawn_at is null")
                .on(database)
                .update();
    }

    @Test
    void everybodyReadsItInTheirLanguage() {
        assertThat(announce(Map.of("kind", "maintenance", "english", "Down **tonight** <b>", "german", "*Heute* Pause"))
                        .statusCode())
                .isEqualTo(303);
        for (String page : List.of("/", "/problems", "/sign-in", "/status")) {
            assertThat(Visit.asGuest().get(page).asString())
                    .as(page)
                    .contains("announcement--maintenance", "Down <strong>tonight</strong> &lt;b&gt;")
                    .doesNotContain("Pause");
        }
        Visit german = Visit.signedIn();
        german.prefer("de");
        assertThat(german.get("/problems").asString())
                .contains("<em>Heute</em> Pause")
                .doesNotContain("tonight");
        assertThat(eve.get("/admin/audit?action=announced&person=" + eve.name()).asString())
                .contains("Announced", "Down **tonight** &lt;b&gt;");
    }

    @Test
    void whoDismissesItSeesItNoMoreAndOthersDo() {
        announce(Map.of("english", "First word"));
        announce(Map.of("english", "Second word"));
        Visit guest = Visit.asGuest();
        String page = guest.get("/problems?text=x").asString();
        assertThat(page).contains("First word", "Second word");
        String id = page.replaceFirst("(?s).*First word.*?name=\"id\" value=\"(\\d+)\".*", "$1");
        Response back = guest.submit("/announcements/dismiss", Map.of("id", id, "return", "/problems?text=x"));
        assertThat(back.statusCode()).isEqualTo(303);
        assertThat(back.header("Location")).endsWith("/problems?text=x");
        assertThat(guest.get("/problems").asString()).contains("Second word").doesNotContain("First word");
        assertThat(Visit.asGuest().get("/problems").asString()).contains("First word");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "x", "-1", "99999999999999999999", "1.2.3", "%00"})
    void nonsenseDismissesNothing(String id) {
        announce(Map.of("english", "Still here"));
        Visit guest = Visit.asGuest();
        guest.setCookie("grundy_dismissed", "x.." + id + ".999999999999999999999.0");
        assertThat(guest.submit("/announcements/dismiss", Map.of("id", id, "return", "https://evil.example"))
                        .statusCode())
                .isEqualTo(303);
        assertThat(guest.get("/problems").asString()).contains("Still here");
    }

    @Test
    void itBeginsAndEndsAtItsInstants() {
        announce(Map.of(
                "english", "Tomorrow only", "from", in(Duration.ofHours(24)), "until", in(Duration.ofHours(48))));
        assertThat(Visit.asGuest().get("/").asString()).doesNotContain("Tomorrow only");
        assertThat(eve.get(PAGE).asString()).contains("Tomorrow only", "to come");
        clock.advance(Duration.ofHours(25));
        assertThat(Visit.asGuest().get("/").asString()).contains("Tomorrow only");
        clock.advance(Duration.ofHours(24));
        assertThat(Visit.asGuest().get("/").asString()).doesNotContain("Tomorrow only");
    }

    @Test
    void itIsWithdrawnAndStaysInTheHistory() {
        announce(Map.of("english", "A mistake"));
        String page = eve.get(PAGE).asString();
        assertThat(page).contains("shown now");
        String id = page.replaceFirst("(?s).*?announcements/withdraw.*?name=\"id\" value=\"(\\d+)\".*", "$1");
        eve.submit(PAGE + "/withdraw", Map.of("id", id));
        assertThat(Visit.asGuest().get("/").asString()).doesNotContain("A mistake");
        assertThat(eve.get(PAGE).asString()).contains("A mistake", "withdrawn");
        eve.submit(PAGE + "/withdraw", Map.of("id", id));
        assertThat(eve.get(PAGE).asString()).contains("It was no longer shown already.");
        for (String none : List.of("", "x", "999999999999999999", "9999999999999999999")) {
            assertThat(eve.submit(PAGE + "/withdraw", Map.of("id", none)).statusCode())
                    .isEqualTo(303);
        }
        assertThat(eve.get("/admin/audit?kind=announcement&about=" + id).asString())
                .containsSubsequence("Announcement withdrawn", "Announced");
    }

    @Test
    void aFormSentTwiceAnnouncesOnce() {
        Map<String, String> form = Map.of("english", "Said once", "until", "2099-01-01T00:00");
        announce(form);
        announce(form);
        assertThat(eve.get(PAGE).asString()).contains("The same is announced already.");
        assertThat(Visit.asGuest().get("/").asString().split("Said once", -1)).hasSize(2);
    }

    @Test
    void whatMakesNoAnnouncementIsToldAtItsField() {
        for (Map<String, String> wrong : List.of(
                Map.of("kind", "gossip"),
                Map.of("english", " "),
                Map.of("german", "x".repeat(1001)),
                Map.of("from", "soon"),
                Map.of("until", ""),
                Map.of("until", "2001-01-01T00:00"),
                Map.of("from", "2098-01-01T00:00", "until", "2097-01-01T00:00"),
                Map.of("until", "+999999999-01-01T00:00"))) {
            Response refused = announce(wrong);
            assertThat(refused.statusCode()).as(wrong.toString()).isEqualTo(422);
            assertThat(refused.asString()).contains("field__error");
        }
        assertThat(announce(Map.of("kind", "gossip")).asString()).contains("Hello</textarea>");
    }

    @Test
    void requiredFieldsAreMarkedAndWhatIsTypedComesBackWithWhatIsWrong() {
        String page = eve.get(PAGE).asString();
        for (String field : List.of("kind", "english", "german", "until")) {
            assertThat(page)
                    .containsPattern("<label[^>]* for=\"" + field + "\">[^<]*<span class=\"field__required\">required");
        }
        assertThat(page).doesNotContainPattern("<label[^>]* for=\"from\">[^<]*<span");
        assertThat(announce(Map.of("from", "soon", "until", "")).asString())
                .contains("value=\"soon\"", "Hello</textarea>", "Hallo</textarea>", "That is no date with a time.");
        assertThat(announce(Map.of("until", "2001-01-01T00:00")).asString())
                .contains("value=\"2001-01-01T00:00\"", "That is over already.");
        assertThat(announce(Map.of("from", "2098-01-01T00:00", "until", "2097-01-01T00:00"))
                        .asString())
                .contains("That is not after the beginning.");
    }

    /** For the database these two would be one time. */
    @Test
    void withinASecondAnEndIsNotAfterItsBeginning() {
        Response refused =
                announce(Map.of("from", "2098-01-01T00:00:00.0000001", "until", "2098-01-01T00:00:00.0000002"));
        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(refused.asString()).contains("That is not after the beginning.");
    }

    @Test
    void aTimeIsTakenWithABlankToo() {
        announce(Map.of(
                        "english",
                        "With a blank",
                        "until",
                        in(Duration.ofHours(72)).replace('T', ' ')))
                .then()
                .statusCode(303);
        assertThat(Visit.asGuest().get("/").asString()).contains("With a blank");
    }

    private Response announce(Map<String, String> fields) {
        Map<String, String> form = new HashMap<>(
                Map.of("kind", "info", "english", "Hello", "german", "Hallo", "until", in(Duration.ofHours(72))));
        form.putAll(fields);
        return eve.submit(PAGE, form);
    }

    private static String in(Duration time) {
        return LocalDateTime.ofInstant(Instant.now().plus(time), ZoneOffset.UTC)
                .truncatedTo(ChronoUnit.MINUTES)
                .toString();
    }
}
