package dev.grundy.problem.pages;

import dev.grundy.base.database.Sql;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Map;
import java.util.stream.Collectors;
import javax.sql.DataSource;

/** The languages of titles in the table {@code problem}. Thread-safe. */
@ApplicationScoped
class TitleLanguageRepository {
    private static final Sql ALL = Sql.of("select slug, title_language from problem where title_language <> ''");

    private final DataSource database;

    TitleLanguageRepository(DataSource database) {
        this.database = database;
    }

    /** Tags by slug, of problems that are not published too; none where the package does not say it. */
    Map<String, String> all() {
        return ALL.on(database).list(row -> Map.entry(row.getString("slug"), row.getString("title_language"))).stream()
                .collect(Collectors.toUnmodifiableMap(Map.Entry::getKey, Map.Entry::getValue));
    }
}
