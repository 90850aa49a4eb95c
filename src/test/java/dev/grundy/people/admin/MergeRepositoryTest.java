package dev.grundy.people.admin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.app.backup.FullDatabase;
import dev.grundy.base.database.DatabaseException;
import dev.grundy.base.database.Sql;
import dev.grundy.testsupport.MigratedDatabase;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Of two accounts that have something in every table one is made. */
class MergeRepositoryTest {
    private static final long ADA = 2;
    private static final long CARL = 4;
    private static final Instant NOW = Instant.parse("2026-11-23T12:00:00Z");

    /** By the standard's own views, so that nothing is asked that the code asks too. */
    private static final Sql REFERRING = Sql.of("""
            select distinct k.table_name
            from information_schema.referential_constraints r
            join information_schema.key_column_usage k on k.constraint_name = r.constraint_name
            join information_schema.table_constraints t on t.constraint_name = r.unique_constraint_name
            where t.table_name = 'account'
            union
            select c.table_name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
            where c.column_name = 'account_id' and c.table_schema = 'public' and t.table_type = 'BASE TABLE'""");

    private DataSource database;
    private MergeRepository repository;

    @BeforeEach
    void aLittleOfEverything() throws SQLException {
        database = MigratedDatabase.at(FullDatabase.upToDate());
        repository = new MergeRepository(database);
        run(database, """
                insert into lesson_read values (2, 'mex', '2026-01-07+00');
                insert into lesson_answer values (2, 'mex', 'eleven', '2026-01-07+00');
                insert into puzzle (problem_id, game, position, board, found_at) values (1, '1-1', 3, '1 2', '2026-01-01+00');
                insert into puzzle_answer values (2, 1, false, '2026-01-01+00', '2026-01-09+00');
                update puzzle_answer set rating_change = -162;
                insert into ranking values (2, 'solved', 1, 1);
                insert into puzzle_rating values (2, 1338, 290, 0.06, '2026-01-01+00');
                insert into weekly_mail values (2, 'de', '2026-01-05');
                insert into puzzle_day_solve values (2, '2026-01-02', '2026-01-02', '2026-01-02+00');
                insert into working_copy (name, revision, changed_at, account_id) values ('ABC-1', 1, now(), 2);
                insert into working_copy_author (working_copy_id, account_id, added_at) values (2, 2, now());
                insert into publication_request (working_copy_id, account_id, revision, note, language, asked_at) values (2, 2, 1, '', 'en', now());
                insert into upload (file_name, bytes, content_hash, account_id, received_at) values ('a.zip', 1, repeat('0', 64), 2, now());
                insert into package_proof (called, package_version_id, archive_hash, account_id, asked_at) values ('x', 1, repeat('0', 64), 2, now());
                insert into complaint (account_id, problem_id, package_version_id, kind, text, language, made_at) values (2, 1, 1, 'other', 'Hm', 'en', now());
                insert into talk_post (problem_id, account_id, made_at) values (1, 2, now());
                insert into tier_code (code, tier, days, most_uses, uses, valid_until, note, made_at)
                values (repeat('A', 16), 'pro', 30, 5, 1, '2027-01-01+00', 'x', now());
                insert into tier_code_use values (2, 1, now());
                insert into talk_revision values (1, 1, 2, 'Why?', 'Text', now());
                insert into classroom (name, time_zone, made_at) values ('1a', 'UTC', now());
                insert into classroom_member values (1, 2, 'teacher', '2026-01-02+00');
                insert into classroom_invitation (classroom_id, address, role, account_id, invited_at) values (1, 'a@a.example', 'student', 2, now());
                insert into talk_seen values (2, 1, 1, null);
                insert into answer_mail values (2, 'de', now());
                insert into work (kind, subject, topic, account_id, lane, fair_rank, state, queued_at) values ('judge', 4, 'submission/4', 2, 1, 1, 'queued', now());
                """);
    }

    @Test
    void whatAPersonHasIsCounted() {
        assertThat(repository.counts(2))
                .containsOnlyKeys(MergeGroup.values())
                .containsEntry(MergeGroup.LESSONS, 3L)
                .containsEntry(MergeGroup.PUZZLES, 1L)
                .containsEntry(MergeGroup.REPORTS, 2L);
    }

    @Test
    void everyTableThatRefersToAccountsIsTreated() {
        Set<String> referring = new TreeSet<>(REFERRING.on(database).list(row -> row.getString("table_name")));
        assertThat(referring).hasSizeGreaterThan(30);
        assertThat(new TreeSet<>(MergeSteps.treated()))
                .as("say in MergeSteps what becomes of it when two accounts become one")
                .isEqualTo(referring);
        assertThat(new TreeSet<>(repository.tables())).isEqualTo(referring);
    }

    @Test
    void allMovesButWhatEndsWithTheAccount() {
        Map<String, Long> adas = counts(ADA);
        Map<String, Long> carls = counts(CARL);
        assertThat(adas).as("something in every table").allSatisfy((table, rows) -> {
            if (!table.equals("suspension")) {
                assertThat(rows).as(table).isPositive();
            }
        });
        repository.lock(CARL, ADA);
        repository.merge(CARL, ADA, NOW);
        assertThat(counts(ADA).values()).containsOnly(0L);
        counts(CARL).forEach((table, rows) -> {
            boolean ends = MergeSteps.ENDED.contains(table) && !table.equals("payment_customer");
            // The second of them is what became of the merged one itself.
            long more = table.equals("merged_account") ? 1 : 0;
            assertThat(rows).as(table).isEqualTo(carls.get(table) + (ends ? 0 : adas.get(table)) + more);
        });
        assertThat(text("select string_agg(name, ',' order by name) as t from account"))
                .isEqualTo("admin,carl");
        assertThat(text("select string_agg(name, ',' order by name) as t from merged_account where account_id = 4"))
                .isEqualTo("ada,bob");
        assertThat(text("select asker as t from invocation")).isEqualTo("account/4");
        assertThat(text("select customer_id as t from payment_customer where account_id = 4"))
                .isEqualTo("cus_1");
    }

    @Test
    void whatBothHaveBecomesOneByTheStatedRules() throws SQLException {
        run(database, """
                insert into submission (account_id, problem_id, language, source, source_hash, submitted_at)
                values (4, 1, 'cpp', '1', repeat('8', 64), '2026-01-01+00');
                insert into user_problem values (4, 1, '2026-01-05+00', '2026-01-05+00', 5);
                insert into draft values (4, 2, 'cpp', 'later', 1, '2026-02-07+00');
                insert into bookmark values (4, 1, '2026-01-01+00');
                insert into collection (account_id, name, created_at) values (4, 'mINE', '2026-01-07+00');
                insert into collection_problem values (2, 1, '2026-01-07+00'), (2, 2, '2026-01-08+00');
                insert into problem_note values (4, 1, 'my own', '2026-01-07+00');
                insert into editorial_unlock values (4, 'test-kayles-1', '2026-01-01+00');
                insert into hint_opening values (4, 'test-nim-1', 1, '2026-01-09+00');
                insert into lesson_read values (4, 'mex', '2026-01-01+00'), (4, 'sums', '2026-01-02+00');
                insert into lesson_answer values (4, 'mex', 'eleven', '2026-01-01+00'), (4, 'mex', 'ten', '2026-01-02+00');
                insert into puzzle (problem_id, game, position, board, found_at) values (1, '1-1', 4, '2', '2026-01-01+00');
                insert into puzzle_answer values (4, 1, true, '2026-01-02+00', '2026-01-02+00'),
                    (4, 2, false, '2026-01-02+00', null);
                update puzzle_answer set rating_change = 9 where account_id = 4;
                insert into puzzle_rating values (4, 1600, 200, 0.05, '2026-01-02+00');
                insert into puzzle_day_solve values (4, '2026-01-02', '2026-01-02', '2026-01-02 01:00+00'),
                    (4, '2026-01-03', '2026-01-03', '2026-01-03+00');
                insert into practice_day (account_id, day, judged, accepted) values (4, '2025-12-24', 3, 2), (4, '2026-01-06', 1, 1);
                insert into bridged_day values (4, '2026-01-06'), (4, '2026-01-07');
                insert into hand_sitting values (1, 4, '2026-01-06+00', '2026-01-08+00');
                insert into hand_answer (hand_instance_id, account_id, answer, answered_at) values (1, 4, 'mine', '2026-01-07+00');
                insert into practice_session (account_id, problem_id, begun_at, paused_since) values
                    (2, 2, '2026-01-04 00:00+00', '2026-01-04 02:00+00'), (4, 2, '2026-01-05+00', null);
                insert into complaint (account_id, problem_id, package_version_id, kind, text, language, made_at) values
                    (4, 1, 1, 'other', 'Hm', 'en', now()), (4, 1, 1, 'other', 'Hm, too', 'en', now());
                insert into payment_customer values (4, 'cus_4', '2026-01-06+00');
                insert into classroom_member values (1, 4, 'student', '2026-01-01+00');
                """);
        String tried = "select tried || ' ' || solved as t from problem_count where problem_id = 1";
        assertThat(text(tried)).isEqualTo("2 2");
        repository.merge(CARL, ADA, NOW);
        assertThat(
                        text(
                                "select solved_at = '2026-01-04 10:00+00' and solved_by = 1 as t from user_problem where account_id = 4 and problem_id = 1"))
                .isEqualTo("t");
        assertThat(text(tried)).as("counted once").isEqualTo("1 1");
        assertThat(text("select source || version as t from draft where account_id = 4"))
                .isEqualTo("later4");
        assertThat(text("select added_at = '2026-01-01+00' as t from bookmark where account_id = 4"))
                .isEqualTo("t");
        assertThat(
                        text(
                                "select c.name || count(*) as t from collection c join collection_problem p on p.collection_id = c.id group by c.name"))
                .isEqualTo("mINE2");
        assertThat(text("select text as t from problem_note where account_id = 4"))
                .isEqualTo("my own\n\nline one\r\nline two\n\\.\n");
        assertThat(text("select unlocked_at = '2026-01-01+00' as t from editorial_unlock where account_id = 4"))
                .isEqualTo("t");
        assertThat(
                        text(
                                "select string_agg(day || ' ' || judged || ' ' || accepted, ',' order by day) as t from practice_day where account_id = 4"))
                .isEqualTo("2025-12-24 7 3,2026-01-04 1 1,2026-01-05 1 0,2026-01-06 1 1");
        assertThat(text("select string_agg(cast(day as text), ',') as t from bridged_day where account_id = 4"))
                .isEqualTo("2026-01-07");
        assertThat(text(
                        "select string_agg(lesson || ' ' || to_char(read_at at time zone 'UTC', 'DD'), ',' order by lesson) as t"
                                + " from lesson_read where account_id = 4"))
                .isEqualTo("mex 01,sums 02");
        assertThat(text(
                        "select string_agg(question || ' ' || to_char(answered_at at time zone 'UTC', 'DD'), ',' order by question) as t"
                                + " from lesson_answer where account_id = 4"))
                .isEqualTo("eleven 01,ten 02");
        assertThat(text(
                        "select string_agg(puzzle_id || ' ' || right_at_first || ' ' || coalesce(to_char(solved_at at time zone 'UTC', 'DD'), '-') || ' ' || rating_change, ',' order by puzzle_id) as t"
                                + " from puzzle_answer where account_id in (2, 4)"))
                .isEqualTo("1 false 02 -162,2 false - 9");
        assertThat(
                        text(
                                "select string_agg(account_id || ' ' || rating || ' ' || deviation || ' ' || volatility, ',') as t from puzzle_rating"))
                .as("the rating that is known better")
                .isEqualTo("4 1600 200 0.05");
        assertThat(text("select string_agg(account_id || ' ' || day, ',' order by day) as t from puzzle_day_solve"))
                .isEqualTo("4 2026-01-02,4 2026-01-03");
        assertThat(text("select string_agg(answer, ',' order by id) as t from hand_answer where account_id = 4"))
                .isEqualTo("win,mine");
        assertThat(text(
                        "select string_agg(coalesce(ended_at = '2026-01-04 02:00+00', false) || '', ',' order by begun_at) as t"
                                + " from practice_session where account_id = 4 and problem_id = 2"))
                .isEqualTo("true,false");
        assertThat(
                        text(
                                "select string_agg(account_id || role || (joined_at = '2026-01-01+00'), ',') as t from classroom_member"))
                .isEqualTo("4teachertrue");
        assertThat(text("select string_agg(text, ',' order by text) as t from complaint where account_id = 4"))
                .isEqualTo("Hm,Hm, too,In Zeile 2 fehlt „nicht“.");
        assertThat(text("select string_agg(customer_id, ',' order by customer_id) as t from payment_customer"))
                .isEqualTo("cus_4");
        assertThat(text("select string_agg(customer_id, ',' order by customer_id) as t from payment_farewell"))
                .as("the provider is told")
                .isEqualTo("cus_0,cus_1");
    }

    @Test
    void aTableThatNobodyThoughtOfKeepsTheAccountFromEnding() throws SQLException {
        run(database, """
                create table later (account_id bigint, constraint later_fk foreign key (account_id) references account (id) on delete cascade);
                insert into later values (2)""");
        assertThatThrownBy(() -> repository.merge(CARL, ADA, NOW))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("account 2 has rows in later after all were given to account 4");
        assertThat(text("select count(*) as t from later")).isEqualTo("1");
    }

    @Test
    void whatIsFrozenChangesHandsOnlyWithItsOwner() throws SQLException {
        List<String> changes = List.of(
                "update submission set account_id = 4 where id = 1",
                "update judging set account_id = 4 where id = 1",
                "update hand_answer set account_id = 4 where id = 1");
        run(database, "insert into hand_sitting values (1, 4, '2026-01-06+00', null)");
        for (String change : changes) {
            assertThatThrownBy(() -> Sql.of(change).on(database).update())
                    .as(change)
                    .isInstanceOf(DatabaseException.class);
        }
        run(
                database,
                "insert into merged_account (merged_id, name, account_id, merged_at) values (2, 'ada', 4, now())");
        for (String change : List.of(
                "update submission set account_id = 4, language = 'java' where id = 1",
                "update submission set account_id = 1 where id = 1",
                "update judging set account_id = 4, verdict = 'WA' where id = 1",
                "update hand_answer set account_id = 4, outcome = 'right' where id = 1")) {
            assertThatThrownBy(() -> Sql.of(change).on(database).update())
                    .as(change)
                    .isInstanceOf(DatabaseException.class);
        }
        for (String change : changes) {
            assertThat(Sql.of(change).on(database).update()).as(change).isOne();
        }
    }

    @Test
    void paymentsAreUnfinishedWhereBothAreCustomersAndSomethingIsOn() throws SQLException {
        assertThat(repository.hasUnfinishedPayments(CARL, ADA, NOW))
                .as("one customer")
                .isFalse();
        run(database, "insert into payment_customer values (4, 'cus_4', '2026-01-06+00')");
        assertThat(repository.hasUnfinishedPayments(CARL, ADA, NOW)).isTrue();
        assertThat(repository.hasUnfinishedPayments(ADA, CARL, NOW))
                .as("the other way round")
                .isFalse();
        run(database, "update subscription set ends_at = '2026-02-01+00'");
        assertThat(repository.hasUnfinishedPayments(CARL, ADA, NOW)).isFalse();
        run(database, "update payment_customer set awaits_seats = true where account_id = 2");
        assertThat(repository.hasUnfinishedPayments(CARL, ADA, NOW))
                .as("money for seats is on its way")
                .isTrue();
    }

    private Map<String, Long> counts(long account) {
        Map<String, Long> counts = new TreeMap<>();
        for (String table : repository.tables()) {
            counts.put(
                    table,
                    Sql.of("select count(*) as n from " + table + " where account_id = :account")
                            .on(database)
                            .with("account", account)
                            .one(row -> row.getLong("n")));
        }
        return counts;
    }

    private String text(String query) {
        return Sql.of(query).on(database).one(row -> row.getString("t"));
    }

    private static void run(DataSource where, String script) throws SQLException {
        try (Connection connection = where.getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute(script);
        }
    }
}
