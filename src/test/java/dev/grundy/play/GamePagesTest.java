package dev.grundy.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.database.Sql;
import dev.grundy.problem.catalogue.Catalogue;
import dev.grundy.problem.catalogue.OwnProblems;
import dev.grundy.testsupport.MadeGames;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.Visit;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The pages as they are without scripts. Games are there as a node would have made them. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class GamePagesTest {
    private static final String STONES = "/problems/stones-one-three-four/play";
    private static final String PREMIUM = "/problems/optimal-line-of-play";

    @Inject
    DataSource database;

    @Inject
    Catalogue catalogue;

    @BeforeEach
    void publish() {
        OwnProblems.loadInto(catalogue);
    }

    @Test
    void everyProblemSaysThatItCanBePlayed() {
        assertThat(Visit.asGuest().get("/problems/nim").asString()).contains("href=\"/problems/nim/play\">Play</a>");
    }

    @Test
    void whatIsListedIsMadeOnce() {
        Visit guest = Visit.asGuest();
        String nim = "/problems/nim/play";
        assertThat(guest.get(nim).asString()).contains("Level 1, instance 1", "Sample 1");
        assertThat(guest.get(nim + "?again=1").asString()).contains("Being prepared");
        String counted = Sql.of("""
                select count(*) as made, count(w.id) as queued from game_graph g
                left join work w on w.kind = 'play' and w.subject = g.id and w.ended_at is null
                where g.package_version_id = :version and g.name in ('1-1', 'sample-1')""")
                .on(database)
                .with("version", version("nim"))
                .one(row -> row.getInt("made") + " " + row.getInt("queued"));
        assertThat(counted).isEqualTo("2 2");
    }

    @Test
    void whatIsBeingPreparedComesByItself() {
        Visit guest = Visit.asGuest();
        String instance = STONES + "/3-2";
        assertThat(guest.get(instance).asString())
                .contains("The game is being prepared", "data-hand-waits=\"" + instance + "/ready\"");
        assertThat(guest.get(instance + "/ready").asString()).isEqualTo("false");
        made("3-2", 5);
        assertThat(guest.get(instance + "/ready").asString()).isEqualTo("true");
        assertThat(guest.get(instance + "?game=1").asString()).contains("Your move:");
    }

    @Test
    void whatIsTooLargeSaysSo() {
        Visit guest = Visit.asGuest();
        guest.get(STONES + "/4-9");
        Sql.of("update game_graph set made_at = now() where name = '4-9'")
                .on(database)
                .update();
        assertThat(guest.get(STONES + "/4-9?again=1").asString())
                .contains("too many positions", "Another instance")
                .doesNotContain("data-hand-waits");
    }

    @Test
    void aGuestWins() {
        made("1-5", 3);
        Visit guest = Visit.asGuest();
        String board = guest.get(STONES + "/1-5").asString();
        assertThat(board).contains("<svg class=\"drawing\"", "drawing__spot", "Your move:", ">take 3</a>");
        assertThat(follow(guest, link(board, "take 3")))
                .contains("You win!", "whoever is to move here has lost")
                .doesNotContain("drawing__spot", ">take 1</a>");
    }

    @Test
    void aGuestLosesAndTakesBack() {
        made("1-6", 2);
        Visit guest = Visit.asGuest();
        String lost = follow(guest, link(guest.get(STONES + "/1-6").asString(), "take 1"));
        assertThat(lost).contains("Your opponent wins.", "Your opponent: take 1", "It is your turn");
        assertThat(follow(guest, link(lost, "Take back"))).contains("Your move:", ">take 1</a>");
    }

    @Test
    void whatMovesAreWorthIsShownOnDemandAndFromThenOn() {
        made("1-10", 8);
        Visit guest = Visit.asGuest();
        String board = guest.get(STONES + "/1-10").asString();
        assertThat(board).contains(">take 1</a>").doesNotContain("Grundy value");
        String shown = follow(guest, link(board, "Show who wins"));
        assertThat(shown)
                .contains("This position, for whoever is to move: won in 5, Grundy value 1.")
                .contains("match__worth--won", "match__worth--lost", "lost in 2, Grundy value 2")
                .contains("All positions", "drawing__here", "<title>7</title>");
        assertThat(link(shown, "Hide who wins")).doesNotContain("show=yes");
        assertThat(follow(guest, STONES + "/1-10?game=1&line=1&show=yes")).contains("Hide who wins");
    }

    @Test
    void aBestMoveIsHinted() {
        made("1-11", 8);
        assertThat(Visit.asGuest().get(STONES + "/1-11").asString()).contains("A best move: take 1.");
    }

    /** From 4 stones taking 4 wins; taking 1 leaves 3, which are taken at once. */
    @Test
    void whereAWinWasGivenAwayIsShownWithTheLineThatRefutesIt() {
        made("1-12", 4);
        assertThat(follow(Visit.asGuest(), STONES + "/1-12?line=0"))
                .contains("Your opponent wins.", "Before take 1 you had: won in 1, Grundy value 2.")
                .contains("Your opponent: take 3 <code>0</code>");
    }

    /** Else going back would make the house think again. */
    @Test
    void whatTheHouseAnswersHasAnAddressOfItsOwn() {
        made("1-7", 20);
        Visit guest = Visit.asGuest();
        Response answered = guest.get(STONES + "/1-7?game=1&begins=opponent&against=random");
        assertThat(answered.statusCode()).isEqualTo(303);
        String address = path(answered);
        assertThat(address).contains("begins=opponent", "against=random", "line=");
        assertThat(guest.get(address).asString()).isEqualTo(guest.get(address).asString());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "?line=3",
                "?line=0.0.0.0.0.0",
                "?line=x",
                "?line=0..1",
                "?line=0.",
                "?line=-1",
                "?line=99999999999999999999",
                "?game=2",
                "?game=-1",
                "?begins=nobody",
                "?against=god",
                "?against=human&errors=101",
                "?against=human&errors=x"
            })
    void madeUpPositionsAreNotThere(String query) {
        made("1-8", 3);
        assertThat(Visit.asGuest().get(STONES + "/1-8" + query).statusCode()).isEqualTo(404);
    }

    @ParameterizedTest
    @ValueSource(strings = {"0-1", "1-0", "1-21", "9-1", "sample-0", "sample-99", "nothing", "1-1-1", "own"})
    void thereIsNoSuchInstance(String name) {
        assertThat(Visit.asGuest().get(STONES + "/" + name).statusCode()).isEqualTo(404);
        assertThat(Visit.asGuest().get(STONES + "/" + name + "/ready").statusCode())
                .isEqualTo(404);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "/1-1", "/sample-1?line=0"})
    void whoMayNotReadTheProblemIsLedToItsTeaser(String part) {
        assertThat(path(Visit.signedIn().get(PREMIUM + "/play" + part))).isEqualTo(PREMIUM);
    }

    @Test
    void aGameThatNobodyCanReadIsNoError() {
        made("1-9", 3);
        Sql.of(
                        "update game_graph set graph = decode('1f8b0800000000000003030000000000000000', 'hex') where name = '1-9'")
                .on(database)
                .update();
        assertThat(Visit.asGuest().get(STONES + "/1-9?game=1").statusCode()).isEqualTo(200);
    }

    private void made(String name, int stones) {
        MadeGames.add(
                database,
                version("stones-one-three-four"),
                name,
                "1\n" + stones + "\n",
                MadeGames.stones(stones),
                stones + 1);
    }

    private long version(String slug) {
        return Sql.of("select live_version_id from problem where slug = :slug")
                .on(database)
                .with("slug", slug)
                .one(row -> row.getLong("live_version_id"));
    }

    private static String link(String page, String text) {
        Matcher link = Pattern.compile("<a [^>]*href=\"([^\"#]+)#board\"[^>]*>" + text + "</a>")
                .matcher(page);
        assertThat(link.find()).as(text).isTrue();
        return link.group(1).replace("&amp;", "&");
    }

    /** What is shown there, or where that leads. */
    private static String follow(Visit visit, String address) {
        Response answer = visit.get(address);
        return (answer.statusCode() == 303 ? visit.get(path(answer)) : answer).asString();
    }

    private static String path(Response redirect) {
        assertThat(redirect.statusCode()).isEqualTo(303);
        return redirect.header("Location").replaceFirst("^https?://[^/]+", "").replaceFirst("#.*", "");
    }
}
