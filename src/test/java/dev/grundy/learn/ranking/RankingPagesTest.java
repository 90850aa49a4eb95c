package dev.grundy.learn.ranking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.UnusableException;
import dev.grundy.learn.puzzle.CurrentRatings;
import dev.grundy.problem.catalogue.Catalogue;
import dev.grundy.problem.catalogue.OwnProblems;
import dev.grundy.testsupport.AheadClock;
import dev.grundy.testsupport.LockWaits;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.Solving;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.run.Slow;
import io.quarkus.scheduler.Scheduler;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.regex.Pattern;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Who is listed, in which order, and when that is computed. */
@Slow("people register with passwords")
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class RankingPagesTest {
    private static final Pattern LINE = Pattern.compile(
            "<td class=\"number\">(\\d+)</td><th scope=\"row\"><a href=\"/people/([^\"]+)\">\\2</a></th><td class=\"number\">(\\d+)</td>");
    private static final String OTHERS_PREFIX = "Ranked-";
    private static final String SECOND_LIST = "<h2>Puzzle rating</h2>";

    @Inject
    DataSource database;

    @Inject
    Catalogue catalogue;

    @Inject
    Ranking ranking;

    @Inject
    RankingRepository repository;

    @Inject
    CurrentRatings ratings;

    @Inject
    AheadClock clock;

    @Inject
    Scheduler scheduler;

    private Solving solving;

    /** The node of these tests computes only when it is told. */
    @BeforeEach
    void nobodyIsListed() {
        scheduler.pause();
        OwnProblems.loadInto(catalogue);
        solving = new Solving(database);
        Sql.of("update account set profile_public = false").on(database).update();
        Sql.of("delete from ranking").on(database).update();
        Sql.of("delete from ranking_time").on(database).update();
    }

    @AfterEach
    void whatOthersNeedNotIsGone() {
        scheduler.resume();
        clock.reset();
        Sql.of("delete from account where name like '" + OTHERS_PREFIX + "%'")
                .on(database)
                .update();
        Sql.of("delete from puzzle where game = 'ranked'").on(database).update();
    }

    @Test
    void beforeTheFirstTimeThePageSaysSo() {
        assertThat(Visit.asGuest().get("/ranking").asString())
                .contains("The ranking has not been computed yet.", "Nobody is listed yet.")
                .doesNotContain("Computed <time", "Your profile is private");
    }

    @Test
    void moreSolvedProblemsStandBeforeFewerAndEqualNumbersShareAPlace() {
        Visit ada = open();
        Visit ben = open();
        Visit cyn = open();
        Visit closed = Visit.signedIn();
        solve(ada, "GMT-005");
        solve(ben, "GMT-005", "GMT-006");
        solve(cyn, "GMT-006");
        solving.judge(cyn.name(), "GMT-007", "2026-01-03", "WA");
        solve(closed, "GMT-005", "GMT-006", "GMT-007");
        compute();
        String page = Visit.asGuest().get("/ranking").asString();
        List<String> sharing = List.of(ada.name(), cyn.name()).stream()
                .sorted(String.CASE_INSENSITIVE_ORDER)
                .toList();
        assertThat(solved(page))
                .containsExactly("1 " + ben.name() + " 2", "2 " + sharing.get(0) + " 1", "2 " + sharing.get(1) + " 1");
        assertThat(page).contains("Computed <time datetime=").doesNotContain(closed.name());
        Sql.of("update problem set published = false where display_id = 'GMT-006'")
                .on(database)
                .update();
        compute();
        assertThat(solved(Visit.asGuest().get("/ranking").asString()))
                .as("a problem that is not served counts for nobody")
                .hasSize(2)
                .allMatch(line -> line.startsWith("1 ") && line.endsWith(" 1"));
        OwnProblems.loadInto(catalogue);
    }

    @Test
    void aProfileThatIsClosedIsGoneAtOnceAndNeverKept() {
        Visit ada = open();
        solve(ada, "GMT-005");
        compute();
        assertThat(Visit.asGuest().get("/ranking").asString()).contains(ada.name());
        ada.submit("/account/profile", Map.of("visible", "nobody")).then().statusCode(303);
        assertThat(Visit.asGuest().get("/ranking").asString()).doesNotContain(ada.name());
        assertThat(ada.get("/ranking").asString())
                .contains(
                        "Your profile is private, so the ranking does not list you.",
                        "<a href=\"/account\">Show your profile to everybody</a>")
                .doesNotContain("Your place");
        compute();
        assertThat(kept(ada)).isZero();
    }

    @Test
    void aSuspendedPersonIsNotListedUntilThatEnds() {
        Visit ada = open();
        solve(ada, "GMT-005");
        compute();
        Sql.of("""
                insert into suspension (account_id, reason, since, until)
                select id, 'spam', now() - interval '1 hour', now() + interval '1 hour' from account where name = :name""").on(database).with("name", ada.name()).update();
        assertThat(solved(Visit.asGuest().get("/ranking").asString())).isEmpty();
        compute();
        assertThat(kept(ada)).isZero();
        clock.advance(Duration.ofHours(2));
        compute();
        assertThat(solved(Visit.asGuest().get("/ranking").asString())).containsExactly("1 " + ada.name() + " 1");
    }

    @Test
    void aRatingIsListedAfterEnoughPuzzlesWhileItIsKnownWell() {
        Visit ada = open();
        Visit ben = open();
        Visit few = open();
        Visit unsure = open();
        rate(ada, 1511.6, 60, 20);
        rate(ben, 1700, 100, 25);
        rate(few, 2000, 60, 19);
        rate(unsure, 1900, 111, 25);
        compute();
        String page = Visit.asGuest().get("/ranking").asString();
        assertThat(rated(page)).containsExactly("1 " + ben.name() + " 1700", "2 " + ada.name() + " 1512");
        assertThat(solved(page)).isEmpty();
        assertThat(page).contains("A rating is listed after 20 puzzles, while its deviation is at most 110.");
        Sql.of("update puzzle_rating set rated_at = rated_at - interval '51 weeks'")
                .on(database)
                .update();
        compute();
        assertThat(rated(Visit.asGuest().get("/ranking").asString()))
                .as("a deviation grows while its person tries no puzzle")
                .containsExactly("1 " + ada.name() + " 1512");
    }

    @Test
    void aHundredAreShownAndAReaderBehindThemSeesTheirOwnPlace() {
        Visit ada = open();
        Visit cyn = open();
        solve(ada, "GMT-005");
        compute();
        assertThat(ada.get("/ranking").asString())
                .as("somebody in the list needs no second line")
                .doesNotContain("Your place");
        Sql.of("""
                with more as (
                    insert into account (name, role, must_change_password, created_at, profile_public)
                    select '""" + OTHERS_PREFIX + """
                ' || n, 'user', false, now(), true from generate_series(1, 100) n returning id)
                insert into ranking (account_id, list, number, place) select id, 'solved', 7, 1 from more""").on(database).update();
        Sql.of("update ranking set place = 101 where number = 1").on(database).update();
        assertThat(solved(Visit.asGuest().get("/ranking").asString()))
                .hasSize(100)
                .allMatch(line -> line.startsWith("1 " + OTHERS_PREFIX));
        assertThat(ada.get("/ranking").asString()).contains("Your place is 101. Problems you solved: 1.");
        assertThat(cyn.get("/ranking").asString()).doesNotContain("Your place", "Your profile is private");
    }

    @Test
    void itIsComputedOnceInAPeriod() {
        Visit ada = open();
        compute();
        solve(ada, "GMT-005");
        clock.advance(Duration.ofMinutes(9));
        ranking.computeIfDue();
        assertThat(kept(ada)).isZero();
        clock.advance(Duration.ofMinutes(1));
        ranking.computeIfDue();
        assertThat(kept(ada)).isEqualTo(1);
    }

    /** The other node has computed nothing by then; had this one computed beside it, somebody would be listed. */
    @Test
    void aNodeWaitsForAnotherThatComputesAndThenHasNothingToDo()
            throws SQLException, InterruptedException, ExecutionException {
        Visit ada = open();
        solve(ada, "GMT-005");
        try (ExecutorService node = Executors.newSingleThreadExecutor();
                Connection other = database.getConnection();
                Statement statement = other.createStatement()) {
            other.setAutoCommit(false);
            statement.execute("insert into ranking_time (computed_at) values (now())");
            Future<?> computing = node.submit(ranking::computeIfDue);
            LockWaits.awaitOne(database, computing);
            other.commit();
            computing.get();
            other.setAutoCommit(true);
        }
        assertThat(kept(ada)).isZero();
    }

    @Test
    void twoNodesAtOnceListEverybodyOnce() throws InterruptedException, ExecutionException {
        Visit ada = open();
        solve(ada, "GMT-005");
        try (ExecutorService nodes = Executors.newFixedThreadPool(2)) {
            Callable<Void> computing = () -> {
                ranking.computeIfDue();
                return null;
            };
            for (Future<Void> computed : nodes.invokeAll(List.of(computing, computing))) {
                computed.get();
            }
        }
        assertThat(solved(Visit.asGuest().get("/ranking").asString())).containsExactly("1 " + ada.name() + " 1");
    }

    @Test
    void whatIsComputedIsExportedAndGoesWithTheAccount() {
        Visit ada = open();
        solve(ada, "GMT-005");
        compute();
        long account = solving.account(ada.name());
        assertThat(new String(ada.submit("/account/data.zip", Map.of()).asByteArray(), StandardCharsets.ISO_8859_1))
                .contains("ranking.json");
        ada.submit("/account/delete", Map.of("current", Visit.password()));
        assertThat(kept(account)).isZero();
        assertThat(Visit.asGuest().get("/ranking").asString()).doesNotContain(ada.name());
    }

    @Test
    void aProfileAndTheFootOfEveryPageLeadToIt() {
        Visit ada = open();
        assertThat(ada.get("/people/" + ada.name()).asString().split("href=\"/ranking\""))
                .hasSize(3);
        assertThat(Visit.asGuest().get("/sign-in").asString()).contains("<a href=\"/ranking\">Ranking</a>");
    }

    @Test
    void aConfigurationThatMakesNoSenseIsRefused() {
        assertThatThrownBy(() -> configured(Duration.ofSeconds(59), 20, 110))
                .isInstanceOf(UnusableException.class)
                .hasMessageContaining("grundy.ranking.every");
        assertThatThrownBy(() -> configured(Duration.ofMinutes(10), 0, 110))
                .isInstanceOf(UnusableException.class)
                .hasMessageContaining("grundy.ranking.least-puzzles");
        assertThatThrownBy(() -> configured(Duration.ofMinutes(10), 20, 351))
                .isInstanceOf(UnusableException.class)
                .hasMessageContaining("grundy.ranking.most-deviation");
    }

    private void configured(Duration every, int leastPuzzles, int mostDeviation) {
        RankingConfig config = new RankingConfig() {
            @Override
            public Duration every() {
                return every;
            }

            @Override
            public int leastPuzzles() {
                return leastPuzzles;
            }

            @Override
            public int mostDeviation() {
                return mostDeviation;
            }
        };
        assertThat(new Ranking(repository, ratings, config, clock)).isNotNull();
    }

    /** Somebody who shows their profile to everybody. */
    private static Visit open() {
        Visit visit = Visit.signedIn();
        visit.submit("/account/profile", Map.of("visible", "everybody")).then().statusCode(303);
        return visit;
    }

    private void solve(Visit visit, String... problems) {
        for (String problem : problems) {
            solving.solve(visit.name(), problem, "2026-01-03");
        }
    }

    /** So many first tries counted, and that came of them. */
    private void rate(Visit visit, double rating, double deviation, int puzzles) {
        long account = solving.account(visit.name());
        Sql.of("""
                insert into puzzle (problem_id, game, position, board, found_at)
                select p.id, 'ranked', n, 'x', now() from problem p, generate_series(1, 25) n where p.display_id = 'GMT-005'
                on conflict do nothing""").on(database).update();
        Sql.of("""
                insert into puzzle_answer (account_id, puzzle_id, right_at_first, answered_at, rating_change)
                select :account, id, false, now(), case when position <= :counted then -1 end from puzzle where game = 'ranked'""")
                .on(database)
                .with("account", account)
                .with("counted", puzzles)
                .update();
        Sql.of("insert into puzzle_rating values (:account, :rating, :deviation, 0.06, :now)")
                .on(database)
                .with("account", account)
                .with("rating", rating)
                .with("deviation", deviation)
                .with("now", clock.instant())
                .update();
    }

    private void compute() {
        Sql.of("delete from ranking_time").on(database).update();
        ranking.computeIfDue();
    }

    private int kept(Visit visit) {
        return kept(solving.account(visit.name()));
    }

    private int kept(long account) {
        return Sql.of("select count(*) as rows from ranking where account_id = :account")
                .on(database)
                .with("account", account)
                .one(row -> row.getInt("rows"));
    }

    private static List<String> solved(String page) {
        return lines(page.substring(0, page.indexOf(SECOND_LIST)));
    }

    private static List<String> rated(String page) {
        return lines(page.substring(page.indexOf(SECOND_LIST)));
    }

    /** Place, name and number of each. */
    private static List<String> lines(String part) {
        return LINE.matcher(part)
                .results()
                .map(line -> line.group(1) + " " + line.group(2) + " " + line.group(3))
                .toList();
    }
}
