package dev.grundy.app.backup;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * The form of a database's tables, as PostgreSQL's catalog tells it in the connection's transaction.
 *
 * @param tables    by name; those that extensions made are left out
 * @param sequences that number rows of tables
 * @param checks    constraints that are set aside while rows are read: references between tables, and those that old rows need not meet
 * @param indexes   that are set aside too, as many rows are indexed quicker at once; none that a constraint stands on
 */
record Shape(List<Table> tables, List<Sequence> sequences, List<Constraint> checks, List<Index> indexes) {
    Shape {
        tables = List.copyOf(tables);
        sequences = List.copyOf(sequences);
        checks = List.copyOf(checks);
        indexes = List.copyOf(indexes);
    }

    /**
     * @param name     as SQL writes it, as all names here
     * @param columns  but those that PostgreSQL computes
     * @param triggers how each of ours is switched on, such as {@code enable always trigger refuse}
     */
    record Table(String name, List<String> columns, List<String> triggers) {
        Table {
            columns = List.copyOf(columns);
            triggers = List.copyOf(triggers);
        }
    }

    /** @param table the table with the numbered rows */
    record Sequence(String table, String name) {
        record State(long value, boolean isCalled) {}

        State read(Connection connection) throws SQLException {
            return list(
                            connection,
                            "select last_value, is_called from public." + name,
                            row -> new State(row.getLong("last_value"), row.getBoolean("is_called")))
                    .getFirst();
        }
    }

    record Constraint(String table, String name, String definition) {}

    record Index(String table, String name, String definition) {}

    private static final String OURS = """
            not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')""";

    private static final String TABLES = """
            select quote_ident(c.relname) as name,
                   array(select quote_ident(a.attname) from pg_attribute a
                         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
                         order by a.attnum) as columns,
                   array(select case t.tgenabled when 'A' then 'enable always' when 'R' then 'enable replica' when 'D' then 'disable'
                                else 'enable' end || ' trigger ' || quote_ident(t.tgname)
                         from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal order by t.tgname) as triggers
            from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and %s order by c.relname""".formatted(OURS);

    private static final String SEQUENCES = """
            select quote_ident(t.relname) as relation, quote_ident(c.relname) as name
            from pg_class c join pg_depend o on o.classid = 'pg_class'::regclass and o.objid = c.oid and o.deptype in ('a', 'i')
            join pg_class t on o.refclassid = 'pg_class'::regclass and t.oid = o.refobjid
            where c.relnamespace = 'public'::regnamespace and c.relkind = 'S' order by c.relname""";

    /** Checks come back before references. */
    private static final String CHECKS = """
            select quote_ident(c.relname) as relation, quote_ident(k.conname) as name, pg_get_constraintdef(k.oid) as definition
            from pg_constraint k join pg_class c on c.oid = k.conrelid
            where c.relnamespace = 'public'::regnamespace and (k.contype = 'f' or not k.convalidated)
            order by k.contype, c.relname, k.conname""";

    private static final String INDEXES = """
            select quote_ident(t.relname) as relation, quote_ident(c.relname) as name, pg_get_indexdef(c.oid) as definition
            from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
            where c.relnamespace = 'public'::regnamespace and not i.indisprimary and %s
              and not exists (select from pg_constraint k where k.conindid = c.oid)
            order by c.relname""".formatted(OURS);

    static Shape of(Connection connection) throws SQLException {
        return new Shape(tables(connection), sequences(connection), checks(connection), indexes(connection));
    }

    /** The part that concerns tables of these names. */
    Shape only(Set<String> names) {
        return new Shape(
                tables.stream().filter(table -> names.contains(table.name())).toList(),
                sequences.stream()
                        .filter(sequence -> names.contains(sequence.table()))
                        .toList(),
                checks.stream().filter(check -> names.contains(check.table())).toList(),
                indexes.stream().filter(index -> names.contains(index.table())).toList());
    }

    static List<Table> tables(Connection connection) throws SQLException {
        return list(
                connection,
                TABLES,
                row -> new Table(row.getString("name"), texts(row, "columns"), texts(row, "triggers")));
    }

    private static List<String> texts(ResultSet row, String column) throws SQLException {
        return List.of((String[]) row.getArray(column).getArray());
    }

    private static List<Sequence> sequences(Connection connection) throws SQLException {
        return list(connection, SEQUENCES, row -> new Sequence(row.getString("relation"), row.getString("name")));
    }

    private static List<Constraint> checks(Connection connection) throws SQLException {
        return list(
                connection,
                CHECKS,
                row -> new Constraint(row.getString("relation"), row.getString("name"), row.getString("definition")));
    }

    private static List<Index> indexes(Connection connection) throws SQLException {
        return list(
                connection,
                INDEXES,
                row -> new Index(row.getString("relation"), row.getString("name"), row.getString("definition")));
    }

    /** Makes one value of the row that the result stands on. */
    @FunctionalInterface
    interface Reader<T> {
        T read(ResultSet row) throws SQLException;
    }

    static <T> List<T> list(Connection connection, String query, Reader<T> reader) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery(query)) {
            List<T> found = new ArrayList<>();
            while (row.next()) {
                found.add(reader.read(row));
            }
            return found;
        }
    }
}
