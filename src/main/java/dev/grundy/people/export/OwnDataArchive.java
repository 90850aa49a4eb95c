package dev.grundy.people.export;

import dev.grundy.format.language.Language;
import dev.grundy.format.language.Languages;
import dev.grundy.people.export.OwnDataRepository.Row;
import dev.grundy.people.export.OwnDataRepository.Source;
import dev.grundy.people.export.OwnDataRepository.Table;
import jakarta.enterprise.context.ApplicationScoped;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * Writes the zip: a JSON array for each table, a file for each program. Reads in portions, so that neither memory nor a connection is
 * held while somebody reads slowly. Safe for use by several threads.
 */
@ApplicationScoped
class OwnDataArchive {
    private static final int ROWS = 200;
    private static final int SOURCES = 20;

    private final OwnDataRepository data;
    private final Languages languages;

    OwnDataArchive(OwnDataRepository data, Languages languages) {
        this.data = data;
        this.languages = languages;
    }

    /** Leaves the stream open. */
    void write(long account, OutputStream output) throws IOException {
        ZipOutputStream zip = new ZipOutputStream(output, StandardCharsets.UTF_8);
        for (Table table : data.tables()) {
            zip.putNextEntry(new ZipEntry(table.name() + ".json"));
            write(table, account, zip);
            zip.closeEntry();
        }
        long after = 0;
        List<Source> sources;
        do {
            sources = data.sources(account, after, SOURCES);
            for (Source source : sources) {
                zip.putNextEntry(new ZipEntry("sources/" + source.submission() + extension(source.language())));
                zip.write(source.bytes());
                zip.closeEntry();
                after = source.submission();
            }
        } while (sources.size() == SOURCES);
        zip.finish();
    }

    private void write(Table table, long account, OutputStream output) throws IOException {
        long place = 0;
        String between = "[\n";
        List<Row> rows;
        do {
            rows = data.rows(table, account, place, ROWS);
            for (Row row : rows) {
                output.write((between + row.json()).getBytes(StandardCharsets.UTF_8));
                between = ",\n";
            }
            place = table.numbered() && !rows.isEmpty() ? rows.getLast().id() : place + rows.size();
        } while (rows.size() == ROWS);
        output.write((between.startsWith("[") ? "[]\n" : "\n]\n").getBytes(StandardCharsets.UTF_8));
    }

    private String extension(String language) {
        return languages
                .find(language)
                .map(Language::extensions)
                .flatMap(extensions -> extensions.stream().findFirst())
                .map(extension -> "." + extension)
                .orElse(".txt");
    }
}
