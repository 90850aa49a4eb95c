package dev.grundy.app.backup;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import dev.grundy.base.database.SchemaHistory;
import java.io.IOException;
import java.time.Instant;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The facts that a backup states about itself.
 *
 * @param format      of the file; {@link #FORMAT} is ours
 * @param grundy      the release that made it
 * @param server      version of the PostgreSQL that it was taken from
 * @param takenAt     when its snapshot was taken
 * @param migrations  file names of those that the database had seen, in the order of their numbers; the repeated ones are not among them
 * @param rows        of each table, by name
 * @param judgeLogins logins of judge nodes: they belong to the server, and are not in the backup
 * @param leftOut     the things that the database had and the backup does not hold, each with the reason
 * @param files       all files of the backup but this one
 */
record Manifest(
        int format,
        String grundy,
        String server,
        Instant takenAt,
        List<String> migrations,
        Map<String, Long> rows,
        List<String> judgeLogins,
        List<String> leftOut,
        Map<String, Sum> files) {
    static final int FORMAT = 1;
    static final String NAME = "manifest.json";

    private static final ObjectMapper JSON = JsonMapper.builder()
            .addModule(new JavaTimeModule())
            .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
            .enable(SerializationFeature.INDENT_OUTPUT)
            .build();

    Manifest {
        migrations = List.copyOf(migrations);
        rows = Collections.unmodifiableMap(new LinkedHashMap<>(rows));
        judgeLogins = List.copyOf(judgeLogins);
        leftOut = List.copyOf(leftOut);
        files = Collections.unmodifiableMap(new LinkedHashMap<>(files));
    }

    /**
     * A file's size and hash.
     *
     * @param sha256 in hexadecimal
     */
    record Sum(long bytes, String sha256) {}

    byte[] json() {
        try {
            return JSON.writeValueAsBytes(this);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a manifest must be fit for JSON", e);
        }
    }

    /** @throws IOException if that is no manifest */
    static Manifest read(byte[] json) throws IOException {
        return JSON.readValue(json, Manifest.class);
    }

    /** The number of the newest migration, such as {@code 098}. */
    String schema() {
        return new SchemaHistory(migrations).newest();
    }
}
