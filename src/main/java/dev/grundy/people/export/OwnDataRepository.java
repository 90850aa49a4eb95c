package dev.grundy.people.export;

import dev.grundy.base.database.Sql;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import javax.sql.DataSource;

/**
 * The rows that belong to an account, of all tables. Those are rows that refer to it, if by way of another table's column that does, and
 * those that refer to such a row. It also has the classes that they are in. A table that is added later is in it without being named here.
 * Secrets are left out, and data for admins. Thread-safe.
 */
@ApplicationScoped
class OwnDataRepository {
    /** Hashes of passwords and of sessions, and the secrets that codes are made from, are nobody's to read. */
    private static final String SECRET_COLUMNS =
            "password_hash, token_hash, code_hash, secret, lease_token, lease_owner";
    /** Messages about errors on our side are for admins; a checker's words about a wrong answer are for its author. */
    private static final String FOR_ADMINS = "case when to_jsonb(t) ->> 'outcome' = 'wrong' then '' else 'message' end";
    /** Sources of submissions come as files. */
    private static final String FILED_COLUMNS = ", source";
    /** Packages and findings about them belong to the site, and are large. */
    private static final String OF_PACKAGES = ", archive, report";

    /** Files of packages are read many rows at a time, and each can have 16 MiB. */
    private static final String CONTENT = ", content";
    /** A link by which others join, which students are not shown. */
    private static final String FOR_TEACHERS = ", invite_code";

    private static final String NOTE_OF_ADMINS = ", note";

    private static final Sql TABLES = Sql.of("""
            with recursive account_column as (
                select conrelid as id, conkey[1] as attnum from pg_constraint
                where contype = 'f' and confrelid = 'account'::regclass and cardinality(conkey) = 1
                union
                select c.conrelid, k.attnum from account_column known
                join pg_constraint c on c.contype = 'f' and c.confrelid = known.id
                join unnest(c.conkey, c.confkey) as k(attnum, refers_to) on k.refers_to = known.attnum),
            own as (
                select id, format('%I.%I', 't', a.attname) || ' = ?' as belongs
                from account_column c join pg_attribute a on a.attrelid = c.id and a.attnum = c.attnum),
            below as (
                select c.conrelid as id,
                       format('t.%I in (select t.id from %s t where %s)', a.attname, own.id::regclass, own.belongs) as belongs
                from own join pg_constraint c on c.contype = 'f' and c.confrelid = own.id and cardinality(c.conkey) = 1
                    and c.confdeltype = 'c'
                join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
                where c.conrelid not in (select id from own)
                    and exists (select from pg_attribute where attrelid = own.id and attname = 'id'))
            select distinct on (id) id::regclass::text as name, belongs,
                   exists (select from pg_attribute where attrelid = found.id and attname = 'id') as numbered
            from (select 'account'::regclass::oid as id, 't.id = ?' as belongs
                  union all select id, belongs from own union all select id, belongs from below
                  union all select 'classroom'::regclass::oid, 't.id in (select classroom_id from classroom_member where account_id = ?)'
                  union all select 'classroom_tier'::regclass::oid,
                      't.classroom_id in (select classroom_id from classroom_member where account_id = ?)') found
            order by id, belongs""");
    private static final Sql SOURCES = Sql.of("""
            select id, language, source from submission where account_id = :account and id > :after order by id limit :most""");

    private final DataSource database;

    OwnDataRepository(DataSource database) {
        this.database = database;
    }

    /**
     * A table with rows of accounts.
     *
     * @param belongs  condition on its row {@code t}, with {@code ?} for the account
     * @param numbered whether its rows have an id, by which they are read in portions
     */
    record Table(String name, String belongs, boolean numbered) {}

    /** A program that the person sent. */
    record Source(long submission, String language, byte[] bytes) {}

    List<Table> tables() {
        return TABLES.on(database)
                .list(row -> new Table(row.getString("name"), row.getString("belongs"), row.getBoolean("numbered")));
    }

    /**
     * A portion of the account's rows, each as JSON; the last when there are fewer than asked for.
     *
     * @param place rows before it are left out: the number of rows read, or in a table with ids the last one's
     */
    List<Row> rows(Table table, long account, long place, int most) {
        String condition = table.belongs().replace("?", ":account");
        String order = table.numbered()
                ? " and t.id > :place order by t.id limit :most"
                : " order by t offset :place limit :most";
        return Sql.of("select " + (table.numbered() ? "t.id" : "0") + " as id, to_jsonb(t) - string_to_array('"
                        + leftOut(table) + "', ', ') - " + FOR_ADMINS + " as json from " + table.name() + " t where ("
                        + condition + ")"
                        + order)
                .on(database)
                .with("account", account)
                .with("place", place)
                .with("most", most)
                .list(row -> new Row(row.getLong("id"), row.getString("json")));
    }

    private static String leftOut(Table table) {
        return switch (table.name()) {
            case "submission" -> SECRET_COLUMNS + FILED_COLUMNS;
            case "package_proof", "upload" -> SECRET_COLUMNS + OF_PACKAGES;
            case "upload_part", "upload_file", "working_file", "working_file_past" -> SECRET_COLUMNS + CONTENT;
            case "classroom" -> SECRET_COLUMNS + FOR_TEACHERS;
            case "classroom_tier" -> SECRET_COLUMNS + NOTE_OF_ADMINS;
            default -> SECRET_COLUMNS;
        };
    }

    /** A row as JSON; its id is 0 in a table without ids. */
    record Row(long id, String json) {}

    List<Source> sources(long account, long after, int most) {
        return SOURCES.on(database)
                .with("account", account)
                .with("after", after)
                .with("most", most)
                .list(row -> new Source(row.getLong("id"), row.getString("language"), row.getBytes("source")));
    }
}
