package dev.grundy.app.backup;

import dev.grundy.base.database.DatabaseException;
import dev.grundy.base.database.SchemaHistory;
import dev.grundy.base.kernel.UnusableException;
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

/** The migrations that make a database's schema, as the program carries them. */
final class Migrations {
    static final String HISTORY = "flyway_schema_history";

    /** The migrations that run again whenever their text changes, after all numbered ones and in the order in which Flyway runs them. */
    static final List<String> REPEATED = List.of(
            "R__1_by_hand.sql",
            "R__1_findings.sql",
            "R__1_guards.sql",
            "R__1_lanes.sql",
            "R__1_nodes.sql",
            "R__1_people.sql",
            "R__1_play.sql",
            "R__1_practice.sql",
            "R__1_proofs.sql",
            "R__1_queue.sql",
            "R__1_rules.sql",
            "R__1_runs.sql",
            "R__1_solve_checks.sql",
            "R__1_uploads.sql",
            "R__1_verdicts.sql",
            "R__2_grants.sql");

    private static final String PLACE = "/db/migration/";

    private static final Pattern TABLE =
            Pattern.compile("(?im)^ *create (?:unlogged )?table (?:if not exists )?(\\w+)");
    private static final Pattern FILE = Pattern.compile("[BV]\\d{3}__\\w+\\.sql");

    /** As Flyway makes it: judge nodes are given the right to read it. */
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
     * File names, in the order of their numbers, from the baseline on.
     *
     * @param where the database, for messages
     * @throws DatabaseException when the database is older than the baseline, or this program does not know one of them
     */
    static List<String> seenBy(Connection connection, String where) throws SQLException {
        SchemaHistory history = SchemaHistory.of(connection);
        history.refuseOlder(where);
        List<String> seen = history.fromBaseline().orElse(List.of());
        List<String> unknown = unknown(seen);
        if (!unknown.isEmpty()) {
            throw new DatabaseException("the database was brought up to date by a newer Grundy (" + unknown.getFirst()
                    + " is unknown here); use that release");
        }
        return seen;
    }

    /**
     * The same of a backup.
     *
     * @param file where the manifest is from, for messages
     * @throws UnusableException when an older or a newer release made it
     */
    static List<String> namedBy(Manifest manifest, String file) {
        List<String> named = new SchemaHistory(manifest.migrations())
                .fromBaseline()
                .orElseThrow(() -> new UnusableException(file + " is too old for this release (" + manifest.grundy()
                        + ", schema " + manifest.schema()
                        + "); restore it with the release before this one, start that once, then start this one"));
        List<String> unknown = unknown(named);
        if (!unknown.isEmpty()) {
            throw new UnusableException(file + " was made by a newer Grundy (" + manifest.grundy() + ", schema "
                    + manifest.schema() + "; " + unknown.getFirst()
                    + " is unknown here); restore it with that release or a later one");
        }
        return named;
    }

    private static List<String> unknown(List<String> scripts) {
        return scripts.stream()
                .filter(script ->
                        !FILE.matcher(script).matches() || Migrations.class.getResource(PLACE + script) == null)
                .toList();
    }

    /** A script that makes the tables, empty, and all that goes with them. */
    static String schema(List<String> scripts) {
        return tablesOf(scripts) + functions();
    }

    /** The part of it that makes the tables. */
    static String tablesOf(List<String> scripts) {
        return HISTORY_TABLE + joined(scripts);
    }

    /** The part of it that is repeated: functions, views, triggers and rights, as this release has them. */
    static String functions() {
        return joined(REPEATED);
    }

    private static String joined(List<String> scripts) {
        return scripts.stream()
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
