package dev.grundy.people.admin;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.Tier;
import dev.grundy.base.queue.Claim;
import dev.grundy.base.queue.Handler;
import dev.grundy.base.queue.Lane;
import dev.grundy.base.queue.Offer;
import dev.grundy.base.queue.WorkQueue;
import dev.grundy.testsupport.Admins;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.PublishedProblem;
import dev.grundy.testsupport.Solving;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Response;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** An admin makes one account of the two that somebody has. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class MergePagesTest {
    private static final String PEOPLE = "/admin/people/";
    private static final Pattern SEEN = Pattern.compile("name=\"seen\" value=\"([0-9a-f]{64})\"");

    @Inject
    DataSource database;

    @Inject
    WorkQueue queue;

    private Solving solving;
    private PublishedProblem problem;
    private Visit eve;
    private Visit ada;
    private Visit second;

    @BeforeEach
    void somebodyWithTwoAccounts() {
        Sql.of("delete from work where kind = 'judge'").on(database).update();
        solving = new Solving(database);
        problem = PublishedProblem.addWithPage(
                database, "two-" + UUID.randomUUID().toString().substring(0, 8), Tier.FREE);
        eve = Visit.signedIn();
        Admins.admit(database, eve.name());
        ada = Visit.signedIn();
        second = Visit.signedIn();
        showToEverybody(ada);
    }

    @Test
    void whatMovesIsShownBeforeAnythingDoes() {
        solving.solve(second.name(), displayId(), "2026-01-03");
        assertThat(eve.get(PEOPLE + ada.name()).asString()).contains(PEOPLE + ada.name() + "/merge");
        assertThat(eve.get(page()).asString()).contains("The other account", "See what moves");
        String preview = eve.get(page() + "?other=" + second.name().toUpperCase(Locale.ROOT))
                .asString();
        assertThat(preview)
                .contains(second.name() + " becomes part of " + ada.name(), "This cannot be taken back")
                .contains("Submissions", "Of a problem that both have solved the earlier solve counts");
        assertThat(preview.replaceAll("\\s+", " "))
                .contains("Submissions</th><td class=\"number\">1</td><td class=\"number\">0</td>");
        assertThat(second.get("/account").statusCode()).isEqualTo(200);
    }

    @Test
    void allMovesTheOtherEndsAndItsNameLeadsOn() {
        long submission = solving.solve(second.name(), displayId(), "2026-01-03");
        String merged = String.valueOf(solving.account(second.name()));
        assertThat(merge(Map.of()).header("Location")).endsWith(PEOPLE + ada.name());
        assertThat(eve.get(PEOPLE + ada.name()).asString())
                .contains(second.name() + " is part of " + ada.name() + " now.");
        assertThat(ada.get("/submissions/" + submission).statusCode()).isEqualTo(200);
        assertThat(ada.get("/people/" + ada.name()).asString()).contains("Heap of " + problem.slug());

        assertThat(second.get("/account").statusCode())
                .as("its browser is signed out")
                .isEqualTo(303);
        assertThat(Visit.asGuest()
                        .submit("/sign-in", Map.of("name", second.name(), "password", Visit.password()))
                        .statusCode())
                .isEqualTo(422);
        Response profile = Visit.asGuest().get("/people/" + second.name());
        assertThat(profile.statusCode()).isEqualTo(301);
        assertThat(profile.header("Location")).endsWith("/people/" + ada.name());
        assertThat(eve.get(PEOPLE + second.name()).header("Location")).endsWith(PEOPLE + ada.name());
        assertThat(eve.get("/admin/audit?about=" + ada.name()).asString())
                .contains("Accounts merged", "because", "&quot;merged&quot;: &quot;" + merged + "&quot;")
                .contains("&quot;submissions&quot;: &quot;0 and 1&quot;", "&quot;submissions&quot;: &quot;1&quot;");
        assertThat(ada.get("/account/security").asString())
                .contains("Another account became part of this one", second.name())
                .doesNotContain(eve.name());
    }

    @Test
    void theNameIsGivenToNobodyElse() {
        merge(Map.of());
        Response taken = Visit.asGuest()
                .submit(
                        "/register",
                        Map.of("name", second.name().toUpperCase(Locale.ROOT), "password", Visit.password()));
        assertThat(taken.statusCode()).isEqualTo(422);
        assertThat(Sql.of("select name from account where lower(name) = lower(:name)")
                        .on(database)
                        .with("name", second.name())
                        .list(row -> row.getString("name")))
                .isEmpty();
    }

    @Test
    void aProfileThatOthersMayNotSeeIsNotNamedByItsOldName() {
        ada.submit("/account/profile", Map.of("visible", "nobody"));
        merge(Map.of());
        assertThat(Visit.asGuest().get("/people/" + second.name()).statusCode()).isEqualTo(404);
        assertThat(ada.get("/people/" + second.name()).statusCode()).isEqualTo(301);
    }

    @Test
    void aJudgingThatRunsFinishesForWhoStays() {
        long submission = submitted();
        Claim claim = queue.claim("test", List.of(new Offer("judge", "cpp")), Lane.Pace.NOW)
                .orElseThrow();
        assertThat(merge(Map.of()).statusCode()).isEqualTo(303);
        String result = """
                {"verdict": "AC", "cpu_time_us": 1, "wall_time_us": 1, "memory_bytes": 1, "tests": [], "tests_planned": 1,
                 "searchable": false, "search_lane": 5}""";
        assertThat(queue.finish(claim.lease(), new Handler.Done(result, Duration.ZERO)))
                .isTrue();
        assertThat(Sql.of("""
                        select a.name || ' ' || u.solved_by as solved from user_problem u join account a on a.id = u.account_id
                        where u.problem_id = :problem""").on(database).with("problem", problem.id()).list(row -> row.getString("solved")))
                .containsExactly(ada.name() + " " + submission);
        assertThat(ada.get("/submissions/" + submission).asString()).contains("Accepted");
    }

    @Test
    void whatIsTakenWhileTheyMergeIsThereAfterwards() throws Exception {
        String seen = seen();
        List<String> taken = new ArrayList<>();
        try (ExecutorService both = Executors.newFixedThreadPool(2)) {
            Future<?> writing = both.submit(() -> {
                for (int i = 0; i < 30; i++) {
                    Response answer = second.submit(
                            "/notebook/collections", Map.of("name", "Mine " + i, "problem", problem.slug()));
                    if (answer.statusCode() == 303 && !answer.header("Location").contains("sign-in")) {
                        taken.add("Mine " + i);
                    }
                }
            });
            assertThat(send(eve, Map.of("seen", seen)).statusCode()).isEqualTo(303);
            writing.get();
        }
        assertThat(Sql.of("select c.name from collection c join account a on a.id = c.account_id where a.name = :name")
                        .on(database)
                        .with("name", ada.name())
                        .list(row -> row.getString("name")))
                .containsExactlyInAnyOrderElementsOf(taken);
    }

    @Test
    void theLongerRightToATierStays() {
        grant(ada, "pro", "2031-01-01");
        grant(second, "pro", "2035-01-01");
        assertThat(merge(Map.of()).statusCode()).isEqualTo(303);
        assertThat(eve.get(PEOPLE + ada.name()).asString()).contains("2035");
    }

    @Test
    void nothingIsDoneWithoutTheAdminsOwnPasswordAndAReason() {
        for (Map<String, String> wrong : List.of(
                Map.of("current", "not the one"),
                Map.of("current", ""),
                Map.of("reason", " "),
                Map.of("reason", "x".repeat(201)))) {
            assertThat(merge(wrong).statusCode()).as(wrong.toString()).isEqualTo(422);
        }
        assertThat(second.get("/account").statusCode()).isEqualTo(200);
    }

    @Test
    void whoSawThemAsTheyWereIsShownHowTheyAre() {
        String seen = seen();
        grant(second, "basic", "2031-01-01");
        Response stale = merge(Map.of("seen", seen));
        assertThat(stale.statusCode()).isEqualTo(409);
        assertThat(stale.asString()).contains("has changed since you opened the form", "because");
        assertThat(merge(Map.of("seen", "")).statusCode()).isEqualTo(409);
        assertThat(second.get("/account").statusCode()).isEqualTo(200);
    }

    @Test
    void ofTwoAdminsAtOnceOneMerges() throws Exception {
        Visit fay = Visit.signedIn();
        Admins.admit(database, fay.name());
        String seen = seen();
        solving.solve(second.name(), displayId(), "2026-01-03");
        List<Integer> answers = new ArrayList<>();
        try (ExecutorService both = Executors.newFixedThreadPool(2)) {
            List<Future<Integer>> asked = List.of(eve, fay).stream()
                    .map(admin ->
                            both.submit(() -> send(admin, Map.of("seen", seen)).statusCode()))
                    .toList();
            for (Future<Integer> one : asked) {
                answers.add(one.get());
            }
        }
        assertThat(answers).containsExactlyInAnyOrder(303, 422);
        assertThat(send(eve, Map.of("seen", seen)).asString())
                .as("once more")
                .contains("is part of " + ada.name() + " already");
    }

    @Test
    void aMergedOneMergesOnAndBothNamesLeadToTheLast() {
        merge(Map.of());
        Visit last = Visit.signedIn();
        showToEverybody(last);
        Visit first = ada;
        ada = last;
        String before = second.name();
        second = first;
        assertThat(merge(Map.of()).statusCode()).isEqualTo(303);
        for (String name : List.of(before, first.name())) {
            assertThat(Visit.asGuest().get("/people/" + name).header("Location"))
                    .endsWith("/people/" + last.name());
        }
    }

    @Test
    void whereItMakesNoSenseItIsRefusedWithTheReason() {
        assertThat(eve.get(page() + "?other=" + ada.name()).asString())
                .contains("That is the same account")
                .doesNotContain("name=\"current\"");
        assertThat(eve.get(page() + "?other=" + eve.name()).asString()).contains("may more than others");
        Sql.of("""
                insert into suspension (account_id, reason, since) select id, 'spam', now() from account where name = :name""").on(database).with("name", second.name()).update();
        String preview = eve.get(page() + "?other=" + second.name()).asString();
        assertThat(preview).contains("One of the two accounts is suspended");
        for (String other : List.of(ada.name(), eve.name(), second.name())) {
            assertThat(send(eve, Map.of("other", other, "seen", "0")).statusCode())
                    .isEqualTo(409);
        }
        assertThat(second.get("/account").statusCode()).isEqualTo(200);
    }

    @Test
    void anObstacleThatCameMeanwhileStopsIt() {
        String seen = seen();
        Sql.of("""
                insert into suspension (account_id, reason, since) select id, 'spam', now() from account where name = :name""").on(database).with("name", ada.name()).update();
        Response refused = merge(Map.of("seen", seen));
        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(refused.asString()).contains("One of the two accounts is suspended");
    }

    @Test
    void nonsenseBreaksNothing() {
        for (String other : List.of("nobody-at-all", "%00", "%F4%8F%BF%BF", "x".repeat(3000), "%3Cb%3E")) {
            assertThat(eve.get(page() + "?other=" + other).statusCode())
                    .as("%.20s", other)
                    .isIn(400, 422);
        }
        for (String other : List.of("", "\0", "x".repeat(100_000))) {
            assertThat(send(eve, Map.of("other", other, "seen", "x", "reason", "\0"))
                            .statusCode())
                    .isEqualTo(422);
        }
        assertThat(eve.get(PEOPLE + "nobody-at-all/merge").statusCode()).isEqualTo(404);
    }

    @Test
    void nobodyElseFindsIt() {
        Visit moderator = Visit.signedIn();
        Admins.appoint(database, moderator.name(), "moderator");
        for (Visit other : List.of(moderator, ada, Visit.asGuest())) {
            assertThat(other.get(page()).statusCode()).isEqualTo(404);
            assertThat(send(other, Map.of("seen", "x")).statusCode()).isEqualTo(404);
        }
    }

    private String page() {
        return PEOPLE + ada.name() + "/merge";
    }

    private String displayId() {
        return problem.slug().toUpperCase(Locale.ROOT);
    }

    private Response merge(Map<String, String> fields) {
        Map<String, String> form = new HashMap<>(fields);
        form.computeIfAbsent("seen", unused -> seen());
        return send(eve, form);
    }

    private Response send(Visit admin, Map<String, String> fields) {
        Map<String, String> form =
                new HashMap<>(Map.of("other", second.name(), "reason", "because", "current", Visit.password()));
        form.putAll(fields);
        return admin.submit(page(), form);
    }

    private String seen() {
        Matcher seen = SEEN.matcher(eve.get(page() + "?other=" + second.name()).asString());
        assertThat(seen.find()).isTrue();
        return seen.group(1);
    }

    private void grant(Visit whom, String tier, String until) {
        Sql.of("""
                insert into entitlement (account_id, tier, valid_from, valid_until, source, granted_at)
                select id, :tier, now(), cast(:until as timestamptz), 'grant', now() from account where name = :name""")
                .on(database)
                .with("tier", tier)
                .with("until", until)
                .with("name", whom.name())
                .update();
    }

    private static void showToEverybody(Visit person) {
        person.submit("/account/profile", Map.of("visible", "everybody")).then().statusCode(303);
    }

    private long submitted() {
        return Sql.of("""
                with sent as (
                    insert into submission (account_id, problem_id, language, source, source_hash, submitted_at)
                    select id, :problem, 'cpp', 'x', repeat('e', 64), now() from account where name = :name returning id, account_id),
                asked as (
                    insert into judging (submission_id, number, live, package_version_id, account_id, seed, queued_at)
                    select id, 1, true, :version, account_id, 1, now() from sent returning id, submission_id, account_id)
                insert into work (kind, subject, topic, account_id, needs, lane, fair_rank, state, queued_at)
                select 'judge', id, 'submission/' || submission_id, account_id, 'cpp', 1, 1, 'queued', now() from asked
                returning (select id from sent) as id""")
                .on(database)
                .with("problem", problem.id())
                .with("version", problem.versionId())
                .with("name", second.name())
                .one(row -> row.getLong("id"));
    }
}
