package dev.grundy.learn.classroom.people;

import dev.grundy.base.database.Sql;
import dev.grundy.learn.classroom.ClassroomRole;
import dev.grundy.people.account.SecretToken;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javax.sql.DataSource;

/** The table {@code classroom_invitation}. Each method is one statement, within the caller's transaction where there is one. Thread-safe. */
@ApplicationScoped
class InvitationRepository {
    private static final Sql OPEN = Sql.of("""
            select address, role, invited_at from classroom_invitation
            where classroom_id = :classroom and invited_at > :oldest order by address""");
    /** The link of a mail before is not good any more. */
    private static final Sql PUT = Sql.of("""
            insert into classroom_invitation (classroom_id, address, role, account_id, invited_at)
            values (:classroom, :address, :role, :account, :now)
            on conflict (classroom_id, address) do update
            set role = excluded.role, account_id = excluded.account_id, invited_at = excluded.invited_at, token_hash = null
            returning id""");

    private static final Sql WITHDRAW =
            Sql.of("delete from classroom_invitation where classroom_id = :classroom and address = :address");
    private static final Sql DRAWN = Sql.of("""
            update classroom_invitation i set token_hash = :hash from classroom c
            where i.id = :id and i.account_id = :account and i.invited_at > :oldest and c.id = i.classroom_id and c.archived_at is null
            returning i.address, i.role, c.name""");
    private static final Sql FIND = Sql.of("""
            select classroom_id, role from classroom_invitation where token_hash = :hash and invited_at > :oldest""");
    private static final Sql USE = Sql.of("delete from classroom_invitation where token_hash = :hash");
    private static final Sql FORGET = Sql.of("delete from classroom_invitation where invited_at <= :oldest");

    private final DataSource database;

    InvitationRepository(DataSource database) {
        this.database = database;
    }

    /** The class and the role that an invitation is good for. */
    record Invited(long classroom, ClassroomRole role) {}

    /** The address and the content of an invitation's mail. */
    record Addressed(String address, ClassroomRole role, String classroom) {}

    /** Those whose links are good, by address. */
    List<Invitation> open(long classroom, Instant oldest) {
        return OPEN.on(database)
                .with("classroom", classroom)
                .with("oldest", oldest)
                .list(InvitationRepository::invitation);
    }

    /**
     * Refreshes the invitation that was there for that address; its mail is to be written.
     *
     * @param account the person who invites
     */
    long put(long classroom, Invitation invitation, long account) {
        return PUT.on(database)
                .with("classroom", classroom)
                .with("address", invitation.address())
                .with("role", invitation.role().code())
                .with("account", account)
                .with("now", invitation.invitedAt())
                .one(row -> row.getLong("id"));
    }

    void withdraw(long classroom, String address) {
        WITHDRAW.on(database)
                .with("classroom", classroom)
                .with("address", address)
                .update();
    }

    /** Makes the link with that token the one that is good. Empty where the invitation was withdrawn or is too old, or its class is archived. */
    Optional<Addressed> drawn(long id, long account, SecretToken token, Instant oldest) {
        return DRAWN.on(database)
                .with("id", id)
                .with("account", account)
                .with("hash", token.hash())
                .with("oldest", oldest)
                .find(row -> new Addressed(row.getString("address"), role(row), row.getString("name")));
    }

    Optional<Invited> find(SecretToken token, Instant oldest) {
        return FIND.on(database)
                .with("hash", token.hash())
                .with("oldest", oldest)
                .find(row -> new Invited(row.getLong("classroom_id"), role(row)));
    }

    void use(SecretToken token) {
        USE.on(database).with("hash", token.hash()).update();
    }

    /** Addresses of people who did not come are not kept. */
    void forget(Instant oldest) {
        FORGET.on(database).with("oldest", oldest).update();
    }

    private static Invitation invitation(ResultSet row) throws SQLException {
        return new Invitation(
                row.getString("address"), role(row), Objects.requireNonNull(Sql.instant(row, "invited_at")));
    }

    private static ClassroomRole role(ResultSet row) throws SQLException {
        return ClassroomRole.ofCode(row.getString("role")).orElseThrow();
    }
}
