package dev.grundy.people.mail;

import dev.grundy.base.database.Sql;
import dev.grundy.web.frame.PageLanguage;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Objects;
import java.util.Optional;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/** The table {@code outbox}. Each method is one statement. Thread-safe. */
@ApplicationScoped
class OutboxRepository {
    private static final Sql ADD = Sql.of("""
            insert into outbox (kind, account_id, about, language, posted_at, next_try_at)
            values (:kind, cast(:account as bigint), :about, :language, :now, :now)""");
    /** The rest before the next try begins with the try itself and doubles, from a minute to half an hour. */
    private static final Sql TAKE = Sql.of("""
            update outbox set tries = tries + 1,
                next_try_at = cast(:now as timestamptz) + least(interval '1 minute' * power(2, least(tries, 5)), interval '30 minutes')
            where id = (select id from outbox where next_try_at <= :now order by next_try_at, id limit 1 for update skip locked)
            returning id, kind, account_id, about, language, posted_at, tries""");

    private static final Sql REMOVE = Sql.of("delete from outbox where id = :id");

    private final DataSource database;

    OutboxRepository(DataSource database) {
        this.database = database;
    }

    void add(String kind, @Nullable Long account, String about, PageLanguage language, Instant now) {
        ADD.on(database)
                .with("kind", kind)
                .with("account", account)
                .with("about", about)
                .with("language", language.code())
                .with("now", now)
                .update();
    }

    /** The next whose turn has come; nobody else takes it before its rest is over. */
    Optional<PostedLetter> take(Instant now) {
        return TAKE.on(database).with("now", now).find(OutboxRepository::posted);
    }

    void remove(long id) {
        REMOVE.on(database).with("id", id).update();
    }

    private static PostedLetter posted(ResultSet row) throws SQLException {
        return new PostedLetter(
                row.getLong("id"),
                row.getString("kind"),
                Optional.ofNullable(row.getObject("account_id", Long.class)),
                row.getString("about"),
                PageLanguage.ofCode(row.getString("language")).orElse(PageLanguage.ENGLISH),
                Objects.requireNonNull(Sql.instant(row, "posted_at")),
                row.getInt("tries"));
    }
}
