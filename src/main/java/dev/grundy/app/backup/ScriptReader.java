package dev.grundy.app.backup;

import dev.grundy.base.kernel.UnusableException;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.postgresql.PGConnection;
import org.postgresql.copy.CopyIn;
import org.postgresql.copy.CopyManager;

/**
 * Does what a {@link DataScript} is for, in the connection's transaction. Of the script it takes the rows, the states of triggers and the numbers
 * of sequences; every statement is our own.
 */
final class ScriptReader {
    private static final String END_OF_ROWS = "\\.";
    private static final String CHECKING = "making indexes and checking references";

    private final Connection connection;
    private final Shape shape;
    private final boolean complete;
    private final BackupProgress progress;
    private final Map<String, Long> rows = new LinkedHashMap<>();

    /**
     * @param shape the form of the tables, which the schema has made
     * @param complete whether it has made triggers and functions too; else the next start makes them, as its release has them
     */
    ScriptReader(Connection connection, Shape shape, boolean complete, BackupProgress progress) {
        this.complete = complete;
        this.connection = connection;
        this.shape = shape;
        this.progress = progress;
    }

    /**
     * Answers how many rows were written to each table.
     *
     * @throws UnusableException where the script says what no backup of ours does
     */
    Map<String, Long> run(InputStream script) throws IOException, SQLException {
        BufferedInputStream lines = new BufferedInputStream(script, 1 << 16);
        CopyManager copies = connection.unwrap(PGConnection.class).getCopyAPI();
        try (Statement statement = connection.createStatement()) {
            statement.setEscapeProcessing(false);
            execute(statement, "making the tables", DataScript.CONVENTIONS);
            execute(statement, "making the tables", DataScript.before(shape));
            List<String> states = new ArrayList<>();
            for (byte[] line = next(lines); line != null; line = next(lines)) {
                switch (read(new String(line, StandardCharsets.UTF_8).strip())) {
                    case ScriptLine.Rows copy -> {
                        progress.at("filling the database", copy.table());
                        rows.merge(copy.table(), fill(copies.copyIn(copy.statement()), lines), Long::sum);
                    }
                    case ScriptLine.State state -> states.add(state.statement());
                    case ScriptLine.Step step -> {
                        // Done by our own.
                    }
                }
            }
            execute(statement, CHECKING, DataScript.after(shape));
            execute(statement, CHECKING, states);
            execute(statement, CHECKING, List.of("analyze"));
        }
        return rows;
    }

    private ScriptLine read(String line) {
        return !complete && ScriptLine.switchesOnAnUnknownTrigger(line, shape)
                ? new ScriptLine.Step()
                : ScriptLine.read(line, shape);
    }

    private void execute(Statement statement, String phase, List<String> steps) throws SQLException {
        for (String step : steps) {
            progress.at(phase, step);
            statement.execute(step);
        }
    }

    private static long fill(CopyIn copy, BufferedInputStream lines) throws IOException, SQLException {
        try {
            for (byte[] line = next(lines); ; line = next(lines)) {
                if (line == null) {
                    throw new EOFException("the script ends amid rows");
                }
                if (line.length <= 3
                        && new String(line, StandardCharsets.UTF_8).strip().equals(END_OF_ROWS)) {
                    return copy.endCopy();
                }
                copy.writeToCopy(line, 0, line.length);
            }
        } finally {
            if (copy.isActive()) {
                copy.cancelCopy();
            }
        }
    }

    /** A line with its end; null behind the last. */
    private static byte @Nullable [] next(BufferedInputStream lines) throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        for (int b = lines.read(); b >= 0; b = lines.read()) {
            line.write(b);
            if (b == '\n') {
                return line.toByteArray();
            }
        }
        return line.size() == 0 ? null : line.toByteArray();
    }
}
