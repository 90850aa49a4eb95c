package dev.grundy.testsupport;

import dev.grundy.base.database.Sql;
import java.util.Map;
import java.util.TreeMap;
import javax.sql.DataSource;

/** Everything that the database holds of one account, to see whether something has changed it. */
public final class Belongings {
    private Belongings() {}

    /** The rows of each table that says whose they are, as one text each, and of the account itself. */
    public static Map<String, String> of(DataSource database, long account) {
        Map<String, String> all = new TreeMap<>();
        Sql.of("""
                select conrelid::regclass::text as table_name from pg_constraint
                where contype = 'f' and confrelid = 'account'::regclass""")
                .on(database)
                .list(row -> row.getString("table_name"))
                .forEach(table -> all.put(table, rows(database, table, "account_id", account)));
        all.put("account", rows(database, "account", "id", account));
        return all;
    }

    private static String rows(DataSource database, String table, String column, long account) {
        return Sql.of("select coalesce(jsonb_agg(to_jsonb(t) order by to_jsonb(t)::text), '[]')::text as held from "
                        + table + " t where " + column + " = :account")
                .on(database)
                .with("account", account)
                .one(row -> row.getString("held"));
    }
}
