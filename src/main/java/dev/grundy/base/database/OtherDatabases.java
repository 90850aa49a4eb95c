package dev.grundy.base.database;

import java.util.List;
import java.util.Optional;
import javax.sql.DataSource;

/** The rights of judges' logins on a server besides the one database that they work for. */
public final class OtherDatabases {
    private static final Sql JUDGES = Sql.of("select oid from pg_roles where rolname = 'grundy_judge'");
    private static final Sql USABLE = Sql.of("""
            select d.datname
            from pg_database d, pg_roles r
            where r.rolname = 'grundy_judge' and d.datallowconn
                and (has_database_privilege(r.oid, d.oid, 'temporary')
                    or d.datname <> current_database() and has_database_privilege(r.oid, d.oid, 'connect'))
            order by d.datname""");

    private OtherDatabases() {}

    /**
     * Names of the databases that judges may connect to though they need not, or in which they may make temporary tables, in order. Empty
     * where no role for judges is there. Any login may ask.
     */
    public static Optional<List<String>> ofJudges(DataSource database) {
        return JUDGES.on(database)
                .find(row -> row.getLong("oid"))
                .map(role -> USABLE.on(database).list(row -> row.getString("datname")));
    }
}
