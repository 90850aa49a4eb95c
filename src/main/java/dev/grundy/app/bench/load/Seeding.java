package dev.grundy.app.bench.load;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.ContentHash;
import dev.grundy.base.kernel.MemorySize;
import dev.grundy.base.kernel.Verdict;
import dev.grundy.judge.result.ResultJson;
import dev.grundy.judge.result.TestResult;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.sql.DataSource;

/**
 * Fills a database with people, problems, and submissions over a year, so that pages can be measured on it. The data are always the same
 * for the same numbers. Every problem is judged by the package that was published first. One person has sent a 250th part of
 * all; a browser is signed in as that one. The database's user must be its superuser, and a package must be published.
 */
public final class Seeding {
    /** The person with the most submissions. */
    public static final String BUSIEST = "seed-1";

    private static final int CHUNK = 250_000;

    /** Triggers and references are not asked for each of millions of rows: what they would do follows in {@link #SUMS}. */
    private static final String UNWATCHED = "set session_replication_role = replica";

    private static final String WATCHED = "set session_replication_role = origin";

    private static final List<String> PEOPLE_AND_PROBLEMS = List.of("""
            insert into account (name, password_hash, role, must_change_password, created_at)
            select 'seed-' || n, 'none', 'user', false, now() - interval '1 year' from generate_series(1, %1$d) as n
            """, """
            insert into entitlement (account_id, tier, valid_from, valid_until, source, granted_at)
            select id, 'basic', created_at, 'infinity', 'grant', created_at from account where name like 'seed-%%'
            """, """
            insert into problem (problem_key, display_id, slug, title, summary, difficulty, difficulty_score, topics, tags, premium,
                                 tier, published, live_version_id, created_at, updated_at)
            select 'seed-' || n, 'SED-' || lpad(n::text, 5, '0'), 'seeded-game-' || n, 'Seeded game ' || n, 'A game of ' || n || ' heaps.',
                   (array['Easy', 'Medium', 'Hard'])[1 + n %% 3], n %% 101, array['topic ' || n %% 20, 'topic ' || n %% 7],
                   array['tag ' || n %% 50], false, 'free', true,
                   (select live_version_id from problem where published order by display_id limit 1), now(), now()
            from generate_series(1, %2$d) as n""");

    /**
     * Of the numbers from %1$d on, up to %2$d, of %3$d in all. %4$s is what came of the tests; %5$s are %6$d languages; %7$s says
     * which person, and %8$s which problem.
     */
    private static final List<String> SUBMISSIONS = List.of("""
            insert into submission (id, account_id, problem_id, language, source, source_hash, submitted_at)
            overriding system value
            select n, people.ids[%7$s],
                   problems.ids[%8$s],
                   (array[%5$s])[1 + n %% %6$d], convert_to('print(' || n || ')', 'UTF8'),
                   encode(sha256(convert_to('print(' || n || ')', 'UTF8')), 'hex'),
                   now() - interval '1 year' * (1 - n::double precision / %3$d)
            from generate_series(%1$d::bigint, %2$d::bigint) as n,
                 (select array_agg(id order by id) as ids from account where name like 'seed-%%') as people,
                 (select array_agg(id order by id) as ids from problem where published) as problems
            """, """
            insert into judging (id, submission_id, number, live, package_version_id, account_id, seed, queued_at, finished_at, verdict,
                                 cpu_time_us, wall_time_us, memory_bytes, tests)
            overriding system value
            select id, id, 1, true, (select live_version_id from problem where published order by display_id limit 1), account_id, id,
                   submitted_at, submitted_at + interval '1 s', (array['AC', 'WA', 'WA', 'TLE', 'RTE'])[1 + id %% 5], 1000 + id %% 1000000,
                   2000, 4000000,
                   '%4$s'
            from submission where id between %1$d and %2$d""");

    /** The busiest person teaches 199 others, with 20 assignments of five problems. */
    private static final List<String> CLASS = List.of("""
            insert into classroom (name, time_zone, made_at) values ('seed-class', 'Europe/Berlin', now() - interval '1 year')""", """
            insert into classroom_member (classroom_id, account_id, role, joined_at)
            select c.id, a.id, case a.name when 'seed-1' then 'teacher' else 'student' end, c.made_at
            from classroom c, (select id, name from account where name like 'seed-%' order by id limit 200) as a
            where c.name = 'seed-class'""", """
            insert into assignment (classroom_id, title, opens_at, due_at, rule, made_at)
            select c.id, 'Week ' || n, c.made_at, c.made_at + n * interval '1 week', 'solved', c.made_at
            from classroom c, generate_series(1, 20) as n where c.name = 'seed-class'""", """
            insert into assignment_problem (assignment_id, problem_id, place)
            select a.id, p.id, 1 + p.number % 5
            from (select id, row_number() over (order by id) - 1 as number from assignment) as a
                 join (select id, row_number() over (order by id) - 1 as number from problem where published order by id limit 100)
                      as p on p.number / 5 = a.number""");

    private static final String QUOTED =
            MeasuredLanguages.LANGUAGES.stream().map(id -> "'" + id + "'").collect(Collectors.joining(", "));

    private static final List<String> SUMS = List.of(
            """
            insert into user_problem (account_id, problem_id, first_attempted_at, solved_at, solved_by)
            select s.account_id, s.problem_id, min(s.submitted_at), min(s.submitted_at) filter (where j.verdict = 'AC'),
                   min(s.id) filter (where j.verdict = 'AC')
            from submission s join judging j on j.submission_id = s.id group by s.account_id, s.problem_id
            on conflict do nothing""",
            """
            insert into problem_count (problem_id, tried, solved)
            select problem_id, count(*), count(solved_at) from user_problem group by problem_id
            on conflict (problem_id) do update set tried = excluded.tried, solved = excluded.solved""",
            "select setval(pg_get_serial_sequence('submission', 'id'), (select max(id) from submission))",
            "select setval(pg_get_serial_sequence('judging', 'id'), (select max(id) from judging))");

    private static final String TESTS =
            ResultJson.write(Stream.of("sample/1", "secret/01-small", "secret/02-large", "fresh/01")
                    .map(name -> new TestResult(
                            name,
                            Verdict.AC,
                            Duration.ofMillis(1),
                            Duration.ofMillis(2),
                            MemorySize.ofMebibytes(4),
                            "",
                            OptionalDouble.empty()))
                    .toList());

    private static final Sql SIGN_IN = Sql.of("""
            insert into sign_in (token_hash, account_id, started_at, expires_at, browser)
            select :hash, id, now(), now() + interval '1 day', 'bench' from account where name = :name""");

    private static final Sql ADMIT = Sql.of("""
            with admin as (update account set role = 'admin' where name = :name returning id)
            update sign_in set second_factor = true, second_factor_at = now(), shown_at = now()
            from admin where account_id = admin.id""");

    /** Rows that belong to people and submissions go with them. */
    private static final List<String> REMOVAL = List.of(
            "truncate submission, work, problem_count, practice_day cascade",
            "delete from assignment_problem",
            "delete from assignment",
            "delete from classroom_member",
            "delete from classroom",
            "delete from sign_in where account_id in (select id from account where name like 'seed-%')",
            "delete from entitlement where account_id in (select id from account where name like 'seed-%')",
            "delete from account where name like 'seed-%'",
            "delete from problem where problem_key like 'seed-%'",
            "vacuum account, entitlement, problem");

    private static final int TOKEN_BYTES = 32;

    private final DataSource database;
    private final Spread spread;

    public Seeding(DataSource database) {
        this(database, Spread.USUAL);
    }

    public Seeding(DataSource database, Spread spread) {
        this.database = database;
        this.spread = spread;
    }

    /**
     * The sender of the n-th submission, and its problem.
     *
     * @param person  SQL of n for a place in {@code people.ids}, from 1 on
     * @param problem the same for {@code problems.ids}
     */
    public record Spread(String person, String problem) {
        static final Spread USUAL = new Spread(
                "case when n % 250 = 0 then 1 else 1 + (n * 7919) % cardinality(people.ids) end",
                "1 + (n * 31 + n / 1000) % cardinality(problems.ids)");
    }

    /** For the cookie of a browser that will be signed in. */
    public static String token() {
        byte[] bits = new byte[TOKEN_BYTES];
        new SecureRandom().nextBytes(bits);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bits);
    }

    /**
     * Adds the population to what is there, above all ids there are.
     *
     * @param token of the browser that is signed in as {@link #BUSIEST}: 43 base64url characters
     */
    public void add(Population population, String token) {
        try (Connection connection = database.getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute(UNWATCHED);
            for (String sql : PEOPLE_AND_PROBLEMS) {
                statement.execute(sql.formatted(population.people(), population.problems()));
            }
            long first = 1
                    + Sql.of("select coalesce(max(id), 0) as id from judging")
                            .on(database)
                            .one(row -> row.getLong("id"));
            first = Math.max(
                    first,
                    1
                            + Sql.of("select coalesce(max(id), 0) as id from submission")
                                    .on(database)
                                    .one(row -> row.getLong("id")));
            long last = first + population.submissions() - 1;
            for (long from = first; from <= last; from += CHUNK) {
                for (String sql : SUBMISSIONS) {
                    statement.execute(sql.formatted(
                            from,
                            Math.min(last, from + CHUNK - 1),
                            last,
                            TESTS,
                            QUOTED,
                            MeasuredLanguages.LANGUAGES.size(),
                            spread.person(),
                            spread.problem()));
                }
            }
            for (String sql : SUMS) {
                statement.execute(sql);
            }
            for (String sql : CLASS) {
                statement.execute(sql);
            }
            statement.execute(WATCHED);
            statement.execute("vacuum analyze");
        } catch (SQLException e) {
            throw new IllegalStateException("cannot fill the database: " + e.getMessage(), e);
        }
        signIn(BUSIEST, token);
    }

    /**
     * Makes somebody an admin who has shown a second factor.
     *
     * @param token of their browser
     */
    public void admit(String name, String token) {
        signIn(name, token);
        ADMIT.on(database).with("name", name).update();
    }

    /** Takes out all that was added, and all submissions. */
    public void remove() {
        try (Connection connection = database.getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute(UNWATCHED);
            for (String sql : REMOVAL) {
                statement.execute(sql);
            }
            statement.execute(WATCHED);
        } catch (SQLException e) {
            throw new IllegalStateException("cannot empty the database: " + e.getMessage(), e);
        }
    }

    private void signIn(String name, String token) {
        SIGN_IN.on(database)
                .with(
                        "hash",
                        ContentHash.of(token.getBytes(StandardCharsets.US_ASCII))
                                .hex())
                .with("name", name)
                .update();
    }
}
