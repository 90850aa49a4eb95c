package dev.grundy.problem.paths;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.format.read.PackageReader;
import dev.grundy.problem.catalogue.Catalogue;
import dev.grundy.problem.catalogue.CatalogueLoaded;
import dev.grundy.problem.catalogue.OwnProblems;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.ReadLesson;
import dev.grundy.testsupport.Solving;
import dev.grundy.testsupport.Visit;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.enterprise.event.Event;
import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class PathPagesTest {
    private static final String PATH = "/paths/game-theory-from-zero";
    /** The path visits every problem. */
    private static final int STEPS =
            PackageReader.packagesIn(Path.of("problems")).size();

    @TempDir
    Path directory;

    @Inject
    DataSource database;

    @Inject
    Catalogue catalogue;

    @Inject
    Event<CatalogueLoaded> loaded;

    @Inject
    NextSteps next;

    @Inject
    PathRepository paths;

    private Solving solving;

    @BeforeEach
    void publish() {
        OwnProblems.loadInto(catalogue);
        solving = new Solving(database);
    }

    @Test
    void aGuestSeesEveryStepAndNoProgress() {
        String page = Visit.asGuest().get(PATH).then().statusCode(200).extract().asString();
        assertThat(page)
                .contains("Begin: What a game is", "Before:", "Nim and xor", "Lesson")
                .contains("href=\"/problems/divisor-game?path=game-theory-from-zero\"")
                .containsPattern("(?s)Divisor Game.*Race to N.*Stones 1-3-4.*Game on a Grid.*Heap of Games")
                .doesNotContain("of " + STEPS + " solved");
        assertThat(Visit.asGuest().get("/paths").asString()).contains(STEPS + " steps · 36 lessons");
    }

    @Test
    void progressIsThePersonsOwn() {
        Visit ada = Visit.signedIn();
        solving.solve(ada.name(), "GMT-005", "2026-01-03");
        assertThat(ada.get(PATH).asString()).contains("1 of " + STEPS + " solved", "Go on: Race to N");
        assertThat(ada.get("/paths").asString()).contains("1 of " + STEPS + " solved");
        assertThat(Visit.signedIn().get(PATH).asString())
                .contains("0 of " + STEPS + " solved · 0 of ", "Begin: What a game is");
    }

    @Test
    void whatComesNextIsTheFirstUnsolvedStepBehindAProblemAndThenWhatWasLeftOut() {
        Visit ada = Visit.signedIn();
        long account = solving.account(ada.name());
        assertThat(next.of(account).ask()).map(NextStop::slug).contains("what-a-game-is");
        solving.solve(ada.name(), "GMT-001", "2026-01-03");
        assertThat(slug(next.after(account, "stones-one-three-four").ask())).isEqualTo("two-corners");
        solving.solve(ada.name(), "GMT-014", "2026-01-04");
        solving.solve(ada.name(), "GMT-010", "2026-01-04");
        assertThat(slug(next.after(account, "stones-one-three-four").ask())).isEqualTo("play-nim");
        assertThat(next.of(account).ask()).map(NextStop::slug).contains("what-a-game-is");
        assertThat(slug(next.after(account, "heap-of-games").ask())).isEqualTo("what-a-game-is");
        assertThat(next.after(account, "no-such-problem").ask()).isEmpty();
    }

    @Test
    void afterAProblemAnUnreadLessonComesBeforeTheNextOne() {
        Visit ada = Visit.signedIn();
        long account = solving.account(ada.name());
        solving.solve(ada.name(), "GMT-019", "2026-01-03");
        assertThat(next.after(account, "play-nim").ask())
                .map(NextStop::address)
                .contains(PATH + "/lessons/misere-play");
        ReadLesson.by(ada, PATH, "misere-play");
        assertThat(next.after(account, "play-nim").ask())
                .map(NextStop::address)
                .contains("/problems/misere-nim?path=game-theory-from-zero");
    }

    /** The front page, the paths and the path itself name one and the same step, be it a lesson or a problem. */
    @Test
    void theFrontPageOffersWhatThePathOffers() {
        Visit ada = Visit.signedIn();
        assertThat(Visit.asGuest().get("/").asString()).contains("href=\"" + PATH + "/lessons/what-a-game-is\"");
        for (String problem : List.of("", "GMT-005", "GMT-006", "GMT-001", "GMT-010")) {
            if (!problem.isEmpty()) {
                solving.solve(ada.name(), problem, "2026-01-03");
            }
            String stop = "href=\""
                    + next.of(solving.account(ada.name())).ask().orElseThrow().address() + "\"";
            for (String page : List.of("/", "/paths", PATH)) {
                assertThat(ada.get(page).asString()).as(page).contains(stop);
            }
        }
        assertThat(next.of(solving.account(ada.name())).ask())
                .map(NextStop::slug)
                .contains("recap-won-or-lost");
    }

    @Test
    void aProblemOpenedFromThePathSaysWhereItStandsAndLeadsAlongIt() {
        Visit guest = Visit.asGuest();
        String along = "?path=game-theory-from-zero";
        for (String tab : List.of("", "/by-hand", "/play", "/submissions")) {
            String page = guest.get("/problems/nim" + tab + along).asString();
            assertThat(page)
                    .as(tab)
                    .contains("<a href=\"" + PATH + "#step-5\">Step 5 of " + STEPS + " · Game theory from zero</a>")
                    .contains("href=\"" + PATH + "/lessons/nim-and-xor\" rel=\"prev\"", "Lesson: Nim and xor")
                    .contains("href=\"/problems/play-nim" + along + "\" rel=\"next\"", "Next on the path: Play Nim")
                    .contains("href=\"/problems/nim/editorial" + along + "\"");
        }
        guest.prefer("de");
        assertThat(guest.get("/problems/play-nim" + along).asString())
                .contains("Schritt 6 von " + STEPS + " · ", "Lektion: Nim und xor", "Davor auf dem Lernpfad: Nim")
                .contains("Danach auf dem Lernpfad: Misère-Spiel");
    }

    @Test
    void theFirstAndTheLastOfThePathHaveNothingBeyond() {
        assertThat(Visit.asGuest()
                        .get("/problems/divisor-game?path=game-theory-from-zero")
                        .asString())
                .contains("Step 1 of ", "rel=\"prev\"", "rel=\"next\"");
        assertThat(Visit.asGuest()
                        .get("/problems/heap-of-games?path=game-theory-from-zero")
                        .asString())
                .contains("Step " + STEPS + " of " + STEPS, "lessons/recap-finale\" rel=\"next\"");
    }

    /** Of a path that is not there, or on which the problem does not lie, nothing is said. */
    @ParameterizedTest
    @ValueSource(strings = {"", "?path=none", "?path=", "?path=%3Cb%3E", "?path=a&path=b", "?order=", "?order=x"})
    void aReaderWhoFollowsNoPathSeesNone(String query) {
        assertThat(Visit.asGuest()
                        .get("/problems/nim" + query)
                        .then()
                        .statusCode(200)
                        .extract()
                        .asString())
                .contains("<h1>Nim</h1>")
                .doesNotContain("problem-head__way", "rel=\"next\"", "rel=\"prev\"");
    }

    @Test
    void aPartEndsWithACardThatSumsItUp() {
        Visit ada = Visit.signedIn();
        assertThat(ada.get(PATH).asString())
                .containsPattern(
                        "(?s)Coin Game of Two Corners.*</ol>\\s*<aside class=\"card path-recap\" id=\"lesson-2\"")
                .contains("Recap: Won or lost");
        ada.submit(PATH + "/lessons/recap-won-or-lost/read", Map.of());
        assertThat(ada.get(PATH).asString()).contains("path-recap path-step--solved\" id=\"lesson-2\"");
    }

    /** Lessons keep their names when a path is arranged anew, and so does what somebody has read. */
    @Test
    void progressOfAnOlderOrderStays() {
        Visit ada = Visit.signedIn();
        for (String lesson : List.of("partizan-games", "large-boards", "sums", "nim-and-xor")) {
            ReadLesson.by(ada, PATH, lesson);
        }
        solving.solve(ada.name(), "GMT-017", "2026-01-03");
        assertThat(ada.get(PATH).asString()).contains("1 of " + STEPS + " solved · 4 of 36 lessons read");
    }

    @Test
    void whoeverHasSolvedAllIsDone() {
        Visit ada = Visit.signedIn();
        for (Path problem : PackageReader.packagesIn(Path.of("problems"))) {
            solving.solve(ada.name(), problem.getFileName().toString(), "2026-01-03");
        }
        assertThat(ada.get(PATH).asString())
                .contains(STEPS + " of " + STEPS + " solved", "You have solved every problem of this path.");
        assertThat(next.of(solving.account(ada.name())).ask()).isEmpty();
        assertThat(next.after(solving.account(ada.name()), "nim").ask()).isEmpty();
    }

    @Test
    void aStepWithoutAPublishedProblemIsPassedOver() {
        setPublished("GMT-005", false);
        try {
            assertThat(Visit.asGuest().get(PATH).asString())
                    .doesNotContain("Divisor Game</a>")
                    .contains("Begin: What a game is");
        } finally {
            setPublished("GMT-005", true);
        }
    }

    /** As another node does; this one learns it when it reads packages again. */
    private void setPublished(String problem, boolean published) {
        Sql.of("update problem set published = :published where display_id = :problem")
                .on(database)
                .with("published", published)
                .with("problem", problem)
                .update();
        loaded.fire(new CatalogueLoaded(Path.of("problems"), List.of()));
    }

    @Test
    void aBrokenPathStaysAsItWasAndOneWhoseFileIsGoneGoes() throws IOException {
        Path paths = Files.createDirectories(directory.resolve("paths"));
        String good = "title: Mine\ntext: b\nparts:\n  - title: c\n    steps:\n"
                + "      - {problem: GMT-001, why: d, before: e}\n      - {problem: XYZ-001, why: d, before: e}\n";
        Files.writeString(paths.resolve("mine.yaml"), good);
        loaded.fire(new CatalogueLoaded(directory, List.of()));
        assertThat(Visit.asGuest().get("/paths/mine").asString()).contains("Stones 1-3-4");
        assertThat(faults()).contains("no published problem has the display id 'XYZ-001'");
        Files.writeString(paths.resolve("mine.yaml"), "title: Broken\n");
        loaded.fire(new CatalogueLoaded(directory, List.of()));
        assertThat(Visit.asGuest().get("/paths/mine").asString()).contains("<h1>Mine</h1>");
        assertThat(faults()).contains("mine.yaml:1: error: text is missing");
        Files.delete(paths.resolve("mine.yaml"));
        loaded.fire(new CatalogueLoaded(directory, List.of()));
        assertThat(Visit.asGuest().get("/paths/mine").statusCode()).isEqualTo(404);
        loaded.fire(new CatalogueLoaded(Path.of("problems"), List.of()));
        assertThat(Visit.asGuest().get(PATH).statusCode()).isEqualTo(200);
    }

    /** Every login may take any advisory lock, and no other login the table's. */
    @Test
    void loadingIsLockedByTheTable() {
        List<String> locks = QuarkusTransaction.requiringNew().call(() -> {
            paths.lock();
            return Sql.of("select locktype || ' ' || mode as lock from pg_locks where pid = pg_backend_pid()")
                    .on(database)
                    .list(row -> row.getString("lock"));
        });
        assertThat(locks).contains("relation ExclusiveLock").noneMatch(lock -> lock.startsWith("advisory"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"/paths/none", "/paths/%00", "/paths/..%2f..", "/paths/Game"})
    void thereIsNoOtherPath(String address) {
        assertThat(Visit.asGuest().get(address).statusCode()).isBetween(400, 404);
    }

    private String faults() {
        return Sql.of("select faults::text from broken_package where directory = 'paths'")
                .on(database)
                .one(row -> row.getString("faults"));
    }

    private static String slug(Optional<NextStop> stop) {
        return stop.map(NextStop::slug).orElse("");
    }
}
