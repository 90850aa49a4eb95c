package dev.grundy.backup;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.postgresql.PGConnection;
import org.postgresql.copy.CopyIn;
import org.postgresql.copy.CopyManager;

/** Runs a {@link DataScript} as psql does, in the connection's transaction. */
final class ScriptReader {
    private static final Pattern COPY = Pattern.compile("copy public\\.(\\S+) \\(.*\\) from stdin;");
    private static final String END_OF_ROWS = "\\.";

    private final Connection connection;
    private final Progress progress;
    private final Map<String, Long> rows = new LinkedHashMap<>();

    ScriptReader(Connection connection, Progress progress) {
        this.connection = connection;
        this.progress = progress;
    }

    /** Answers how many rows were written to each table. */
    Map<String, Long> run(InputStream script) throws IOException, SQLException {
        BufferedInputStream lines = new BufferedInputStream(script, 1 << 16);
        CopyManager copies = connection.unwrap(PGConnection.class).getCopyAPI();
        try (Statement statement = connection.createStatement()) {
            statement.setEscapeProcessing(false);
            for (byte[] line = next(lines); line != null; line = next(lines)) {
                String text = new String(line, StandardCharsets.UTF_8).strip();
                Matcher copy = COPY.matcher(text);
                if (copy.matches()) {
                    String table = copy.group(1);
                    progress.at("filling the database", table);
                    rows.put(table, fill(copies.copyIn(text), lines));
                } else {
                    progress.at(rows.isEmpty() ? "making the tables" : "making indexes and checking references", text);
                    statement.execute(text);
                }
            }
        }
        return rows;
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
