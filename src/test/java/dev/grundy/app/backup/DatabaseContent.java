package dev.grundy.app.backup;

import dev.grundy.base.database.DatabaseAddress;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** All that is in a database, to be compared with another: rows, where sequences stand, and how everything is made. */
final class DatabaseContent {
    private static final String TABLES = """
            select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1""";

    /** One line for each thing that a migration can make. */
    private static final String SHAPE = """
            select 'column ' || c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod) || ' ' || a.attnotnull
                   || ' ' || a.attidentity::text || a.attgenerated::text || ' ' || coalesce(pg_get_expr(d.adbin, d.adrelid), '')
                   || ' ' || coalesce(a.attacl::text, '') || ' ' || coalesce(col_description(c.oid, a.attnum), '')
                   || ' ' || a.attstorage::text || a.attcollation::regcollation as line
            from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
                 left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
            where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'c')
            union all
            select 'relation ' || c.relname || ' ' || c.relkind::text || c.relpersistence::text || ' ' || coalesce(c.relacl::text, '') || ' '
                   || coalesce(c.reloptions::text, '') || ' ' || coalesce(obj_description(c.oid, 'pg_class'), '')
            from pg_class c where c.relnamespace = 'public'::regnamespace
            union all
            select 'constraint ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) || ' ' || convalidated
            from pg_constraint where connamespace = 'public'::regnamespace
            union all
            select 'index ' || pg_get_indexdef(indexrelid) from pg_index i join pg_class c on c.oid = i.indexrelid
            where c.relnamespace = 'public'::regnamespace
            union all
            select 'trigger ' || pg_get_triggerdef(oid) || ' ' || tgenabled::text from pg_trigger where not tgisinternal
            union all
            select 'function ' || pg_get_functiondef(p.oid) || ' ' || coalesce(p.proacl::text, '') from pg_proc p
            where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
              and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
            union all
            select 'view ' || viewname || ' ' || definition from pg_views where schemaname = 'public'
            union all
            select 'comment ' || pg_describe_object(d.classoid, d.objoid, d.objsubid) || ' ' || d.description from pg_description d
            where d.classoid in ('pg_proc'::regclass, 'pg_type'::regclass)
              and exists (select from pg_proc p where p.oid = d.objoid and p.pronamespace = 'public'::regnamespace
                          union all select from pg_type t where t.oid = d.objoid and t.typnamespace = 'public'::regnamespace)
            union all
            select 'extension ' || extname from pg_extension
            union all
            select 'schema ' || nspname || ' ' || coalesce(nspacl::text, '') from pg_namespace where nspname !~ '^pg_'
            order by 1""";

    private DatabaseContent() {}

    /** The rows of each table as text, sorted. */
    static Map<String, List<String>> rows(DatabaseAddress address) {
        try (Connection connection = connect(address)) {
            Map<String, List<String>> rows = new LinkedHashMap<>();
            for (String table : Shape.list(connection, TABLES, row -> row.getString("name"))) {
                rows.put(
                        table,
                        Shape.list(
                                connection,
                                "select t::text as line from " + table + " t order by 1",
                                row -> row.getString("line")));
            }
            return rows;
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    static List<String> sequences(DatabaseAddress address) {
        return lines(address, """
                select sequencename || ' ' || coalesce(last_value::text, 'unused') as line from pg_sequences
                where schemaname = 'public' order by 1""");
    }

    static List<String> shape(DatabaseAddress address) {
        return lines(address, SHAPE);
    }

    static List<String> lines(DatabaseAddress address, String query) {
        try (Connection connection = connect(address)) {
            return Shape.list(connection, query, row -> row.getString("line"));
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    static void execute(DatabaseAddress address, String sql) {
        try (Connection connection = connect(address);
                var statement = connection.createStatement()) {
            statement.setEscapeProcessing(false);
            statement.execute(sql);
        } catch (SQLException e) {
            throw new IllegalStateException(e.getMessage(), e);
        }
    }

    private static Connection connect(DatabaseAddress address) throws SQLException {
        Connection connection = address.connect();
        try (var statement = connection.createStatement()) {
            statement.execute("set timezone = 'UTC'");
        }
        return connection;
    }
}
