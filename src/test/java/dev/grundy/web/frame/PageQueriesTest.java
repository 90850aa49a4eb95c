package dev.grundy.web.frame;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.Tier;
import dev.grundy.people.tier.EntitlementRepository;
import dev.grundy.problem.catalogue.Catalogue;
import dev.grundy.problem.catalogue.OwnProblems;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.PublishedProblem;
import dev.grundy.testsupport.RememberingProfile;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Response;
import dev.grundy.testsupport.run.Slow;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import jakarta.inject.Inject;
import java.util.Map;
import java.util.TreeMap;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** How many statements a page sends to the database: few, and no more of them with more rows to show. */
@Slow("every page is asked eight times")
@QuarkusTest
@TestProfile(RememberingProfile.class)
@QuarkusTestResource(PostgresResource.class)
class PageQueriesTest {
    /** For somebody who was here a second ago. A page that needs more needs a reason; one that needs less lowers it. */
    private static final Map<String, Integer> MOST = Map.ofEntries(
            Map.entry("/", 2),
            // one of them for solves by earlier versions, as on profiles
            Map.entry("/problems", 2),
            Map.entry("/problems/%s", 2),
            Map.entry("/problems/%s/submissions", 3),
            Map.entry("/submissions", 2),
            // a wrong answer, and an accepted program
            Map.entry("/submissions/%2$s", 3),
            Map.entry("/submissions/%3$s", 3),
            Map.entry("/submissions?problem=%s", 2),
            Map.entry("/api/v1/submissions", 2),
            // one of them for whether there are API tokens, which signing out everywhere offers to revoke
            Map.entry("/account", 2),
            Map.entry("/notebook", 3),
            Map.entry("/paths", 2),
            Map.entry("/paths/game-theory-from-zero", 3),
            Map.entry("/people/{name}", 3),
            Map.entry("/practice", 3),
            Map.entry("/ranking", 2),
            Map.entry("/status", 4),
            Map.entry("/api/v1/status", 3));
    /** Background loops ask too: of several counts the least is the page's own. */
    private static final int COUNTS = 8;

    @Inject
    DataSource database;

    @Inject
    Catalogue catalogue;

    @BeforeEach
    void count() {
        Sql.of("create extension if not exists pg_stat_statements").on(database).update();
    }

    @Test
    void noPageAsksMoreForMoreRows() {
        Visit visit = Visit.signedIn();
        OwnProblems.loadInto(catalogue);
        PublishedProblem problem = first();
        send(visit, problem, 1, "WA");
        send(visit, problem, 1, "AC");
        Map<String, Long> few = statements(visit, problem);
        for (int i = 1; i <= 30; i++) {
            send(visit, PublishedProblem.add(database, "asked-" + i, Tier.FREE), 2, "WA");
        }
        send(visit, problem, 40, "WA");
        assertThat(statements(visit, problem)).isEqualTo(few);
        assertThat(few)
                .allSatisfy(
                        (page, statements) -> assertThat(statements).as(page).isBetween(0L, (long) MOST.get(page)));
    }

    /** With a package, so that its statement can be shown. */
    private PublishedProblem first() {
        return Sql.of("select id, live_version_id, slug from problem where published order by display_id limit 1")
                .on(database)
                .one(row ->
                        new PublishedProblem(row.getLong("id"), row.getLong("live_version_id"), row.getString("slug")));
    }

    /** Each page once, and all of them again: what asks in the background for seconds meets no page each time. */
    private Map<String, Long> statements(Visit visit, PublishedProblem problem) {
        String wrong = latest(visit, "WA");
        String accepted = latest(visit, "AC");
        Map<String, Long> least = new TreeMap<>();
        for (int i = 0; i < COUNTS; i++) {
            for (String page : MOST.keySet()) {
                String address = page.formatted(problem.slug(), wrong, accepted).replace("{name}", visit.name());
                least.merge(page, statements(visit, address), Math::min);
            }
        }
        return least;
    }

    /** Number of the visitor's latest submission to a problem with a package. */
    private String latest(Visit visit, String verdict) {
        return Sql.of("""
                        select max(s.id) as id from submission s
                        join account a on a.id = s.account_id and a.name = :name
                        join judging j on j.submission_id = s.id and j.verdict = :verdict
                        join problem p on p.id = s.problem_id and p.slug not like 'asked-%'""")
                .on(database)
                .with("name", visit.name())
                .with("verdict", verdict)
                .one(row -> row.getString("id"));
    }

    private long statements(Visit visit, String address) {
        assertThat(visit.get(address).statusCode()).as(address).isEqualTo(200);
        long before = sentOnceNobodyElseAsks();
        Response answer = visit.get(address);
        long after = sent();
        assertThat(answer.statusCode()).as(address).isEqualTo(200);
        return after - before - 1;
    }

    /** A loop that is at work asks more often than all our counts take. */
    private long sentOnceNobodyElseAsks() {
        long before = sent();
        long now = sent();
        while (now - before > 1) {
            before = now;
            now = sent();
        }
        return now;
    }

    /** Statements that mean something: not those that begin and end transactions. This one is counted the next time. */
    private long sent() {
        return Sql.of("""
                        select coalesce(sum(calls), 0) from pg_stat_statements
                        where dbid = (select oid from pg_database where datname = current_database())
                          and query !~* '^(begin|commit|rollback|set|listen|select \\$1$)'""").on(database).one(row -> row.getLong(1));
    }

    private void send(Visit visit, PublishedProblem problem, int submissions, String verdict) {
        Sql.of("""
                with sent as (
                    insert into submission (account_id, problem_id, language, source, source_hash, submitted_at)
                    select :account, :problem, 'cpp', 'x', repeat('0', 64), now() from generate_series(1, :count) returning id)
                insert into judging (submission_id, number, live, package_version_id, account_id, seed, queued_at, finished_at,
                                     verdict, cpu_time_us, memory_bytes)
                select id, 1, true, :version, :account, 1, now(), now(), :verdict, 1000, 1000000 from sent""")
                .on(database)
                .with(
                        "account",
                        new EntitlementRepository(database)
                                .accountNamed(visit.name())
                                .orElseThrow())
                .with("problem", problem.id())
                .with("version", problem.versionId())
                .with("count", submissions)
                .with("verdict", verdict)
                .update();
        Sql.of("""
                with sat as (
                    insert into practice_session (account_id, problem_id, begun_at, ended_at)
                    select :account, :problem, now(), now() from generate_series(1, :count)),
                marked as (
                    insert into bookmark (account_id, problem_id, added_at) values (:account, :problem, now()) on conflict do nothing),
                put_together as (
                    insert into collection (account_id, name, created_at) values (:account, 'About ' || cast(:problem as text), now())
                    on conflict do nothing)
                insert into user_problem (account_id, problem_id, first_attempted_at) values (:account, :problem, now())
                on conflict do nothing""")
                .on(database)
                .with(
                        "account",
                        new EntitlementRepository(database)
                                .accountNamed(visit.name())
                                .orElseThrow())
                .with("problem", problem.id())
                .with("count", submissions)
                .update();
    }
}
