package dev.grundy.learn.classroom.seat;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.Tier;
import dev.grundy.people.account.TimeZones;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javax.sql.DataSource;

/** The tables {@code classroom_tier} and {@code classroom_payment}. Each method is one statement, within the caller's transaction if there is one. Thread-safe. */
@ApplicationScoped
class ClassTierRepository {
    private static final String LINES = """
            select c.id, c.name, c.time_zone, c.made_at, c.archived_at is not null as archived,
                   array(select a.name from classroom_member m join account a on a.id = m.account_id
                         where m.classroom_id = c.id and m.role = 'teacher' order by lower(a.name), a.id) as teachers,
                   (select count(*) from classroom_member m where m.classroom_id = c.id) as members,
                   t.tier, t.seats, t.valid_until, t.note
            from classroom c left join classroom_tier t on t.classroom_id = c.id
            """;
    private static final Sql FIND = Sql.of(LINES + "where c.id = :classroom");
    private static final Sql LIST = Sql.of(LINES + """
            where c.id < :before and (:text = '' or position(lower(:text) in lower(c.name)) > 0 or exists (
                select from classroom_member m join account a on a.id = m.account_id
                where m.classroom_id = c.id and m.role = 'teacher' and lower(a.name) = lower(:text)))
            order by c.id desc limit :most""");
    private static final Sql PUT = Sql.of("""
            insert into classroom_tier (classroom_id, tier, seats, valid_until, note, granted_at)
            values (:classroom, :tier, :seats, :until, :note, :now)
            on conflict (classroom_id) do update
            set tier = excluded.tier, seats = excluded.seats, valid_until = excluded.valid_until, note = excluded.note,
                granted_at = excluded.granted_at""");
    private static final Sql REMOVE = Sql.of("delete from classroom_tier where classroom_id = :classroom");
    private static final Sql COUNT = Sql.of("""
            insert into classroom_payment (payment_id, counted_at) values (:payment, :now) on conflict do nothing""");
    private static final Sql SEATS = Sql.of("""
            select t.tier, t.seats, t.valid_until,
                   (select count(*) from classroom_member m where m.classroom_id = t.classroom_id) as members,
                   exists (select from class_right r where r.classroom_id = t.classroom_id and r.account_id = :account) as seated
            from classroom_tier t join classroom c on c.id = t.classroom_id
            where t.classroom_id = :classroom and t.valid_until > :now and c.archived_at is null""");

    private final DataSource database;

    ClassTierRepository(DataSource database) {
        this.database = database;
    }

    Optional<ClassLine> find(long classroom) {
        return FIND.on(database).with("classroom", classroom).find(ClassTierRepository::line);
    }

    /**
     * Latest first.
     *
     * @param text   part of the class's name, or the name of one of its teachers, without regard to case; all classes where it is empty
     * @param before only those with a smaller id
     */
    List<ClassLine> list(String text, long before, int most) {
        return LIST.on(database)
                .with("text", text.replace("\0", ""))
                .with("before", before)
                .with("most", most)
                .list(ClassTierRepository::line);
    }

    /** In place of the class's earlier tier. */
    void put(long classroom, ClassTier granted, Instant now) {
        PUT.on(database)
                .with("classroom", classroom)
                .with("tier", granted.tier().code())
                .with("seats", granted.seats())
                .with("until", granted.until())
                .with("note", granted.note())
                .with("now", now)
                .update();
    }

    void remove(long classroom) {
        REMOVE.on(database).with("classroom", classroom).update();
    }

    /** False for a payment that was counted before. */
    boolean count(String payment, Instant now) {
        return COUNT.on(database).with("payment", payment).with("now", now).update() == 1;
    }

    /** Empty where the class has no tier then: none was granted, its end has passed, or the class is archived. */
    Optional<Seats> seats(long classroom, long account, Instant now) {
        return SEATS.on(database)
                .with("classroom", classroom)
                .with("account", account)
                .with("now", now)
                .find(ClassTierRepository::seats);
    }

    private static Seats seats(ResultSet row) throws SQLException {
        int count = row.getInt("seats");
        int members = row.getInt("members");
        int used = Math.min(count, members);
        return new Seats(
                Tier.ofCode(row.getString("tier")).orElseThrow(),
                count,
                used,
                members - used,
                Objects.requireNonNull(Sql.instant(row, "valid_until")),
                row.getBoolean("seated"));
    }

    private static ClassLine line(ResultSet row) throws SQLException {
        return new ClassLine(
                row.getLong("id"),
                row.getString("name"),
                TimeZones.parse(row.getString("time_zone")).orElse(ZoneOffset.UTC),
                Objects.requireNonNull(Sql.instant(row, "made_at")),
                row.getBoolean("archived"),
                Arrays.asList((String[]) row.getArray("teachers").getArray()),
                row.getInt("members"),
                tier(row));
    }

    private static Optional<ClassTier> tier(ResultSet row) throws SQLException {
        return row.getString("tier") == null
                ? Optional.empty()
                : Optional.of(new ClassTier(
                        Tier.ofCode(row.getString("tier")).orElseThrow(),
                        row.getInt("seats"),
                        Objects.requireNonNull(Sql.instant(row, "valid_until")),
                        row.getString("note")));
    }
}
