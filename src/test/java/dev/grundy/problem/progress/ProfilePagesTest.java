package dev.grundy.problem.progress;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.format.read.PackageReader;
import dev.grundy.problem.catalogue.Catalogue;
import dev.grundy.problem.catalogue.OwnProblems;
import dev.grundy.testsupport.AheadClock;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.ReadLesson;
import dev.grundy.testsupport.Solving;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Response;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class ProfilePagesTest {

    @Inject
    DataSource database;

    @Inject
    Catalogue catalogue;

    @Inject
    AheadClock clock;

    @Inject
    Streaks streaks;

    private Solving solving;

    @BeforeEach
    void publish() {
        OwnProblems.loadInto(catalogue);
        solving = new Solving(database);
    }

    @AfterEach
    void theTimeIsBack() {
        clock.reset();
    }

    @Test
    void aProfileIsPrivateUntilItsOwnerOpensItAndRegistrationSaysSo() {
        assertThat(Visit.asGuest().get("/register").asString()).contains("is private. You can show it to everybody");
        Visit ada = Visit.signedIn();
        String page = "/people/" + ada.name();
        assertThat(Visit.asGuest().get(page).statusCode()).isEqualTo(404);
        assertThat(Visit.signedIn().get(page).statusCode()).isEqualTo(404);
        assertThat(ada.get(page).asString()).contains("Nobody but you sees this page");
        assertThat(ada.get("/account").asString()).contains("Show it to everybody");
    }

    @Test
    void aProfileShowsWhatIsSolvedAndCanBePrivate() {
        Visit ada = Visit.signedIn();
        solving.solve(ada.name(), "GMT-005", "2026-01-03");
        ada.submit("/account/profile", Map.of("visible", "everybody")).then().statusCode(303);
        String page = "/people/" + ada.name();
        assertThat(Visit.asGuest().get(page).asString())
                .contains(
                        "1 of " + PackageReader.packagesIn(Path.of("problems")).size() + "<",
                        "GMT-005 Divisor Game",
                        "Number Theory",
                        "1 of 5")
                .doesNotContain("Time zone", "Change that");
        assertThat(Visit.asGuest()
                        .get("/people/" + ada.name().toUpperCase(java.util.Locale.ROOT))
                        .statusCode())
                .isEqualTo(200);
        ada.submit("/account/profile", Map.of("visible", "nobody")).then().statusCode(303);
        assertThat(Visit.asGuest().get(page).statusCode()).isEqualTo(404);
        assertThat(Visit.signedIn().get(page).statusCode()).isEqualTo(404);
        assertThat(ada.get(page).asString()).contains("Nobody but you sees this page", "Time zone");
        ada.submit("/account/profile", Map.of("visible", "everybody")).then().statusCode(303);
        assertThat(Visit.asGuest().get(page).statusCode()).isEqualTo(200);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/people/nobody-at-all", "/people/%00", "/people/a%27b", "/people/..%2f..", "/people/ab"})
    void thereIsNobodyElse(String address) {
        assertThat(Visit.asGuest().get(address).statusCode()).isBetween(400, 404);
    }

    @Test
    void aRejudgeCountsADayOnceAndAJudgeErrorNever() {
        Visit ada = Visit.signedIn();
        long wrong = solving.judge(ada.name(), "GMT-005", "2026-01-03", "WA");
        solving.judge(ada.name(), "GMT-006", "2026-01-03", "JE");
        assertThat(days(ada)).isEqualTo("2026-01-03 1/0");
        rejudge(wrong, 2, "AC");
        assertThat(days(ada)).isEqualTo("2026-01-03 1/1");
        rejudge(wrong, 3, "AC");
        assertThat(days(ada)).isEqualTo("2026-01-03 1/1");
        rejudge(wrong, 4, "WA");
        assertThat(days(ada)).isEqualTo("2026-01-03 1/1");
    }

    @Test
    void whatASetFindsOutInTheShadowKeepsNothingFromCounting() {
        Visit ada = Visit.signedIn();
        long wrong = solving.judge(ada.name(), "GMT-005", "2026-01-03", "WA");
        long failed = solving.judge(ada.name(), "GMT-006", "2026-01-04", "JE");
        judgeInTheShadow(wrong, "AC");
        judgeInTheShadow(failed, "WA");
        assertThat(days(ada)).isEqualTo("2026-01-03 1/0");
        rejudge(wrong, 3, "AC");
        rejudge(failed, 3, "WA");
        assertThat(days(ada)).isEqualTo("2026-01-03 1/1, 2026-01-04 1/0");
    }

    @Test
    void aZoneIsKeptShownAndCheckedAndDaysStay() {
        Visit ada = Visit.signedIn();
        solving.solve(ada.name(), "GMT-005", "2026-01-03 23:30:00+00");
        ada.submit("/account/time-zone", Map.of("zone", "Pacific/Auckland"))
                .then()
                .statusCode(303);
        assertThat(ada.get("/people/" + ada.name()).asString())
                .contains(
                        "Pacific/Auckland",
                        "data-zone=\"Pacific/Auckland\"",
                        "4 January 2026, 12:30:00 Pacific/Auckland");
        assertThat(days(ada)).isEqualTo("2026-01-03 1/1");
        for (String wrong : new String[] {"Nowhere/At-all", "Europe/Berlin\u0000", "../etc/passwd", "GMT+25"}) {
            assertThat(ada.submit("/account/time-zone", Map.of("zone", wrong)).statusCode())
                    .as(wrong)
                    .isEqualTo(400);
        }
        assertThat(ada.get("/account").asString()).contains("<option selected>Pacific/Auckland</option>");
        ada.submit("/account/time-zone", Map.of("zone", "")).then().statusCode(303);
        assertThat(ada.get("/account").asString()).doesNotContain("<option selected>Pacific");
    }

    /** From the last zone of the earth to the first: there is always a day between them. */
    @Test
    void aMoveEndsNoStreak() {
        clock.advanceToNoon();
        Visit ada = Visit.signedIn();
        long account = solving.account(ada.name());
        ZoneId west = ZoneId.of("Pacific/Pago_Pago");
        ZoneId east = ZoneId.of("Pacific/Kiritimati");
        ada.submit("/account/time-zone", Map.of("zone", west.getId())).then().statusCode(303);
        LocalDate yesterday = LocalDate.ofInstant(clock.instant(), west).minusDays(1);
        solving.solve(
                ada.name(),
                "GMT-005",
                yesterday.atStartOfDay(ZoneOffset.UTC).toString().replace("[Z]", ""));
        solving.solve(ada.name(), "GMT-006", yesterday.minusDays(1) + " 00:00:00+00");
        assertThat(streaks.lately(account, west).ask().streak().current()).isEqualTo(2);
        assertThat(streaks.lately(account, west).ask().days())
                .hasSize(14)
                .extracting(Streaks.Day::counts)
                .endsWith(false, true, true, false);
        ada.submit("/account/time-zone", Map.of("zone", east.getId())).then().statusCode(303);
        assertThat(streaks.lately(account, east).ask().streak().current()).isEqualTo(2);
        ada.submit("/account/time-zone", Map.of("zone", west.getId())).then().statusCode(303);
        assertThat(streaks.lately(account, west).ask().streak().current()).isEqualTo(2);
    }

    @Test
    void homeSaysWhereOneLeftAndWhatComesNext() {
        clock.advanceToNoon();
        Visit ada = Visit.signedIn();
        assertThat(ada.get("/").asString())
                .contains(
                        "Next on your path",
                        "What a game is",
                        "/lessons/what-a-game-is\"",
                        "You have not sent a program yet.")
                .doesNotContain("Pick up where you left off", "GMT-005");
        ReadLesson.by(ada, "/paths/game-theory-from-zero", "what-a-game-is");
        assertThat(ada.get("/").asString()).contains("Next on your path", "GMT-005 Divisor Game");
        solving.judge(
                ada.name(), "GMT-005", LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC) + " 00:00:00+00", "WA");
        assertThat(ada.get("/").asString())
                .contains(
                        "Pick up where you left off",
                        "It begins with the next accepted program or solved puzzle of the day.");
        solving.judge(
                ada.name(), "GMT-005", LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC) + " 00:00:01+00", "AC");
        assertThat(ada.get("/").asString())
                .contains(
                        "Open Race to N",
                        "Today counts already.",
                        "1 day<",
                        "\"home__day home__day--counts home__day--today\"")
                .doesNotContain("Pick up where you left off");
    }

    @Test
    void homeLeadsBackToNothingThatIsSolvedOrShut() {
        Visit ada = Visit.signedIn();
        solving.solve(ada.name(), "GMT-006", "2026-01-03");
        solving.judge(ada.name(), "GMT-006", "2026-01-04 00:00:00+00", "WA");
        assertThat(ada.get("/").asString()).doesNotContain("Pick up where you left off");
        solving.judge(ada.name(), "GMT-002", "2026-01-05 00:00:00+00", "WA");
        assertThat(ada.get("/").asString()).doesNotContain("Pick up where you left off");
        Sql.of("""
                insert into entitlement (account_id, tier, valid_from, valid_until, source, granted_at)
                values (:account, 'pro', '2026-01-01+00', 'infinity', 'grant', '2026-01-01+00')""").on(database).with("account", solving.account(ada.name())).update();
        assertThat(ada.get("/").asString()).contains("Pick up where you left off");
    }

    @Test
    void aGuestFindsAGameAndAFirstProblem() {
        assertThat(Visit.asGuest().get("/").asString())
                .contains("Start with What a game is", "There are 13 stones. You begin.", "action=\"/play\"");
        assertThat(Visit.asGuest().get("/play?start=13&stones=13&take=4").asString())
                .contains("You took 4, the house took 1. 8 are left.");
        assertThat(Visit.asGuest().get("/play?start=13&stones=3&take=1").asString())
                .contains("You took 1, the house took 1. One is left.");
        assertThat(Visit.asGuest().get("/play?start=13&stones=3&take=3").asString())
                .contains("You win!", "/problems/stones-one-three-four");
        assertThat(Visit.asGuest()
                        .get("/play?start=13&stones=3&take=3&show=yes")
                        .asString())
                .as("showing and hiding the lost piles leaves the game as it is")
                .contains("You win!", "name=\"stones\" value=\"3\"><input type=\"hidden\" name=\"take\" value=\"3\"");
        assertThat(Visit.asGuest().get("/play?start=13&stones=2&take=1").asString())
                .contains("the house wins");
        assertThat(Visit.asGuest().get("/play").asString()).contains("There are 13 stones");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "start=-1&stones=x&take=9999&show=yes",
                "start=%20",
                "start=13&stones=x",
                "start=13&stones=12",
                "start=13&stones=0",
                "start=13&stones=13&take=2",
                "start=25",
                "start=99999999999999999999",
                "stones=14"
            })
    void aMadeUpPositionOfItIsNotThere(String query) {
        assertThat(Visit.asGuest().get("/play?" + query).statusCode()).isEqualTo(404);
    }

    /** Each form that the page has on the way to a win and to a loss, as a browser without scripts sends it. */
    @Test
    void everyFormOfTheGameLeadsToABoard() {
        Set<String> seen = new TreeSet<>();
        Deque<String> open = new ArrayDeque<>(List.of("/play"));
        while (!open.isEmpty()) {
            String address = open.remove();
            if (seen.add(address)) {
                Response page = Visit.asGuest().get(address);
                assertThat(page.statusCode()).as(address).isEqualTo(200);
                open.addAll(sentFrom(page.asString()));
            }
        }
        assertThat(seen).hasSizeGreaterThan(20).contains("/play?start=13&stones=13&take=4");
    }

    /** Where the forms of the game lead from there, as far as their game begins with 13 stones. */
    private static List<String> sentFrom(String page) {
        return Pattern.compile("(?s)<form [^>]*action=\"/play\".*?</form>")
                .matcher(page)
                .results()
                .flatMap(form -> addresses(form.group()).stream())
                .filter(address -> address.matches("/play\\?start=13(&.*)?"))
                .toList();
    }

    private static List<String> addresses(String form) {
        String hidden = parameters(form, "<input type=\"hidden\" ").stream().collect(Collectors.joining("&"));
        return parameters(form, "<button class=\"[^\"]*\" ").stream()
                .map(pressed -> "/play?" + (hidden.isEmpty() ? "" : hidden + "&") + pressed)
                .toList();
    }

    private static List<String> parameters(String form, String element) {
        return Pattern.compile(element + "name=\"(\\w+)\" value=\"(\\w+)\"")
                .matcher(form)
                .results()
                .map(found -> found.group(1) + "=" + found.group(2))
                .toList();
    }

    @Test
    void whatSaysNotHowDifficultItIsCountsAmongAll() {
        Visit ada = Visit.signedIn();
        String page = "/people/" + ada.name();
        String before = solvedOfAll(ada.get(page).asString());
        String difficulty = Sql.of("select difficulty from problem where display_id = 'GMT-005'")
                .on(database)
                .one(row -> row.getString("difficulty"));
        setDifficulty(null);
        try {
            solving.solve(ada.name(), "GMT-005", "2026-01-03");
            assertThat(solvedOfAll(ada.get(page).asString())).isEqualTo(before.replaceFirst("^0", "1"));
        } finally {
            setDifficulty(difficulty);
        }
    }

    private void setDifficulty(String difficulty) {
        Sql.of("update problem set difficulty = cast(:difficulty as text) where display_id = 'GMT-005'")
                .on(database)
                .with("difficulty", difficulty)
                .update();
    }

    private static String solvedOfAll(String page) {
        Matcher share = Pattern.compile("<dd>([0-9]+ of [0-9]+[^<]*)</dd>").matcher(page);
        assertThat(share.find()).isTrue();
        return share.group(1);
    }

    @Test
    void aLanguageIsCalledByItsName() {
        Visit ada = Visit.signedIn();
        solving.solve(ada.name(), "GMT-005", "2026-01-03");
        assertThat(ada.get("/submissions").asString()).contains("<td>C++</td>").doesNotContain(">cpp<");
    }

    private void rejudge(long submission, int number, String verdict) {
        Sql.of("update judging set live = false where submission_id = :id")
                .on(database)
                .with("id", submission)
                .update();
        Sql.of("""
                insert into judging (submission_id, number, live, package_version_id, account_id, seed, queued_at)
                select submission_id, :number, true, package_version_id, account_id, 1, now()
                from judging where submission_id = :id and number = 1""").on(database).with("id", submission).with("number", number).update();
        Sql.of("update judging set verdict = :verdict, finished_at = now() where submission_id = :id and live")
                .on(database)
                .with("id", submission)
                .with("verdict", verdict)
                .update();
    }

    /** By a set that is open. */
    private void judgeInTheShadow(long submission, String verdict) {
        Sql.of("""
                with counting as (select * from judging where submission_id = :id and live),
                made as (
                    insert into judging (submission_id, number, live, package_version_id, account_id, seed, queued_at, finished_at, verdict)
                    select submission_id, number + 1, false, package_version_id, account_id, seed, now(), now(), :verdict from counting
                    returning id),
                asked as (
                    insert into rejudging (called, problem_id, package_version_id, chosen_by, actor_id, asked_at)
                    select 'a set', s.problem_id, counting.package_version_id, 'all', 1, now()
                    from counting join submission s on s.id = counting.submission_id
                    returning id)
                insert into rejudging_item (rejudging_id, counting_id, shadow_id)
                select asked.id, counting.id, made.id from asked, counting, made""").on(database).with("id", submission).with("verdict", verdict).update();
    }

    private String days(Visit visit) {
        return Sql.of("""
                select string_agg(day || ' ' || judged || '/' || accepted, ', ' order by day) as days
                from practice_day where account_id = :account""")
                .on(database)
                .with("account", solving.account(visit.name()))
                .one(row -> row.getString("days"));
    }
}
