package dev.grundy.submission.draft;

import dev.grundy.base.database.Query;
import dev.grundy.base.database.Sql;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import javax.sql.DataSource;

/** The table {@code draft}. Thread-safe. */
@ApplicationScoped
class DraftRepository {
    private static final Sql FIND = Sql.of("""
            select language, source, version, updated_at from draft
            where account_id = :account and problem_id = :problem and language = :language""");
    private static final Sql LATEST = Sql.of("""
            (select d.language, d.source, d.version, d.updated_at from draft d join problem p on p.id = d.problem_id
             where d.account_id = :account and p.slug = :slug and (:language = '' or d.language = :language)
             order by d.updated_at desc limit 1)
            union all
            (select language, '', 0, updated_at from draft
             where account_id = :account and :language = ''
             order by updated_at desc limit 1)
            order by version desc limit 1""");

    private static final Sql COUNT = Sql.of("select count(*) as drafts from draft where account_id = :account");
    /** The same text again is no new version: two tabs may save it both. */
    private static final Sql SAVE = Sql.of("""
            insert into draft (account_id, problem_id, language, source, version, updated_at)
            values (:account, :problem, :language, :source, 1, :now)
            on conflict (account_id, problem_id, language) do update
            set source = excluded.source, updated_at = excluded.updated_at,
                version = draft.version + case when draft.source = excluded.source then 0 else 1 end
            where draft.version = :base or draft.source = excluded.source
            returning version""");

    private final DataSource database;

    DraftRepository(DataSource database) {
        this.database = database;
    }

    Optional<Draft> find(DraftKey key) {
        return on(FIND, key).find(DraftRepository::draft);
    }

    /** As of {@link Drafts#latest}. */
    Query<Optional<Draft>> latest(long account, String slug, String language) {
        return LATEST.on(database)
                .with("account", account)
                .with("slug", slug)
                .with("language", language)
                .first(row -> new Draft(
                        row.text("language"),
                        row.text("source"),
                        (int) row.number("version"),
                        row.instant("updated_at")));
    }

    long count(long account) {
        return COUNT.on(database).with("account", account).one(row -> row.getLong("drafts"));
    }

    /** The new version; empty when there is a draft with another text and another version than the base. */
    OptionalInt save(DraftKey key, String source, int base, Instant now) {
        return on(SAVE, key)
                .with("source", source)
                .with("base", base)
                .with("now", now)
                .find(row -> OptionalInt.of(row.getInt("version")))
                .orElse(OptionalInt.empty());
    }

    private Sql.Execution on(Sql statement, DraftKey key) {
        return statement
                .on(database)
                .with("account", key.account())
                .with("problem", key.problem())
                .with("language", key.language());
    }

    private static Draft draft(ResultSet row) throws SQLException {
        return new Draft(
                row.getString("language"),
                row.getString("source"),
                row.getInt("version"),
                Objects.requireNonNull(Sql.instant(row, "updated_at")));
    }
}
