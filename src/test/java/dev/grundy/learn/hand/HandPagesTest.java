package dev.grundy.learn.hand;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.learn.hand.HandInstanceRepository.Addition;
import dev.grundy.learn.hand.HandInstanceRepository.NewInstance;
import dev.grundy.problem.catalogue.Catalogue;
import dev.grundy.problem.catalogue.OwnProblems;
import dev.grundy.testsupport.Admins;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Response;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The pages as they are without scripts. Instances are put into the pools as an idle node would. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class HandPagesTest {
    private static final AtomicInteger SEED = new AtomicInteger(1_000);
    private static final String STONES = "/problems/stones-one-three-four/by-hand";
    private static final String LINE_OF_PLAY = "optimal-line-of-play";
    private static final Map<String, String> RIGHT = Map.of("row-0-0", "Second", "row-1-0", "First");
    private static final Map<String, String> WRONG = Map.of("row-0-0", "First", "row-1-0", "First");

    @Inject
    DataSource database;

    @Inject
    Catalogue catalogue;

    @Inject
    HandInstanceRepository instances;

    @BeforeEach
    void publish() {
        OwnProblems.loadInto(catalogue);
    }

    @Test
    void everybodyIsGivenAnInstanceOfAFreeProblem() {
        instance(1);
        Visit guest = Visit.asGuest();
        assertThat(guest.get(STONES).asString()).contains("Level 1", "Level 4", "You can try without an account");
        Response given = guest.submit(STONES, Map.of("level", "1"));
        assertThat(given.statusCode()).isEqualTo(303);
        assertThat(guest.get(path(given)).asString())
                .contains("Pile 1", "name=\"row-1-0\"", "<svg class=\"drawing\"", "</desc>")
                .doesNotContain(">Solution<");
    }

    @Test
    void twoPeopleAreGivenDifferentOnes() {
        instance(2);
        instance(2);
        String hers = path(Visit.signedIn().submit(STONES, Map.of("level", "2")));
        String his = path(Visit.signedIn().submit(STONES, Map.of("level", "2")));
        assertThat(hers).startsWith(STONES + "/2-").isNotEqualTo(his);
    }

    @Test
    void theAddressShowsTheSameInstanceToOthers() {
        instance(1);
        Visit ada = Visit.signedIn();
        String address = path(ada.submit(STONES, Map.of("level", "1")));
        assertThat(drawing(Visit.asGuest().get(address))).isEqualTo(drawing(ada.get(address)));
    }

    @Test
    void aRightAnswerIsExplainedAndTheNextIsHarder() {
        String address = STONES + "/" + instance(1);
        Visit ada = Visit.signedIn();
        assertThat(ada.submit(address, RIGHT).statusCode()).isEqualTo(303);
        assertThat(ada.get(address).asString())
                .contains("Right.", ">Solution<", "Next, a harder one", "name=\"level\" value=\"2\"")
                .contains("drawing__mark\" x=");
        assertThat(ada.get(STONES).asString()).contains("Done", "Solved");
    }

    @Test
    void aWrongAnswerComesBackWithoutTheSolution() {
        String address = STONES + "/" + instance(1);
        Visit ada = Visit.signedIn();
        ada.submit(address, WRONG);
        assertThat(ada.get(address).asString())
                .contains("Not right yet: 1 of 2 are.", "value=\"First\" checked")
                .doesNotContain(">Solution<", "Next, a harder one");
        ada.submit(address, RIGHT);
        assertThat(ada.get(address).asString()).contains("Right.");
    }

    @Test
    void whoAsksForTheSolutionIsGivenTheSameLevelAgain() {
        String address = STONES + "/" + instance(1);
        Visit ada = Visit.signedIn();
        ada.submit(address + "/solution", Map.of());
        assertThat(ada.get(address).asString())
                .contains(">Solution<", "Another instance")
                .doesNotContain("Next, a harder one", "name=\"row-0-0\"");
        assertThat(ada.get(STONES).asString()).contains("Solution shown").doesNotContain("Done");
    }

    @Test
    void ofAGuestNothingIsKept() {
        String address = STONES + "/" + instance(1);
        Visit guest = Visit.asGuest();
        Response answer = guest.submit(address, RIGHT);
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.asString()).contains("Right.", ">Solution<");
        assertThat(guest.get(address).asString()).doesNotContain("Right.");
        assertThat(guest.submit(address + "/solution", Map.of()).asString()).contains(">Solution<");
    }

    @Test
    void whatCannotBeAnAnswerComesBackWithWhatWasWritten() {
        String address = STONES + "/" + instance(1);
        Response answer = Visit.signedIn().submit(address, Map.of("row-0-0", "Second"));
        assertThat(answer.statusCode()).isEqualTo(422);
        assertThat(answer.asString()).contains("Pile 2, Winner: something is missing.", "value=\"Second\" checked");
    }

    @Test
    void aPackagesOwnCheckerIsAskedByANode() {
        int seed = SEED.incrementAndGet();
        add(LINE_OF_PLAY, 1, seed, "3\n1 7 " + seed + "\n", "8 LLL\n");
        String address = "/problems/" + LINE_OF_PLAY + "/by-hand/1-" + seed;
        Visit ada = Visit.signedIn();
        admit(ada);
        ada.submit(address, Map.of("row-0-0", "8", "row-0-1", "LLL"));
        assertThat(ada.get(address).asString()).contains("Your answer is being checked.", "data-hand-waits");
        assertThat(ada.get(address + "/checked").asString()).isEqualTo("false");
        Sql.of(
                        "update hand_answer set outcome = 'wrong', message = 'no such line', checked_at = now() where outcome is null")
                .on(database)
                .update();
        assertThat(ada.get(address + "/checked").asString()).isEqualTo("true");
        assertThat(ada.get(address).asString()).contains("Not right yet.", "no such line", "value=\"LLL\"");
    }

    @Test
    void onlySoManyAnswersWaitForTheirCheck() {
        Visit ada = Visit.signedIn();
        admit(ada);
        int last = 0;
        for (int i = 0; i < 4; i++) {
            int seed = SEED.incrementAndGet();
            add(LINE_OF_PLAY, 1, seed, "3\n1 7 " + seed + "\n", "8 LLL\n");
            last = ada.submit(
                            "/problems/" + LINE_OF_PLAY + "/by-hand/1-" + seed,
                            Map.of("row-0-0", "8", "row-0-1", "LLL"))
                    .statusCode();
        }
        assertThat(last).isEqualTo(429);
    }

    @Test
    void whatIsAnsweredOrShownIsCountedInTheMenuAtOnce() {
        Visit ada = Visit.signedIn();
        String address = STONES + "/" + instance(1);
        ada.submit(address + "/solution", Map.of());
        aDayLater(ada);
        ada.submit(STONES + "/" + instance(2) + "/solution", Map.of());
        assertThat(ada.get(STONES).asString()).as("shown: learnt anew").doesNotContain(">1 due<");
        aDayLater(ada);
        ada.submit(STONES + "/" + instance(2), WRONG);
        assertThat(ada.get(STONES).asString()).as("not done yet").contains(">1 due<");
        ada.submit(STONES + "/" + instance(2), RIGHT);
        assertThat(ada.get(STONES).asString()).doesNotContain(">1 due<");
    }

    @Test
    void whoHasEnoughUnsolvedOnesIsGivenTheFirstOfThem() {
        Visit ada = Visit.signedIn();
        List<String> given = new ArrayList<>();
        for (int i = 0; i < Giving.MOST_OPEN; i++) {
            instance(3);
            given.add(path(ada.submit(STONES, Map.of("level", "3"))));
        }
        instance(3);
        assertThat(given).doesNotHaveDuplicates();
        assertThat(path(ada.submit(STONES, Map.of("level", "3")))).isEqualTo(given.getFirst());
        ada.submit(given.getFirst() + "/solution", Map.of());
        assertThat(given).doesNotContain(path(ada.submit(STONES, Map.of("level", "3"))));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "/1-1"})
    void whoMayNotReadTheProblemIsLedToItsTeaser(String part) {
        assertThat(path(Visit.signedIn().get("/problems/" + LINE_OF_PLAY + "/by-hand" + part)))
                .isEqualTo("/problems/" + LINE_OF_PLAY);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "/1-1", "/1-1/solution"})
    void whoMayNotReadTheProblemGetsNothing(String part) {
        assertThat(Visit.signedIn()
                        .submit("/problems/" + LINE_OF_PLAY + "/by-hand" + part, Map.of())
                        .statusCode())
                .isEqualTo(403);
    }

    @ParameterizedTest
    @CsvSource({"1-1, 404", "0-5, 404", "1-1234567, 404", "nothing, 404", "9-999999, 404"})
    void thereIsNoSuchInstance(String name, int status) {
        assertThat(Visit.asGuest().get(STONES + "/" + name).statusCode()).isEqualTo(status);
    }

    @Test
    void whereNoneIsReadyThatIsSaid() {
        Visit ada = Visit.signedIn();
        Response given = ada.submit(STONES, Map.of("level", "4"));
        assertThat(path(given)).isEqualTo(STONES);
        assertThat(ada.get(STONES).asString()).contains("You have had every instance of this level that is ready");
    }

    /** Piles 7 and some other that wins. */
    private String instance(int level) {
        int seed = SEED.incrementAndGet();
        add("stones-one-three-four", level, seed, "2\n7\n" + (7 * seed + 1) + "\n", "Second\nFirst\n");
        return level + "-" + seed;
    }

    private void add(String slug, int level, int seed, String input, String answer) {
        long version = Sql.of("select live_version_id from problem where slug = :slug")
                .on(database)
                .with("slug", slug)
                .one(row -> row.getLong("live_version_id"));
        // Room in the pool, also after other tests.
        Sql.of("update hand_instance set given_at = now() where package_version_id = :version and level ="
                        + " :level and (seed < :seed - 2 or seed > :seed)")
                .on(database)
                .with("version", version)
                .with("level", level)
                .with("seed", seed)
                .update();
        assertThat(instances.add(new NewInstance(version, level, seed, input, answer)))
                .isEqualTo(Addition.ADDED);
    }

    private void aDayLater(Visit person) {
        for (String column : List.of("hand_sitting.shown_at", "hand_sitting.begun_at", "hand_answer.answered_at")) {
            String[] parts = column.split("\\.", 2);
            Sql.of("""
                    update %1$s set %2$s = %2$s - interval '1 day' from account a where a.id = account_id and a.name = :name""".formatted(parts[0], parts[1]))
                    .on(database)
                    .with("name", person.name())
                    .update();
        }
    }

    private void admit(Visit person) {
        Admins.admit(database, person.name());
    }

    private static String drawing(Response page) {
        String html = page.asString();
        return html.substring(html.indexOf("<svg class=\"drawing"), html.indexOf("<details class=\"hand__input"));
    }

    private static String path(Response redirect) {
        assertThat(redirect.statusCode()).isEqualTo(303);
        return redirect.header("Location").replaceFirst("^https?://[^/]+", "").replaceFirst("#.*", "");
    }
}
