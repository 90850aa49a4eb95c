package dev.grundy.people.audit;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.grundy.base.kernel.Csv;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Entries as a file: the latest 100,000, a few hundred in memory at a time. */
final class AuditExport {
    static final int MOST = 100_000;

    private static final int AT_ONCE = 500;
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final List<String> COLUMNS = List.of(
            "id",
            "at",
            "actor_id",
            "actor",
            "action",
            "subject_kind",
            "subject_id",
            "subject",
            "before",
            "after",
            "reason",
            "request",
            "network",
            "hash");

    private AuditExport() {}

    /** @param filter empty for a search that names nobody: a file without entries */
    static void write(AuditLog log, Optional<AuditFilter> filter, AuditFormat format, OutputStream output)
            throws IOException {
        Writer writer = new BufferedWriter(new OutputStreamWriter(output, StandardCharsets.UTF_8));
        if (format == AuditFormat.CSV) {
            writer.write(Csv.line(COLUMNS.stream()));
        }
        long before = Long.MAX_VALUE;
        for (int written = 0; filter.isPresent() && written < MOST; written += AT_ONCE) {
            List<AuditEntry> entries = log.list(filter.get(), before, AT_ONCE);
            for (AuditEntry entry : entries) {
                writer.write(format == AuditFormat.CSV ? Csv.line(cells(entry)) : object(entry));
            }
            if (entries.size() < AT_ONCE) {
                break;
            }
            before = entries.getLast().id();
        }
        writer.flush();
    }

    private static Stream<String> cells(AuditEntry entry) {
        return Stream.of(
                String.valueOf(entry.id()),
                entry.at().toString(),
                entry.actor().map(String::valueOf).orElse(""),
                entry.actorName(),
                entry.action(),
                entry.subjectKind(),
                entry.subjectId(),
                entry.subjectName(),
                entry.before(),
                entry.after(),
                entry.reason(),
                entry.request(),
                entry.network(),
                entry.hash());
    }

    private static String object(AuditEntry entry) throws IOException {
        ObjectNode node = JSON.createObjectNode()
                .put("id", entry.id())
                .put("at", entry.at().toString())
                .put("actor_id", entry.actor().orElse(null))
                .put("actor", entry.actorName())
                .put("action", entry.action())
                .put("subject_kind", entry.subjectKind())
                .put("subject_id", entry.subjectId())
                .put("subject", entry.subjectName());
        for (Map.Entry<String, String> part :
                List.of(Map.entry("before", entry.before()), Map.entry("after", entry.after()))) {
            node.set(part.getKey(), JSON.readTree(part.getValue()));
        }
        return node.put("reason", entry.reason())
                        .put("request", entry.request())
                        .put("network", entry.network())
                        .put("hash", entry.hash())
                + "\n";
    }
}
