package dev.grundy.backup;

import dev.grundy.database.DatabaseException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The migrations that a database has seen, as the program carries them: they never change once they have landed. */
final class Migrations {
    static final String HISTORY = "flyway_schema_history";

    private static final String PLACE = "/db/migration/";
    /** Within the product the history has them with their place, in tests without. */
    private static final String SEEN = """
            select regexp_replace(script, '^.*/', '') as script from flyway_schema_history
            where success and version is not null order by version""";

    private static final Pattern TABLE =
            Pattern.compile("(?im)^ *create (?:unlogged )?table (?:if not exists )?(\\w+)");
    private static final Pattern FILE = Pattern.compile("V\\d{3}__\\w+\\.sql");

    /** As Flyway makes it: V030 wants it to be there. */
    private static final String HISTORY_TABLE = """
            create table public.flyway_schema_history (
                installed_rank integer not null, version varchar(50), description varchar(200) not null, type varchar(20) not null,
                script varchar(1000) not null, checksum integer, installed_by varchar(100) not null,
                installed_on timestamp not null default now(), execution_time integer not null, success boolean not null);
            alter table public.flyway_schema_history add constraint flyway_schema_history_pk primary key (installed_rank);
            create index flyway_schema_history_s_idx on public.flyway_schema_history (success);
            """;

    private Migrations() {}

    /**
     * File names, in the order of their numbers.
     *
     * @throws DatabaseException when this program does not know one of them
     */
    static List<String> seenBy(Connection connection) throws SQLException {
        List<String> seen = Shape.list(connection, SEEN, row -> row.getString("script"));
        List<String> unknown = unknown(seen);
        if (!unknown.isEmpty()) {
            throw new DatabaseException("the database was brought up to date by a newer Grundy (" + unknown.getFirst()
                    + " is unknown here); use that release");
        }
        return seen;
    }

    /** Those that a newer release made. */
    static List<String> unknown(List<String> scripts) {
        return scripts.stream()
                .filter(script ->
                        !FILE.matcher(script).matches() || Migrations.class.getResource(PLACE + script) == null)
                .toList();
    }

    /** A script that makes the tables, empty. */
    static String schema(List<String> scripts) {
        return HISTORY_TABLE
                + scripts.stream()
                        .map(script -> "\n-- " + script + "\n\n" + text(script))
                        .collect(Collectors.joining());
    }

    /** Names of the tables that they make. */
    static Set<String> tables(List<String> scripts) {
        Set<String> tables = new TreeSet<>(Set.of(HISTORY));
        scripts.forEach(script -> TABLE.matcher(text(script))
                .results()
                .map((MatchResult found) -> found.group(1))
                .forEach(tables::add));
        return tables;
    }

    private static String text(String script) {
        try (InputStream in = Migrations.class.getResourceAsStream(PLACE + script)) {
            if (in == null) {
                throw new IllegalStateException("no migration " + script);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the migration " + script, e);
        }
    }
}
