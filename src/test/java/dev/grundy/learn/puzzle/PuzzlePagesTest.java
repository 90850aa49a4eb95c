package dev.grundy.learn.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.problem.catalogue.Catalogue;
import dev.grundy.problem.catalogue.OwnProblems;
import dev.grundy.testsupport.AheadClock;
import dev.grundy.testsupport.LockWaits;
import dev.grundy.testsupport.MadeGames;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Response;
import dev.grundy.testsupport.run.Slow;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The pages as they are without scripts. Games are there as a node would have made them. */
@Slow("games are searched for puzzles in the application")
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class PuzzlePagesTest {
    private static final String STONES = "stones-one-three-four";
    private static final String PREMIUM = "token-in-a-circle";

    @Inject
    DataSource database;

    @Inject
    Catalogue catalogue;

    @Inject
    PuzzleSearch search;

    @Inject
    AheadClock clock;

    private String puzzle = "";

    @AfterEach
    void theTimeIsBack() {
        clock.reset();
    }

    /** Five stones of 8: the second of three moves wins. */
    @BeforeEach
    void aPuzzleOfStones() {
        OwnProblems.loadInto(catalogue);
        Sql.of("delete from puzzle").on(database).update();
        puzzle = "/puzzles/" + puzzleOf(STONES, 3);
    }

    @Test
    void theMoveThatWinsIsRight() {
        Visit guest = Visit.asGuest();
        assertThat(guest.get(puzzle).asString())
                .contains("Find the winning move", "Exactly one of the 3 moves wins", "<svg class=\"drawing")
                .contains(puzzle + "?chosen=1#answer")
                .doesNotContain("Your result to share", "does not win", "Puzzle of the day</h1>");
        Response answered = guest.submit(puzzle, Map.of("move", "1"));
        assertThat(address(answered)).isEqualTo(puzzle + "?tried=1");
        assertThat(guest.get(address(answered)).asString())
                .contains("Right: “take 3” wins.", "You win in 2 more moves.", "Your opponent: take 1 <code>1</code>")
                .contains("Grundy puzzle: ", "✓ solved on the first try", puzzle)
                .doesNotContain("name=\"move\"", "drawing__spot");
    }

    @Test
    void aWrongMoveIsRefutedAndAnotherMayBeTried() {
        Visit guest = Visit.asGuest();
        String wrong = address(guest.submit(puzzle, Map.of("move", "0", "tried", "")));
        String page = guest.get(wrong).asString();
        assertThat(page)
                .contains(
                        "“take 1” does not win.",
                        "gives the win to your opponent",
                        "Your opponent: take 4 <code>0</code>")
                .contains("These moves do not win: take 1.", "Try another move", "name=\"tried\" value=\"0\"")
                .doesNotContain("value=\"0\" required", "Your result to share");
        String right = address(guest.submit(puzzle, Map.of("move", "1", "tried", "0")));
        assertThat(right).isEqualTo(puzzle + "?tried=0.1");
        assertThat(guest.get(right).asString()).contains("✗✓ solved on try 2");
    }

    @Test
    void aMoveIsChosenOnTheBoardAndNotAnsweredByThat() {
        assertThat(Visit.asGuest().get(puzzle + "?chosen=1").asString())
                .contains("value=\"1\" checked")
                .doesNotContain("Right:");
        assertThat(Visit.asGuest().get(puzzle + "?chosen=x").asString()).doesNotContain(" checked");
    }

    @ParameterizedTest
    @ValueSource(strings = {"3", "x", "-1", "", "99999999999999", "1.1"})
    void whatIsNoMoveComesBackInTheForm(String move) {
        Response refused = Visit.asGuest().submit(puzzle, Map.of("move", move, "tried", "2"));
        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(refused.asString())
                .contains("No move was chosen.", "name=\"tried\" value=\"2\"", "These moves do not win: take 4.");
        assertThat(Visit.asGuest().submit(puzzle, Map.of()).statusCode()).isEqualTo(422);
    }

    @ParameterizedTest
    @ValueSource(strings = {"?tried=3", "?tried=x", "?tried=0.0", "?tried=1.0"})
    void triesThatNobodyCanHaveMadeAreNotThere(String query) {
        assertThat(Visit.asGuest().get(puzzle + query).statusCode()).isEqualTo(404);
        assertThat(Visit.asGuest()
                        .submit(puzzle, Map.of("move", "1", "tried", query.substring("?tried=".length())))
                        .statusCode())
                .isEqualTo(404);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/puzzles/999999999999", "/puzzles/0", "/puzzles/x", "/puzzles/9999999999999999999"})
    void thereIsNoSuchPuzzle(String address) {
        assertThat(Visit.asGuest().get(address).statusCode()).isEqualTo(404);
        assertThat(Visit.asGuest().submit(address, Map.of("move", "0")).statusCode())
                .isEqualTo(404);
    }

    @Test
    void theSameAnswerTwiceIsOne() {
        Visit guest = Visit.asGuest();
        assertThat(address(guest.submit(puzzle, Map.of("move", "0", "tried", "0"))))
                .isEqualTo(puzzle + "?tried=0");
        assertThat(address(guest.submit(puzzle, Map.of("move", "0", "tried", "1"))))
                .as("it was solved")
                .isEqualTo(puzzle + "?tried=1");
    }

    @Test
    void thePageSpeaksGerman() {
        Visit guest = Visit.asGuest();
        guest.prefer("de");
        assertThat(guest.get(puzzle + "?tried=0").asString())
                .contains("Finde den Gewinnzug", "gewinnt nicht.", "Versuche einen anderen Zug");
    }

    /** The first visitor of a day chooses it, also where many ask at once. */
    @Test
    void thePuzzleOfTheDayIsTheSameForEverybody() throws InterruptedException, ExecutionException {
        clock.advanceToNoon();
        Sql.of("delete from puzzle_day").on(database).update();
        List<String> seen = new ArrayList<>();
        try (ExecutorService people = Executors.newFixedThreadPool(4)) {
            Callable<String> asking =
                    () -> action(Visit.asGuest().get("/puzzles").asString());
            for (Future<String> answer : people.invokeAll(List.of(asking, asking, asking, asking))) {
                seen.add(answer.get());
            }
        }
        seen.add(action(Visit.signedIn().get("/puzzles").asString()));
        assertThat(seen).containsOnly(seen.getFirst());
        assertThat(Visit.asGuest().get(seen.getFirst()).asString()).contains("Puzzle of the day</h1>");
        puzzleOf(STONES, 0);
        assertThat(action(Visit.asGuest().get("/puzzles").asString()))
                .as("what comes later changes nothing today")
                .isEqualTo(seen.getFirst());
        int days =
                Sql.of("select count(*) as days from puzzle_day").on(database).one(row -> row.getInt("days"));
        assertThat(days).isEqualTo(1);
    }

    /** Its number leads nobody to a game that a tier opens, and no such game is the puzzle of the day. */
    @Test
    void aPremiumGameIsAPuzzleForThoseWhoMayReadTheProblem() {
        clock.advanceToNoon();
        long premium = puzzleOf(PREMIUM, 3);
        String address = "/puzzles/" + premium;
        Visit ada = Visit.signedIn();
        for (Visit visit : List.of(Visit.asGuest(), ada)) {
            assertThat(address(visit.get(address))).isEqualTo("/problems/" + PREMIUM);
            assertThat(visit.submit(address, Map.of("move", "1")).asString())
                    .doesNotContain("take 3", "does not win", "drawing");
        }
        assertThat(ada.submit(address, Map.of("move", "1")).statusCode()).isEqualTo(403);
        Sql.of("delete from puzzle_day").on(database).update();
        Sql.of("insert into puzzle_day values (cast(:today as date), :premium)")
                .on(database)
                .with(
                        "today",
                        LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC).toString())
                .with("premium", premium)
                .update();
        assertThat(action(Visit.asGuest().get("/puzzles").asString())).isNotEqualTo(address);
    }

    /** Rules that changed print other boards under the same numbers. */
    @Test
    void aPuzzleWhoseGameIsAnotherByNowIsGone() {
        Sql.of("update puzzle set board = '6' where id = :id")
                .on(database)
                .with("id", Long.parseLong(puzzle.substring("/puzzles/".length())))
                .update();
        assertThat(Visit.asGuest().get(puzzle).statusCode()).isEqualTo(404);
    }

    @Test
    void withoutAnyPuzzleThePageSaysSo() {
        Sql.of("delete from puzzle").on(database).update();
        assertThat(Visit.asGuest().get("/puzzles").asString()).contains("There is no puzzle yet.", "href=\"/play\"");
    }

    @Test
    void aGameIsSearchedOnce() {
        assertThat(search.searchOne()).isFalse();
        long before = puzzles();
        Sql.of("delete from puzzle_search").on(database).update();
        assertThat(search.searchOne()).isTrue();
        searchAll();
        assertThat(puzzles()).isEqualTo(before);
    }

    @Test
    void whatSomebodyMadeOfAPuzzleIsKept() {
        Visit ada = Visit.signedIn();
        assertThat(ada.get(puzzle).asString())
                .doesNotContain("You have tried", "You solved", "Sign in, and the puzzle");
        ada.submit(puzzle, Map.of("move", "0"));
        assertThat(ada.get(puzzle).asString()).contains("You have tried this puzzle and not solved it yet.");
        ada.submit(puzzle, Map.of("move", "1", "tried", "0"));
        ada.submit(puzzle, Map.of("move", "2"));
        assertThat(ada.get(puzzle).asString()).contains("You have solved this puzzle. The first try was wrong.");
        Visit bob = Visit.signedIn();
        bob.submit(puzzle, Map.of("move", "1"));
        bob.submit(puzzle, Map.of("move", "0"));
        assertThat(bob.get(puzzle).asString()).contains("You solved this puzzle on the first try.");
        assertThat(Visit.asGuest().get(puzzle).asString()).contains("Sign in, and the puzzle of the day counts");
    }

    @Test
    void anAnswerThatIsNoMoveIsNotKept() {
        Visit ada = Visit.signedIn();
        ada.submit(puzzle, Map.of("move", "9"));
        assertThat(ada.get(puzzle).asString()).doesNotContain("You have tried");
    }

    /** One of them is the first, and the other changes nothing of that. */
    @Test
    void twoAnswersAtOnceAreOneAfterTheOther() throws InterruptedException, ExecutionException {
        Visit ada = Visit.signedIn();
        try (ExecutorService windows = Executors.newFixedThreadPool(2)) {
            Callable<Integer> answering =
                    () -> ada.submit(puzzle, Map.of("move", "1")).statusCode();
            for (Future<Integer> answer : windows.invokeAll(List.of(answering, answering))) {
                assertThat(answer.get()).isEqualTo(303);
            }
        }
        assertThat(ada.get(puzzle).asString())
                .contains("You solved this puzzle on the first try.")
                .as("and counts for ratings once")
                .contains("1662 ± 290", "1338 ± 290");
    }

    /** Somebody else's try is being written: it counts, and then this one does. */
    @Test
    void ofTwoTriesAtOnceBothChangeThePuzzlesRating() throws SQLException, InterruptedException, ExecutionException {
        Visit ada = Visit.signedIn();
        Rating changed = new Rating(1700, 60, 0.06);
        try (ExecutorService window = Executors.newSingleThreadExecutor();
                Connection other = database.getConnection();
                Statement statement = other.createStatement()) {
            other.setAutoCommit(false);
            statement.execute("update puzzle set rating = 1700, deviation = 60");
            Future<Integer> answering =
                    window.submit(() -> ada.submit(puzzle, Map.of("move", "1")).statusCode());
            LockWaits.awaitOne(database, answering);
            other.commit();
            assertThat(answering.get()).isEqualTo(303);
        }
        Rating expected = Glicko2.after(changed, List.of(new Glicko2.Result(Rating.UNKNOWN, 0)));
        assertThat(ada.get(puzzle).asString()).contains(expected.valueText() + " ± " + expected.deviationText());
    }

    @Test
    void theFirstTryAloneChangesBothRatings() {
        Visit ada = Visit.signedIn();
        assertThat(ada.get(puzzle).asString())
                .contains("Your rating", "1500 ± 350")
                .doesNotContain("Rating of this puzzle", "puzzle__change");
        String solved = address(ada.submit(puzzle, Map.of("move", "1")));
        assertThat(ada.get(solved).asString()).contains("1662 ± 290", "+162", "Rating of this puzzle", "1338 ± 290");
        ada.submit(puzzle, Map.of("move", "0"));
        ada.submit(puzzle, Map.of("move", "1", "tried", "0"));
        assertThat(ada.get(puzzle).asString()).contains("1662 ± 290", "+162", "1338 ± 290");
        Visit bob = Visit.signedIn();
        bob.submit(puzzle, Map.of("move", "0"));
        bob.submit(puzzle, Map.of("move", "1", "tried", "0"));
        Rating lost = Glicko2.after(Rating.UNKNOWN, List.of(new Glicko2.Result(new Rating(1338, 290, 0.06), 0)));
        assertThat(bob.get(puzzle).asString())
                .as("a wrong first try is a loss, and the second try counts for nothing")
                .contains(
                        lost.valueText() + " ± " + lost.deviationText(),
                        RatingsView.signed((int) lost.rounded() - 1500));
    }

    /** A week is a rating period: 52 of them make 96 of a deviation of 60. */
    @Test
    void aRatingIsLessWellKnownAfterEachWeekWithoutATry() {
        Visit ada = Visit.signedIn();
        rate(ada, 1700);
        clock.advance(Duration.ofDays(6));
        assertThat(ada.get(puzzle).asString()).contains("1700 ± 60");
        clock.advance(Duration.ofDays(1));
        assertThat(ada.get(puzzle).asString()).contains("1700 ± 61");
        Sql.of("update puzzle_rating set rated_at = rated_at - interval '51 weeks'")
                .on(database)
                .update();
        assertThat(ada.get(puzzle).asString()).contains("1700 ± 96");
        Rating expected = Glicko2.after(
                Glicko2.afterIdle(new Rating(1700, 60, 0.06), 52), List.of(new Glicko2.Result(Rating.UNKNOWN, 0)));
        String tried = address(ada.submit(puzzle, Map.of("move", "0")));
        assertThat(ada.get(tried).asString())
                .as("the try counts from there, and begins a new period")
                .contains(expected.valueText() + " ± " + expected.deviationText());
    }

    @Test
    void aVisitorHasNoRatingAndChangesNone() {
        Visit guest = Visit.asGuest();
        assertThat(guest.get(puzzle).asString()).doesNotContain("Your rating", "Rating of this puzzle");
        String tried = address(guest.submit(puzzle, Map.of("move", "1")));
        assertThat(guest.get(tried).asString())
                .contains("Rating of this puzzle", "1500 ± 350")
                .doesNotContain("Your rating");
    }

    /** An address that somebody shares, or a form that a visitor filled in before they signed in. */
    @Test
    void anAnswerThatWasShownBeforeIsNoFirstTry() {
        Visit ada = Visit.signedIn();
        assertThat(address(ada.get(puzzle + "?tried=0.1"))).isEqualTo(puzzle);
        assertThat(address(ada.get(puzzle + "?tried=1"))).isEqualTo(puzzle);
        Response refused = ada.submit(puzzle, Map.of("move", "", "tried", "1"));
        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(refused.asString())
                .contains("No move was chosen.")
                .doesNotContain("Right:", "Rating of this puzzle");
        String solved = address(ada.submit(puzzle, Map.of("move", "1", "tried", "0")));
        assertThat(ada.get(solved).asString())
                .contains("You have solved this puzzle. The first try was wrong.", "Your rating", "1500 ± 350")
                .doesNotContain("puzzle__change", "± 290");
        ada.submit(puzzle, Map.of("move", "1"));
        assertThat(ada.get(puzzle).asString()).doesNotContain("puzzle__change", "You solved this puzzle on the first");
    }

    @Test
    void aPersonIsOfferedThePuzzleNearestToTheirRatingThatTheyHaveNotTried() {
        Visit ada = Visit.signedIn();
        long easy = rated(puzzleOf(STONES, 2), 1100);
        long hard = rated(puzzleOf(STONES, 0), 1900);
        rateAllOthers(List.of(easy, hard), 3000);
        rate(ada, 1600);
        assertThat(address(ada.get("/puzzles/next"))).isEqualTo("/puzzles/" + hard);
        assertThat(address(ada.get("/puzzles/next?after=" + hard)))
                .as("another one than that")
                .isEqualTo("/puzzles/" + easy);
        rate(ada, 1400);
        assertThat(address(ada.get("/puzzles/next"))).isEqualTo("/puzzles/" + easy);
        ada.submit("/puzzles/" + easy, Map.of("move", "0"));
        assertThat(address(ada.get("/puzzles/next"))).isEqualTo("/puzzles/" + hard);
    }

    @Test
    void aVisitorGoesFromTheEasiestPuzzleToTheHardestAndBegins() {
        long easy = rated(puzzleOf(STONES, 2), 1100);
        long hard = rated(puzzleOf(STONES, 0), 9000);
        Visit guest = Visit.asGuest();
        Response first = guest.get("/puzzles/next");
        assertThat(address(first)).isEqualTo("/puzzles/" + easy);
        assertThat(first.header("Cache-Control")).contains("no-store");
        String second = address(guest.get("/puzzles/next?after=" + easy));
        assertThat(second).isNotEqualTo("/puzzles/" + easy);
        assertThat(address(guest.get("/puzzles/next?after=" + hard)))
                .as("the first again")
                .isEqualTo("/puzzles/" + easy);
        for (String odd : List.of("x", "-1", "999999999999", "9999999999999999999999")) {
            assertThat(address(guest.get("/puzzles/next?after=" + odd))).as(odd).isEqualTo("/puzzles/" + easy);
        }
    }

    /** Of 8 stones the win takes 3 moves; of 12 it takes 5. */
    @Test
    void aThemeIsKeptFromOnePuzzleToTheNext() {
        Visit ada = Visit.signedIn();
        String offered = address(ada.get("/puzzles/next?theme=short-win"));
        assertThat(offered).endsWith("?theme=short-win");
        String page = ada.get(offered).asString();
        assertThat(page)
                .contains(
                        "action=\"" + offered + "\"",
                        "theme=short-win\" rel=\"nofollow\" aria-current=\"true\">Short win")
                .doesNotContain("Themes:");
        String solved = address(ada.submit(offered, Map.of("move", "0")));
        assertThat(solved).endsWith("?tried=0&theme=short-win");
        assertThat(ada.get(solved).asString())
                .contains(
                        "Themes:",
                        "href=\"/puzzles/next?theme=impartial\"",
                        "theme=short-win\" rel=\"nofollow\">Next puzzle");
        assertThat(address(ada.get("/puzzles/next?problem=" + STONES))).endsWith("?problem=" + STONES);
        assertThat(ada.get("/puzzles/next?theme=nothing").statusCode()).isEqualTo(404);
        assertThat(ada.get("/puzzles/next?problem=No").statusCode()).isEqualTo(404);
    }

    @Test
    void whoHasTriedAllOfAKindIsToldAndGetsThePuzzleOfTheDay() {
        for (Visit visit : List.of(Visit.signedIn(), Visit.asGuest())) {
            assertThat(address(visit.get("/puzzles/next?problem=there-is-none")))
                    .isEqualTo("/puzzles");
            assertThat(visit.get("/puzzles").asString()).contains("You have tried every puzzle of this kind.");
        }
    }

    @Test
    void aPremiumPuzzleIsOfferedToNobodyWithoutTheTier() {
        puzzleOf(PREMIUM, 3);
        for (Visit visit : List.of(Visit.signedIn(), Visit.asGuest())) {
            assertThat(address(visit.get("/puzzles/next?problem=" + PREMIUM))).isEqualTo("/puzzles");
        }
    }

    /** A node of the release before found puzzles without themes. */
    @Test
    void whatAnEarlierVersionSearchedIsSearchedAgain() {
        Sql.of("update puzzle set themes = '{}'").on(database).update();
        assertThat(search.searchOne()).isFalse();
        Sql.of("update puzzle_search set version = 1").on(database).update();
        long before = puzzles();
        searchAll();
        assertThat(puzzles()).isEqualTo(before);
        int bare = Sql.of("select count(*) as bare from puzzle where themes = '{}'")
                .on(database)
                .one(row -> row.getInt("bare"));
        assertThat(bare).isZero();
    }

    private long rated(long id, int rating) {
        Sql.of("update puzzle set rating = :rating where id = :id")
                .on(database)
                .with("rating", rating)
                .with("id", id)
                .update();
        return id;
    }

    private void rateAllOthers(List<Long> but, int rating) {
        Sql.of("update puzzle set rating = :rating where not id = any(:but)")
                .on(database)
                .with("rating", rating)
                .with("but", but.toArray(Long[]::new))
                .update();
    }

    private void rate(Visit person, int rating) {
        Sql.of("""
                insert into puzzle_rating select id, :rating, 60, 0.06, now() from account where name = :name
                on conflict (account_id) do update set rating = excluded.rating""")
                .on(database)
                .with("rating", rating)
                .with("name", person.name())
                .update();
    }

    @Test
    void thePuzzleOfTheDayCountsForTheStreakAndAnotherDoesNot() {
        clock.advanceToNoon();
        Visit ada = Visit.signedIn();
        String today = action(Visit.asGuest().get("/puzzles").asString());
        long other = puzzleOf(STONES, today.equals("/puzzles/" + puzzleOf(STONES, 2)) ? 3 : 2);
        solve(ada, "/puzzles/" + other);
        assertThat(ada.get("/").asString()).contains("It begins with the next accepted program or solved puzzle");
        solve(ada, today);
        assertThat(ada.get("/").asString()).contains("Today counts already.");
        assertThat(ada.get("/people/" + ada.name()).statusCode()).isEqualTo(200);
    }

    @Test
    void whoLeavesTakesTheAnswersAlongAndLeavesNone() {
        clock.advanceToNoon();
        Visit ada = Visit.signedIn();
        solve(ada, action(ada.get("/puzzles").asString()));
        assertThat(answersOf(ada)).isEqualTo(3);
        byte[] data = ada.submit("/account/data.zip", Map.of()).asByteArray();
        assertThat(new String(data, StandardCharsets.ISO_8859_1))
                .contains("puzzle_answer.json", "puzzle_day_solve.json", "puzzle_rating.json");
        ada.submit("/account/delete", Map.of("current", Visit.password()));
        assertThat(answersOf(ada)).isEqualTo(0);
    }

    private int answersOf(Visit visit) {
        return Sql.of("""
                        select (select count(*) from puzzle_answer p where p.account_id in (select id from account where name = :name))
                             + (select count(*) from puzzle_day_solve d where d.account_id in (select id from account where name = :name))
                             + (select count(*) from puzzle_rating r where r.account_id in (select id from account where name = :name)) as answers""").on(database).with("name", visit.name()).one(row -> row.getInt("answers"));
    }

    /** Tries one move after the other. */
    private static void solve(Visit visit, String puzzle) {
        String page = "";
        for (int move = 0; !page.contains("Your result to share"); move++) {
            page = visit.get(address(visit.submit(puzzle, Map.of("move", String.valueOf(move)))))
                    .asString();
        }
    }

    @Test
    void pagesLeadToTheDaysPuzzle() {
        Visit guest = Visit.asGuest();
        for (String page : List.of("/", "/play", "/problems/" + STONES + "/play")) {
            assertThat(guest.get(page).asString()).as(page).contains("href=\"/puzzles\"");
        }
        assertThat(Visit.signedIn().get("/").asString()).contains("href=\"/puzzles\"");
    }

    /** The number of a puzzle in a game of eight stones, made anew for that problem. */
    private long puzzleOf(String slug, int position) {
        String name = "1-" + (position + 1) + "-" + slug.length() + "-puzzle";
        long version = Sql.of("select live_version_id from problem where slug = :slug")
                .on(database)
                .with("slug", slug)
                .one(row -> row.getLong("live_version_id"));
        MadeGames.add(database, version, name, "1\n8\n", MadeGames.stones(8), 9);
        Sql.of("delete from puzzle_search").on(database).update();
        searchAll();
        return Sql.of("""
                        select z.id from puzzle z join problem p on p.id = z.problem_id
                        where p.slug = :slug and z.game = :game and z.position = cast(:position as integer)
                          and z.board = cast(8 - cast(:position as integer) as text)""")
                .on(database)
                .with("slug", slug)
                .with("game", name)
                .with("position", position)
                .one(row -> row.getLong("id"));
    }

    private void searchAll() {
        boolean isMore = true;
        while (isMore) {
            isMore = search.searchOne();
        }
    }

    private long puzzles() {
        return Sql.of("select count(*) as puzzles from puzzle").on(database).one(row -> row.getLong("puzzles"));
    }

    /** Where the form of the page is sent. */
    private static String action(String page) {
        Matcher form = Pattern.compile("action=\"(/puzzles/[0-9]+)\"").matcher(page);
        assertThat(form.find()).isTrue();
        return form.group(1);
    }

    private static String address(Response redirect) {
        assertThat(redirect.statusCode()).isEqualTo(303);
        return redirect.header("Location").replaceFirst("^https?://[^/]+", "").replaceFirst("#.*", "");
    }
}
