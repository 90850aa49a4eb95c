package dev.grundy.people.announcement;

import dev.grundy.base.database.Sql;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javax.sql.DataSource;

/** The table {@code announcement}. Thread-safe. */
@ApplicationScoped
class AnnouncementRepository {
    private static final String COLUMNS = "id, kind, text_en, text_de, shown_from, shown_until, withdrawn_at";
    private static final Sql ADD = Sql.of("""
            insert into announcement (kind, text_en, text_de, shown_from, shown_until, made_at)
            values (:kind, :english, :german, :from, :until, :now) on conflict do nothing returning id""");
    private static final Sql WITHDRAW = Sql.of("update announcement set withdrawn_at = :now"
            + " where id = :id and withdrawn_at is null and shown_until > :now returning " + COLUMNS);
    private static final Sql TO_COME = Sql.of("select " + COLUMNS
            + " from announcement where withdrawn_at is null and shown_until > :now order by shown_until limit :most");
    private static final Sql LIST =
            Sql.of("select " + COLUMNS + " from announcement where id < :before order by id desc limit :most");

    private final DataSource database;

    AnnouncementRepository(DataSource database) {
        this.database = database;
    }

    /** Its id; empty where the same is announced already. */
    Optional<Long> add(Announcement announcement, Instant now) {
        return ADD.on(database)
                .with("kind", announcement.kind().code())
                .with("english", announcement.english())
                .with("german", announcement.german())
                .with("from", announcement.from())
                .with("until", announcement.until())
                .with("now", now)
                .find(row -> row.getLong("id"));
    }

    /** Withdraws an announcement and answers it; empty where there is none of that id that is shown or will be. */
    Optional<KeptAnnouncement> withdraw(long id, Instant now) {
        return WITHDRAW.on(database).with("id", id).with("now", now).find(AnnouncementRepository::kept);
    }

    /** Those that are shown or will be, which end first first. */
    List<KeptAnnouncement> toCome(Instant now, int most) {
        return TO_COME.on(database).with("now", now).with("most", most).list(AnnouncementRepository::kept);
    }

    /**
     * Latest first.
     *
     * @param before only those with a smaller id
     */
    List<KeptAnnouncement> list(long before, int most) {
        return LIST.on(database).with("before", before).with("most", most).list(AnnouncementRepository::kept);
    }

    private static KeptAnnouncement kept(ResultSet row) throws SQLException {
        return new KeptAnnouncement(
                row.getLong("id"),
                new Announcement(
                        AnnouncementKind.ofCode(row.getString("kind")).orElseThrow(),
                        row.getString("text_en"),
                        row.getString("text_de"),
                        Objects.requireNonNull(Sql.instant(row, "shown_from")),
                        Objects.requireNonNull(Sql.instant(row, "shown_until"))),
                Optional.ofNullable(Sql.instant(row, "withdrawn_at")));
    }
}
