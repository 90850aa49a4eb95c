package dev.grundy.app.backup;

import dev.grundy.app.backup.Shape.Constraint;
import dev.grundy.app.backup.Shape.Index;
import dev.grundy.app.backup.Shape.Sequence;
import dev.grundy.app.backup.Shape.Table;
import java.io.BufferedOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.postgresql.PGConnection;
import org.postgresql.copy.CopyManager;

/**
 * {@code data.sql}: fills tables that {@code schema.sql} has made, in the form of pg_dump's scripts: one statement a line, the rows
 * behind each {@code copy}, ended by {@code \.}.
 */
final class DataScript {
    private static final long MEBIBYTE = 1 << 20;

    /** The settings of a connection on which the text of rows depends, so that it is read as it was written. */
    static final List<String> CONVENTIONS = List.of(
            "set client_encoding = 'UTF8'",
            "set datestyle = 'ISO, MDY'",
            "set intervalstyle = 'postgres'",
            "set timezone = 'UTC'",
            "set extra_float_digits = 3",
            "set bytea_output = 'hex'",
            "set statement_timeout = 0",
            "set idle_in_transaction_session_timeout = 0");

    private final OutputStream out;
    private final Shape shape;

    private DataScript(OutputStream out, Shape shape) {
        this.out = out;
        this.shape = shape;
    }

    /** Writes the rows of its tables; answers how many each has. The stream stays open. */
    static Map<String, Long> write(OutputStream file, Connection connection, Shape shape, BackupProgress progress)
            throws IOException, SQLException {
        OutputStream buffered = new BufferedOutputStream(file, 1 << 16);
        DataScript script = new DataScript(buffered, shape);
        script.head();
        Map<String, Long> rows = script.rows(connection, progress);
        script.foot(connection);
        buffered.flush();
        return rows;
    }

    /** Statements that make tables ready for rows: empty, without what can be checked and indexed when all rows are there. */
    static List<String> before(Shape shape) {
        List<String> steps = new ArrayList<>();
        for (Constraint check : shape.checks()) {
            steps.add("alter table public." + check.table() + " drop constraint " + check.name());
        }
        for (Index index : shape.indexes()) {
            steps.add("drop index public." + index.name());
        }
        for (Table table : shape.tables()) {
            if (!table.triggers().isEmpty()) {
                steps.add("alter table public." + table.name() + " disable trigger user");
            }
            steps.add("delete from public." + table.name());
        }
        return steps;
    }

    /** Statements that bring back what {@link #before} takes away, but the rows. */
    static List<String> after(Shape shape) {
        List<String> steps = new ArrayList<>();
        for (Table table : shape.tables()) {
            for (String trigger : table.triggers()) {
                steps.add("alter table public." + table.name() + " " + trigger);
            }
        }
        for (Index index : shape.indexes()) {
            steps.add(index.definition());
        }
        for (Constraint check : shape.checks()) {
            steps.add("alter table public." + check.table() + " add constraint " + check.name() + " "
                    + check.definition());
        }
        return steps;
    }

    private void head() throws IOException {
        for (String convention : CONVENTIONS) {
            line(convention + ";");
        }
        for (String step : before(shape)) {
            line(step + ";");
        }
    }

    private Map<String, Long> rows(Connection connection, BackupProgress progress) throws IOException, SQLException {
        CopyManager copies = connection.unwrap(PGConnection.class).getCopyAPI();
        Map<String, Long> rows = new LinkedHashMap<>();
        for (Table table : shape.tables()) {
            String columns = "public." + table.name() + " (" + String.join(", ", table.columns()) + ")";
            line("copy " + columns + " from stdin;");
            Counted counted = new Counted(out, table.name(), progress);
            rows.put(table.name(), copies.copyOut("copy " + columns + " to stdout", counted));
            line("\\.");
        }
        return rows;
    }

    /** Sequences are no part of a snapshot: read after the rows, they are never behind them. */
    private void foot(Connection connection) throws IOException, SQLException {
        for (String step : after(shape)) {
            line(step + ";");
        }
        for (Sequence sequence : shape.sequences()) {
            Sequence.State state = sequence.read(connection);
            line("select pg_catalog.setval('public." + sequence.name() + "', " + state.value() + ", " + state.isCalled()
                    + ");");
        }
        line("analyze;");
    }

    private void line(String text) throws IOException {
        out.write((text.replace('\n', ' ') + "\n").getBytes(StandardCharsets.UTF_8));
    }

    private static final class Counted extends FilterOutputStream {
        private final String table;
        private final BackupProgress progress;
        private long bytes;

        Counted(OutputStream out, String table, BackupProgress progress) {
            super(out);
            this.table = table;
            this.progress = progress;
            tell();
        }

        @Override
        public void write(byte[] content, int offset, int length) throws IOException {
            out.write(content, offset, length);
            long before = bytes;
            bytes += length;
            if (before / MEBIBYTE < bytes / MEBIBYTE) {
                tell();
            }
        }

        private void tell() {
            progress.at("copying the database", table + ", " + bytes / MEBIBYTE + " MiB");
        }
    }
}
