package dev.grundy.learn.classroom;

import dev.grundy.base.database.Sql;
import dev.grundy.people.account.TimeZones;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javax.sql.DataSource;

/** Reads who is in which class. Thread-safe. */
@ApplicationScoped
public class MembershipRepository {
    private static final String SELECT = """
            select c.id, c.name, c.time_zone, c.made_at, c.archived_at, m.account_id, m.role, m.joined_at
            from classroom_member m join classroom c on c.id = m.classroom_id
            where m.account_id = :account""";
    private static final Sql FIND = Sql.of(SELECT + " and c.id = :classroom");
    private static final Sql OF = Sql.of(SELECT + "\norder by c.archived_at is not null, lower(c.name), c.id");

    private final DataSource database;

    MembershipRepository(DataSource database) {
        this.database = database;
    }

    /** Empty where the account is not in the class, or there is none. */
    public Optional<Membership> find(long account, long classroom) {
        return FIND.on(database)
                .with("account", account)
                .with("classroom", classroom)
                .find(MembershipRepository::membership);
    }

    /** All classes that the account is in, those that run first, by name. */
    public List<Membership> of(long account) {
        return OF.on(database).with("account", account).list(MembershipRepository::membership);
    }

    private static Membership membership(ResultSet row) throws SQLException {
        return new Membership(
                new Classroom(
                        row.getLong("id"),
                        row.getString("name"),
                        TimeZones.parse(row.getString("time_zone")).orElse(ZoneOffset.UTC),
                        Objects.requireNonNull(Sql.instant(row, "made_at")),
                        Optional.ofNullable(Sql.instant(row, "archived_at"))),
                row.getLong("account_id"),
                ClassroomRole.ofCode(row.getString("role")).orElseThrow(),
                Objects.requireNonNull(Sql.instant(row, "joined_at")));
    }
}
