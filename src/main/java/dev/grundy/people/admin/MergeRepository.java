package dev.grundy.people.admin;

import dev.grundy.base.database.Sql;
import dev.grundy.people.admin.MergeSteps.Step;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javax.sql.DataSource;

/** Makes two accounts one, in the tables of everybody. Within a transaction of the caller's. Thread-safe. */
@ApplicationScoped
class MergeRepository {
    /** Before all else, as nodes do that end a piece of work. */
    private static final Sql LOCK_WORK =
            Sql.of("select id from work where ended_at is null and account_id = :merged order by id for update");

    private static final Sql LOCK_ADMINS = Sql.of("select id from account where role = 'admin' order by id for update");
    /** A transaction that adds a row of either waits for the end, and finds the one gone. */
    private static final Sql LOCK =
            Sql.of("select id from account where id in (:kept, :merged) order by id for update");

    private static final Sql NOTE = Sql.of("""
            insert into merged_account (merged_id, name, account_id, merged_at)
            select id, name, :kept, :now from account where id = :merged""");
    /** A payment stays with the person it was paid for; of two customers one has to go. */
    private static final Sql FAREWELL = Sql.of("""
            insert into payment_farewell (customer_id, since)
            select m.customer_id, :now from payment_customer m
            where m.account_id = :merged and exists (select from payment_customer k where k.account_id = :kept)
            on conflict do nothing""");

    private static final Sql MOVE_CUSTOMER = Sql.of("""
            update payment_customer set account_id = :kept
            where account_id = :merged and not exists (select from payment_customer k where k.account_id = :kept)""");
    private static final Sql END = Sql.of("delete from account where id = :merged");

    private static final Sql UNFINISHED_PAYMENTS = Sql.of("""
            select (select count(*) from payment_customer where account_id in (:kept, :merged)) = 2
                and (exists (select from payment_customer where account_id = :merged and awaits_seats)
                    or exists (select from subscription where account_id = :merged
                        and state not in ('canceled', 'refunded', 'incomplete_expired') and (ends_at is null or ends_at > :now))) as there""");

    /** Every column that names an account, by a foreign key or as part of one. */
    private static final Sql REFERENCES = Sql.of("""
            select distinct c.conrelid::regclass::text as table_name
            from pg_constraint c
            join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
            where c.contype = 'f' and (c.confrelid = 'account'::regclass or a.attname = 'account_id')
            order by 1""");

    private final DataSource database;

    MergeRepository(DataSource database) {
        this.database = database;
    }

    /** Until the transaction ends, nobody adds anything that belongs to either, and no node ends work of the second. */
    void lock(long kept, long merged) {
        LOCK_WORK.on(database).with("merged", merged).list(row -> row.getLong("id"));
        LOCK_ADMINS.on(database).list(row -> row.getLong("id"));
        LOCK.on(database).with("kept", kept).with("merged", merged).list(row -> row.getLong("id"));
    }

    /** Whether both are customers and something of the second is still paid or owed, or its money is on its way. */
    boolean hasUnfinishedPayments(long kept, long merged, Instant now) {
        return UNFINISHED_PAYMENTS
                .on(database)
                .with("kept", kept)
                .with("merged", merged)
                .with("now", now)
                .one(row -> row.getBoolean("there"));
    }

    /** How many rows an account has of each. */
    Map<MergeGroup, Long> counts(long account) {
        Map<MergeGroup, Long> counts = new EnumMap<>(MergeGroup.class);
        for (MergeGroup group : MergeGroup.values()) {
            String all = group.tables().stream()
                    .map(table -> "(select count(*) from " + table + " where account_id = :account)")
                    .collect(Collectors.joining(" + "));
            counts.put(
                    group,
                    Sql.of("select " + all + " as n")
                            .on(database)
                            .with("account", account)
                            .one(row -> row.getLong("n")));
        }
        return counts;
    }

    /** Names of all tables that refer to accounts. */
    List<String> tables() {
        return REFERENCES.on(database).list(row -> row.getString("table_name"));
    }

    /**
     * Gives all that is the second's to the first, and ends the second. Both are locked, and differ.
     *
     * @throws IllegalStateException where a table would lose rows that nobody thought of
     */
    void merge(long kept, long merged, Instant now) {
        execute(NOTE, kept, merged, now);
        execute(FAREWELL, kept, merged, now);
        execute(MOVE_CUSTOMER, kept, merged, now);
        for (Step step : MergeSteps.ALL) {
            for (String statement : step.statements()) {
                execute(Sql.of(statement), kept, merged, now);
            }
        }
        for (String table : tables()) {
            if (!MergeSteps.ENDED.contains(table) && has(table, merged)) {
                throw new IllegalStateException(
                        "account " + merged + " has rows in " + table + " after all were given to account " + kept);
            }
        }
        END.on(database).with("merged", merged).update();
    }

    private boolean has(String table, long account) {
        return Sql.of("select exists (select from " + table + " where account_id = :account) as there")
                .on(database)
                .with("account", account)
                .one(row -> row.getBoolean("there"));
    }

    private void execute(Sql statement, long kept, long merged, Instant now) {
        Sql.Execution execution = statement.on(database);
        Map<String, Object> values = Map.of("kept", kept, "merged", merged, "now", now);
        values.forEach((name, value) -> {
            if (statement.names(name)) {
                execution.with(name, value);
            }
        });
        execution.update();
    }
}
