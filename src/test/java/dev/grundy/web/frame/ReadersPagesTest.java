package dev.grundy.web.frame;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.kernel.Tier;
import dev.grundy.problem.catalogue.Catalogue;
import dev.grundy.problem.catalogue.OwnProblems;
import dev.grundy.testsupport.Admins;
import dev.grundy.testsupport.AheadClock;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.PublishedProblem;
import dev.grundy.testsupport.RememberingProfile;
import dev.grundy.testsupport.Visit;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Parts of pages are kept and shown to other readers: never what is a reader's own, and never as it was before a change. */
@QuarkusTest
@TestProfile(RememberingProfile.class)
@QuarkusTestResource(PostgresResource.class)
class ReadersPagesTest {
    /** Longer than a sign-in is remembered. */
    private static final Duration LATER = Duration.ofMinutes(11);

    private static final int ROUNDS = 4;

    @Inject
    DataSource database;

    @Inject
    AheadClock clock;

    @Inject
    Catalogue catalogue;

    private String problem;

    @BeforeEach
    void addAProblem() {
        problem = "/problems/"
                + PublishedProblem.addWithPage(database, "readers-" + System.nanoTime(), Tier.FREE)
                        .slug();
    }

    @AfterEach
    void resetTheClock() {
        clock.reset();
    }

    @Test
    void twoReadersAtOnceGetNothingOfEachOther() throws Exception {
        Visit ada = Visit.signedIn();
        Visit ben = Visit.signedIn();
        choose(ada, "/account/language", "language", "de");
        choose(ben, "/theme", "theme", "dark");
        choose(ada, problem.replace("/problems/", "/notebook/bookmarks/"), "kept", "yes");
        CyclicBarrier together = new CyclicBarrier(2);
        try (ExecutorService readers = Executors.newFixedThreadPool(2)) {
            Future<Void> one = readers.submit(reads(ada, "<html lang=\"de\"", "data-theme=\"system\"", ben, together));
            Future<Void> other = readers.submit(reads(ben, "<html lang=\"en\"", "data-theme=\"dark\"", ada, together));
            one.get();
            other.get();
        }
        assertThat(page(ada, problem)).contains("aria-pressed=\"true\"");
        assertThat(page(ben, problem)).doesNotContain("aria-pressed=\"true\"");
    }

    @Test
    void aChangedLanguageShowsOnTheNextPage() {
        Visit visit = Visit.signedIn();
        assertThat(page(visit, problem)).contains("<html lang=\"en\"");
        choose(visit, "/account/language", "language", "de");
        assertThat(page(visit, problem)).contains("<html lang=\"de\"");
        choose(visit, "/account/language", "language", "en");
        assertThat(page(visit, problem)).contains("<html lang=\"en\"");
    }

    @Test
    void aNewRoleShowsInTheNavigation() {
        Visit visit = Visit.signedIn();
        String link = "href=\"/admin\"";
        assertThat(page(visit, "/problems")).doesNotContain(link);
        Admins.admit(database, visit.name());
        clock.advance(LATER);
        assertThat(page(visit, "/problems")).contains(link);
    }

    @Test
    void whatAReaderDoesShowsOnTheNextPage() {
        Visit visit = Visit.signedIn();
        String marks = problem.replace("/problems/", "/notebook/bookmarks/");
        page(visit, problem);
        choose(visit, marks, "kept", "yes");
        assertThat(page(visit, problem)).contains("aria-pressed=\"true\"");
        choose(visit, marks, "kept", "no");
        assertThat(page(visit, problem)).doesNotContain("aria-pressed=\"true\"");
    }

    /** All of it comes with one statement. */
    @Test
    void whatAReaderDoesAtAProblemShowsOnItsNextPageAndOnNobodyElses() {
        OwnProblems.loadInto(catalogue);
        Visit ada = Visit.signedIn();
        Visit ben = Visit.signedIn();
        String slug = "stones-one-three-four";
        String address = "/problems/" + slug;
        List<String> own = List.of(
                "a note of ada",
                "the shelf of ada",
                "// a draft of ada",
                "name=\"number\" value=\"2\"",
                "data-clock-time=");
        assertThat(page(ada, address)).doesNotContain(own);
        ada.submit("/notebook/notes/" + slug, Map.of("text", "a note of ada", "version", "", "return", address));
        ada.submit("/notebook/collections", Map.of("name", "the shelf of ada", "problem", slug, "return", address));
        ada.submit(address + "/draft", Map.of("language", "cpp", "source", "// a draft of ada", "version", "0"));
        ada.submit(address + "/hints", Map.of("number", "1"));
        ada.submit(address + "/session", Map.of("do", "begin"));
        assertThat(page(ada, address)).contains(own);
        assertThat(page(ben, address)).doesNotContain(own);

        ada.submit(address + "/draft", Map.of("language", "cpp", "source", "// the next draft", "version", "1"));
        ada.submit(address + "/hints", Map.of("number", "2"));
        ada.submit(address + "/session", Map.of("do", "end"));
        assertThat(page(ada, address))
                .contains("// the next draft", "name=\"number\" value=\"3\"")
                .doesNotContain("// a draft of ada", "data-clock-time=");
    }

    private Callable<Void> reads(Visit reader, String language, String theme, Visit other, CyclicBarrier together) {
        List<String> pages = Stream.of(
                        "/",
                        "/problems",
                        problem,
                        "/paths",
                        "/submissions",
                        "/account",
                        "/notebook",
                        "/practice",
                        "/status")
                .toList();
        return () -> {
            for (int i = 0; i < ROUNDS; i++) {
                for (String address : pages) {
                    together.await();
                    assertThat(page(reader, address))
                            .as(address)
                            .contains("/people/" + reader.name() + "\"", language, theme, mark(reader))
                            .doesNotContain("/people/" + other.name() + "\"", mark(other));
                }
            }
            return null;
        };
    }

    private static String mark(Visit visit) {
        return "data-visitor=\"" + visit.cookie(Visitor.MARK_COOKIE) + "\"";
    }

    private static void choose(Visit visit, String address, String field, String value) {
        visit.submit(address, Map.of(field, value, "return", "/problems"))
                .then()
                .statusCode(303);
    }

    private static String page(Visit visit, String address) {
        return visit.get(address).then().statusCode(200).extract().asString();
    }
}
