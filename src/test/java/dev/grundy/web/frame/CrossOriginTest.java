package dev.grundy.web.frame;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.people.tier.Addresses;
import dev.grundy.people.tier.Asking;
import dev.grundy.testsupport.Admins;
import dev.grundy.testsupport.Belongings;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Request;
import dev.grundy.testsupport.http.Response;
import dev.grundy.testsupport.run.Slow;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.vertx.ext.web.Router;
import jakarta.enterprise.inject.spi.BeanManager;
import jakarta.inject.Inject;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;

/** Asks every address of the application that may change something as a page of another site makes a browser ask. */
@Slow("every address that changes something is asked in many ways")
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class CrossOriginTest {
    private static final Set<String> QUESTIONS = Set.of("GET", "HEAD", "OPTIONS");
    private static final String EVIL = "https://evil.example";
    private static final String PAYMENTS = "POST /payment/events";

    @Inject
    Router router;

    @Inject
    BeanManager beans;

    @Inject
    DataSource database;

    @Test
    void noAddressTakesAForgedRequestOfSomebodyWhoIsSignedIn() {
        Visit eve = admin();
        Map<String, String> before = Belongings.of(database, account(eve));
        List<Supplier<Request>> forged = List.of(
                () -> eve.request().from("cross-site"),
                () -> eve.request().from("same-site"),
                () -> eve.request().from("cross-site").header("Origin", Request.home()),
                () -> eve.request().fromNowhere().header("Origin", EVIL),
                () -> eve.request().fromNowhere().header("Origin", "null"),
                () -> eve.request().fromNowhere().header("Origin", "http://localhost:1"),
                () -> eve.request().fromNowhere());
        Set<String> taken = new TreeSet<>();
        for (Asking asking : unsafe()) {
            forged.stream()
                    .map(request -> ask(asking, request.get(), eve.name()))
                    .filter(answer -> !isRefused(asking, answer))
                    .forEach(answer -> taken.add(name(asking) + ": " + answer.statusCode()));
        }
        assertThat(taken).isEmpty();
        assertThat(Belongings.of(database, account(eve))).isEqualTo(before);
        assertThat(eve.get("/account").statusCode())
                .as("she is still signed in")
                .isEqualTo(200);
    }

    /** Signing in, too: who is signed in as somebody else writes into somebody else's account. */
    @Test
    void noAddressTakesAForgedRequestOfAGuest() {
        List<Supplier<Request>> forged = List.of(
                () -> Request.given().from("cross-site"),
                () -> Request.given().fromNowhere().header("Origin", EVIL),
                () -> Request.given().fromNowhere().header("Origin", "null"));
        Set<String> taken = new TreeSet<>();
        for (Asking asking : unsafe()) {
            forged.stream()
                    .map(request -> ask(asking, request.get(), "nobody"))
                    .filter(answer ->
                            !isRefused(asking, answer) || !answer.cookies().isEmpty())
                    .forEach(answer -> taken.add(name(asking) + ": " + answer.statusCode()));
        }
        assertThat(taken).isEmpty();
    }

    @Test
    void whatAPageOfOursSendsGoesOn() {
        List<Supplier<Request>> own = List.of(
                Request::given,
                () -> Request.given().from("none"),
                () -> Request.given().fromNowhere().header("Origin", Request.home()),
                () -> Request.given().fromNowhere());
        Set<String> refused = new TreeSet<>();
        for (Asking asking : unsafe()) {
            own.stream()
                    .map(request -> ask(asking, request.get(), "nobody"))
                    .filter(answer -> isRefused(asking, answer))
                    .forEach(answer -> refused.add(name(asking)));
        }
        assertThat(refused).isEmpty();
    }

    @Test
    void aBrowserThatTellsTheOriginAloneSignsInAndSendsForms() {
        Visit known = Visit.signedIn();
        Visit here = Visit.asGuest();
        Response signedIn = here.request()
                .fromNowhere()
                .header("Origin", Request.home())
                .formParams(Map.of("name", known.name(), "password", Visit.password()))
                .post("/sign-in");
        assertThat(signedIn.statusCode()).isEqualTo(303);
        here.setCookie("grundy_session", signedIn.cookie("grundy_session"));
        assertThat(here.request()
                        .fromNowhere()
                        .header("Origin", Request.home())
                        .formParam("name", "my shelf")
                        .post("/notebook/collections")
                        .statusCode())
                .isEqualTo(303);
        assertThat(here.get("/notebook").asString()).contains("my shelf");
    }

    @Test
    void theRefusalSaysWhatToDoInTheReadersLanguage() {
        Visit ada = Visit.signedIn();
        assertThat(ada.request().from("cross-site").post("/theme").asString())
                .contains("<html lang=\"en\"", "Open the page on this site and try again.");
        ada.prefer("de");
        assertThat(ada.request().from("cross-site").post("/theme").asString())
                .contains("<html lang=\"de\"", "Öffne die Seite auf dieser Website und versuche es noch einmal.");
    }

    @Test
    void aScriptIsToldInTheFormThatItAsksFor() {
        Visit ada = Visit.signedIn();
        Response part =
                ada.request().from("cross-site").header("X-Fragment", "run").post("/problems/nim/run");
        assertThat(part.statusCode()).isEqualTo(403);
        assertThat(part.asString()).contains("Open the page on this site").doesNotContain("<html");
        Response json =
                ada.request().from("cross-site").accept("application/json").post("/problems/nim/submit");
        assertThat(json.json().getString("detail")).contains("Open the page on this site");
        Response api = ada.request().fromNowhere().post("/api/v1/submissions");
        assertThat(api.json().getString("detail"))
                .isEqualTo("The request carries a cookie and does not say which page sent it.");
    }

    /** A form that sends it again would be a page of ours. */
    @Test
    void theRefusalGivesNothingOfTheRequestBack() {
        Response refused = Visit.signedIn()
                .request()
                .from("cross-site")
                .formParams(Map.of("language", "python", "source", "print('of another site')"))
                .post("/problems/nim/submit");
        assertThat(refused.asString()).doesNotContain("of another site", "<form");
    }

    @Test
    void aLargeBodyIsRefusedUnread() {
        Response refused = Visit.signedIn()
                .request()
                .from("cross-site")
                .formParam("source", "x".repeat(400_000))
                .post("/problems/nim/submit");
        assertThat(refused.statusCode()).isEqualTo(403);
    }

    @Test
    void whatPaysHereIsHeardWithoutCookieAndWithoutThatHeader() {
        Asking payment = Asking.all().get(PAYMENTS);
        assertThat(ask(payment, Request.given().fromNowhere(), "nobody").contentType())
                .startsWith("text/plain");
    }

    private List<Asking> unsafe() {
        Map<String, Asking> all = Asking.all();
        List<Asking> unsafe = Addresses.all(router, beans).stream()
                .filter(address -> !QUESTIONS.contains(address.substring(0, address.indexOf(' '))))
                .map(all::get)
                .toList();
        assertThat(unsafe).hasSizeGreaterThan(100).doesNotContainNull();
        return unsafe;
    }

    private static boolean isRefused(Asking asking, Response answer) {
        return answer.statusCode() == 403
                && answer.asString()
                        .contains(asking.isOfTheApi() ? "errors/cross-origin" : Texts.of("error-cross-origin-title"));
    }

    private static String name(Asking asking) {
        return asking.method() + " " + asking.path();
    }

    private static Response ask(Asking asking, Request request, String person) {
        Map<String, String> names = new HashMap<>(Map.of("slug", "nim", "person", person, "statement-word", "x"));
        Stream.of("submission", "accepted", "foreign", "solution", "session").forEach(name -> names.put(name, "1"));
        return asking.ask(request, asking.addresses(names).getFirst(), names);
    }

    private Visit admin() {
        Visit eve = Visit.signedIn();
        Admins.admit(database, eve.name());
        return eve;
    }

    private long account(Visit visit) {
        return Sql.of("select id from account where name = :name")
                .on(database)
                .with("name", visit.name())
                .one(row -> row.getLong("id"));
    }
}
