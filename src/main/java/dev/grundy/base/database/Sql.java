package dev.grundy.base.database;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/**
 * One SQL statement with parameters written {@code :name}, parsed once and shared by all threads. Each execution opens and
 * closes a connection of the data source it is given; within a transaction of the caller's that is the transaction's own.
 * A colon in a literal or a comment is taken for a parameter: write none there.
 */
public final class Sql {
    /** A name behind a single colon: {@code ::} is a cast. */
    private static final Pattern PARAMETER = Pattern.compile("(?<![:\\w]):([a-z_]+)");

    private final String text;
    private final List<String> order;

    private Sql(String text, List<String> order) {
        this.text = text;
        this.order = order;
    }

    public static Sql of(String statement) {
        List<String> order = new ArrayList<>();
        Matcher matcher = PARAMETER.matcher(statement);
        String text = matcher.replaceAll(match -> {
            order.add(match.group(1));
            return "?";
        });
        return new Sql(text, List.copyOf(order));
    }

    /** The statements' parameters one after the other, in a text that holds all of them in this order. */
    static Sql joined(String text, List<Sql> statements) {
        return new Sql(
                text,
                statements.stream()
                        .flatMap(statement -> statement.order.stream())
                        .toList());
    }

    /** With a question mark for each parameter. */
    String text() {
        return text;
    }

    /** The columns of the only row of a statement that was joined of those. */
    List<String> read(List<Execution> parts) {
        List<@Nullable Object> values = new ArrayList<>(order.size());
        parts.forEach(part -> values.addAll(part.inOrder()));
        return execute(parts.getFirst().database, values, statement -> {
            try (ResultSet row = statement.executeQuery()) {
                row.next();
                List<String> columns = new ArrayList<>(parts.size());
                for (int i = 1; i <= parts.size(); i++) {
                    columns.add(row.getString(i));
                }
                return columns;
            }
        });
    }

    private <T> T execute(DataSource database, List<@Nullable Object> values, Work<T> work) {
        try (Connection connection = database.getConnection();
                PreparedStatement statement = connection.prepareStatement(text)) {
            for (int i = 0; i < values.size(); i++) {
                set(connection, statement, i + 1, values.get(i));
            }
            return work.with(statement);
        } catch (SQLException e) {
            throw new DatabaseException("the database refused a statement: " + e.getMessage(), e);
        }
    }

    /** Whether the statement has a parameter of this name. */
    public boolean names(String parameter) {
        return order.contains(parameter);
    }

    public Execution on(DataSource database) {
        return new Execution(database);
    }

    /** Makes one result of the row the result set stands on; must not move it. */
    @FunctionalInterface
    public interface RowReader<T> {
        T read(ResultSet row) throws SQLException;
    }

    /** A statement with its parameters so far. Used by one thread, once. */
    public final class Execution {
        private final DataSource database;
        private final Map<String, @Nullable Object> values = new HashMap<>();

        private Execution(DataSource database) {
            this.database = database;
        }

        /**
         * Gives a parameter its value: text, number, boolean, bytes, {@link Instant} ({@link Instant#MAX} is
         * infinity), an array of text or of Long, or null.
         *
         * @throws IllegalArgumentException if the statement has no such parameter
         */
        public Execution with(String name, @Nullable Object value) {
            if (!order.contains(name)) {
                throw new IllegalArgumentException("no parameter :" + name + " in " + text);
            }
            values.put(name, value);
            return this;
        }

        public <T> List<T> list(RowReader<T> reader) {
            return execute(statement -> {
                List<T> rows = new ArrayList<>();
                try (ResultSet row = statement.executeQuery()) {
                    while (row.next()) {
                        rows.add(reader.read(row));
                    }
                }
                return rows;
            });
        }

        /**
         * The only row, or nothing.
         *
         * @throws IllegalStateException if there are several
         */
        public <T> Optional<T> find(RowReader<T> reader) {
            List<T> rows = list(reader);
            if (rows.size() > 1) {
                throw new IllegalStateException(rows.size() + " rows where at most one was expected from " + text);
            }
            return rows.stream().findFirst();
        }

        /**
         * The only row.
         *
         * @throws IllegalStateException if there is not exactly one
         */
        public <T> T one(RowReader<T> reader) {
            return find(reader).orElseThrow(() -> new IllegalStateException("no row from " + text));
        }

        /** How many rows were written. */
        public int update() {
            return execute(PreparedStatement::executeUpdate);
        }

        /** The same as a query, which may be asked together with others: it answers what the reader makes of each row. */
        public <T> Query<List<T>> query(Function<JsonRow, T> reader) {
            return new Query<>(this, rows -> rows.stream().map(reader).toList());
        }

        /** The same, of the first row; empty where there is none. */
        public <T> Query<Optional<T>> first(Function<JsonRow, T> reader) {
            return query(reader).map(found -> found.stream().findFirst());
        }

        Sql statement() {
            return Sql.this;
        }

        private <T> T execute(Work<T> work) {
            return Sql.this.execute(database, inOrder(), work);
        }

        private List<@Nullable Object> inOrder() {
            Set<String> missing = new TreeSet<>(order);
            missing.removeAll(values.keySet());
            if (!missing.isEmpty()) {
                throw new IllegalStateException("parameters " + missing + " have no value in " + text);
            }
            List<@Nullable Object> inOrder = new ArrayList<>(order.size());
            order.forEach(name -> inOrder.add(values.get(name)));
            return inOrder;
        }
    }

    private static void set(Connection connection, PreparedStatement statement, int index, @Nullable Object value)
            throws SQLException {
        switch (value) {
            case null -> statement.setNull(index, Types.NULL);
            // The driver writes OffsetDateTime.MAX as infinity.
            case Instant instant when instant.equals(Instant.MAX) -> statement.setObject(index, OffsetDateTime.MAX);
            case Instant instant -> statement.setObject(index, instant.atOffset(ZoneOffset.UTC));
            case String[] texts -> statement.setArray(index, connection.createArrayOf("text", texts));
            case Long[] numbers -> statement.setArray(index, connection.createArrayOf("bigint", numbers));
            default -> statement.setObject(index, value);
        }
    }

    /** The instant in a {@code timestamptz} column, {@link Instant#MAX} for infinity, or null. */
    public static @Nullable Instant instant(ResultSet row, String column) throws SQLException {
        OffsetDateTime time = row.getObject(column, OffsetDateTime.class);
        if (time == null) {
            return null;
        }
        return time.equals(OffsetDateTime.MAX) ? Instant.MAX : time.toInstant();
    }

    /** The texts in a {@code text[]} column. */
    public static List<String> texts(ResultSet row, String column) throws SQLException {
        return Arrays.asList((String[]) row.getArray(column).getArray());
    }

    @FunctionalInterface
    private interface Work<T> {
        T with(PreparedStatement statement) throws SQLException;
    }
}
