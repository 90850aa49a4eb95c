package dev.grundy.web.cache;

import static dev.grundy.testsupport.http.Request.given;
import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.Tier;
import dev.grundy.testsupport.AheadClock;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.PublishedProblem;
import dev.grundy.testsupport.RawHttp;
import dev.grundy.testsupport.RememberingProfile;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Headers;
import dev.grundy.testsupport.http.Request;
import dev.grundy.testsupport.http.Response;
import dev.grundy.testsupport.run.Slow;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import jakarta.inject.Inject;
import java.net.URI;
import java.time.Duration;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Collectors;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each test changes a title behind the application's back: a reader of the old one got a page that was kept. */
@Slow("every page is kept and changed")
@QuarkusTest
@TestProfile(RememberingProfile.class)
@QuarkusTestResource(PostgresResource.class)
class GuestPagesTest {
    @TestHTTPResource
    URI server;

    @Inject
    DataSource database;

    @Inject
    AheadClock clock;

    private PublishedProblem problem;
    private String list;
    private String before;
    private String after;

    @BeforeEach
    void publish() {
        String name = "kept-" + UUID.randomUUID();
        problem = PublishedProblem.addWithPage(database, name, Tier.FREE);
        list = "/problems?text=" + name;
        before = "Heap of " + name;
        after = "Pile of " + name;
        Sql.of("update problem set title = :slug, summary = 'Heap of ' || :slug where id = :id")
                .on(database)
                .with("slug", name)
                .with("id", problem.id())
                .update();
    }

    @AfterEach
    void resetTheClock() {
        clock.reset();
    }

    private void change() {
        Sql.of("update problem set summary = 'Pile of ' || slug where id = :id")
                .on(database)
                .with("id", problem.id())
                .update();
    }

    @Test
    void twoGuestsGetOnePageAndNoCookie() {
        Response first = Visit.asGuest().get(list);
        change();
        Response second = Visit.asGuest().get(list);
        assertThat(first.asString()).contains(before);
        assertThat(second.asString()).isEqualTo(first.asString());
        assertThat(first.cookies()).isEmpty();
        assertThat(second.cookies()).isEmpty();
    }

    @Test
    void aFormOnAKeptPageIsTaken() {
        Visit.asGuest().get(list);
        Visit guest = Visit.asGuest();
        assertThat(guest.get(list).asString()).contains("action=\"/theme\"");
        guest.submit("/theme", Map.of("theme", "dark")).then().statusCode(303);
    }

    @ParameterizedTest
    @CsvSource({"list, gzip", "list, identity", "problem, gzip", "/, gzip", "/paths, gzip"})
    void aKeptPageComesWithTheSameHeaders(String what, String encoding) {
        String page = what.equals("list") ? list : what.equals("problem") ? "/problems/" + problem.slug() : what;
        Response first = asBrowser(encoding).get(page);
        Response kept = asBrowser(encoding).get(page);
        assertThat(kept.statusCode()).isEqualTo(200);
        assertThat(headers(kept)).isEqualTo(headers(first));
        assertThat(kept.header("Content-Length")).isEqualTo(first.header("Content-Length"));
        assertThat(kept.header("X-Request-Id")).isNotEqualTo(first.header("X-Request-Id"));
        assertThat(kept.cookies()).isEqualTo(first.cookies());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Cookie         | grundy_session=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
                "Cookie         | grundy_theme=dark",
                "Cookie         | grundy_topics=hidden",
                "Cookie         | grundy_page_language=de",
                "Cookie         | grundy_flash=NOTICE:editorial-unlocked",
                "Cookie         | grundy_guest=1",
                "Cookie         | something=else",
                "Authorization  | Bearer nothing",
                "Accept-Language| de",
                "Accept         | application/xhtml+xml",
                "Range          | bytes=0-9",
                "If-None-Match  | \"a\"",
                "If-Modified-Since | Wed, 21 Oct 2015 07:28:00 GMT",
                "Host           | other.example"
            })
    void whoeverAsksOtherwiseGetsAPageOfTheirOwn(String header, String value) {
        String start = "GET " + list + " HTTP/1.1\nAccept: ";
        assertThat(body(start + "text/html")).contains(before);
        change();
        String own = header.equals("Accept") ? start + value : start + "text/html\n" + header + ": " + value;
        assertThat(body(own)).doesNotContain(before);
        assertThat(body(start + "text/html")).contains(before);
    }

    @Test
    void whoeverSignsInIsSomebodyAtOnce() {
        Visit guest = Visit.asGuest();
        guest.get(list);
        guest.get("/");
        String name = Visit.newName();
        guest.submit("/register", Map.of("name", name, "password", Visit.password()))
                .then()
                .statusCode(303);
        assertThat(guest.get(list).asString()).contains(name);
        assertThat(guest.get("/").asString()).contains(name);
        assertThat(Visit.asGuest().get(list).asString()).doesNotContain(name);
        guest.submit("/sign-out", Map.of());
        assertThat(guest.get(list).asString()).doesNotContain(name);
    }

    @Test
    void aMessageIsShownToWhomItIsFor() {
        Visit guest = Visit.asGuest();
        guest.get(list);
        guest.setCookie("grundy_flash", "NOTICE:editorial-unlocked");
        assertThat(guest.get(list).asString()).contains("flash--notice");
        assertThat(Visit.asGuest().get(list).asString()).doesNotContain("flash--");
        assertThat(guest.get(list).asString()).doesNotContain("flash--");
    }

    @Test
    void languageAndThemeAreTheirOwn() {
        Visit guest = Visit.asGuest();
        assertThat(guest.get(list).asString()).contains("lang=\"en\"", "data-theme=\"system\"");
        guest.submit("/theme", Map.of("theme", "dark"));
        guest.submit("/language", Map.of("language", "de"));
        for (int i = 0; i < 2; i++) {
            Response own = guest.get(list);
            assertThat(own.asString()).contains("lang=\"de\"", "data-theme=\"dark\"");
            assertThat(own.header("Content-Language")).isEqualTo("de");
            assertThat(Visit.asGuest().get(list).asString()).contains("lang=\"en\"", "data-theme=\"system\"");
        }
    }

    @Test
    void whatIsChangedHereIsSeenAtOnce() {
        Visit.asGuest().get(list);
        change();
        assertThat(Visit.asGuest().get(list).asString()).contains(before);
        Visit.asGuest().submit("/theme", Map.of("theme", "dark"));
        assertThat(Visit.asGuest().get(list).asString()).contains(after);
    }

    @Test
    void whatWasRefusedChangesNothing() {
        Visit.asGuest().get(list);
        change();
        given().from("cross-site").post("/theme").then().statusCode(403);
        assertThat(Visit.asGuest().get(list).asString()).contains(before);
    }

    @Test
    void whatChangesElsewhereIsSeenWhenTheMomentIsOver() {
        Visit.asGuest().get(list);
        change();
        clock.advance(Duration.ofMinutes(11));
        assertThat(Visit.asGuest().get(list).asString()).contains(after);
    }

    @Test
    void aProblemsPageAndThePathsAreKeptToo() {
        String page = "/problems/" + problem.slug();
        String first = Visit.asGuest().get(page).asString();
        Sql.of("update problem set title = 'Renamed' where id = :id")
                .on(database)
                .with("id", problem.id())
                .update();
        assertThat(Visit.asGuest().get(page).asString()).isEqualTo(first);
        assertThat(Visit.signedIn().get(page).asString()).contains("Renamed");
    }

    @Test
    void whatIsNotThereIsNotKept() {
        String page = "/problems/" + problem.slug() + "-later";
        assertThat(Visit.asGuest().get(page).statusCode()).isEqualTo(404);
        Sql.of("update problem set slug = slug || '-later' where id = :id")
                .on(database)
                .with("id", problem.id())
                .update();
        assertThat(Visit.asGuest().get(page).statusCode()).isEqualTo(200);
    }

    @Test
    void aQuestionForTheHeadAloneIsAnsweredAsBefore() {
        Visit.asGuest().get(list);
        given().head(list).then().statusCode(200);
        assertThat(Visit.asGuest().get(list).asString()).contains(before);
    }

    private String body(String request) {
        return new RawHttp(server).send(request).body();
    }

    private static Request asBrowser(String encoding) {
        return given().header("Accept", "text/html").header("Accept-Encoding", encoding);
    }

    private static Map<String, String> headers(Response answer) {
        return answer.headers().asList().stream()
                .filter(header -> !header.name().matches("(?i)x-request-id|set-cookie"))
                .collect(Collectors.toMap(
                        header -> header.name().toLowerCase(java.util.Locale.ROOT),
                        Headers.Header::value,
                        (one, other) -> one + ", " + other));
    }
}
