package dev.grundy.learn.classroom;

import dev.grundy.base.database.Sql;
import dev.grundy.people.account.AccountDeleting;
import dev.grundy.people.account.SecretToken;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Instant;
import java.util.Optional;
import javax.sql.DataSource;

/**
 * The table {@code classroom}. Each method is one statement, within the caller's transaction where there is one. Changes of a class's
 * members lock its row first. Thread-safe.
 */
@ApplicationScoped
public class ClassroomRepository {
    /** So that of two forms of one person at once the second counts the first. */
    private static final Sql LOCK_ACCOUNT = Sql.of("select id from account where id = :account for no key update");

    private static final Sql COUNT_RUNNING = Sql.of("""
            select count(*) as running from classroom_member m join classroom c on c.id = m.classroom_id
            where m.account_id = :account and m.role = 'teacher' and c.archived_at is null""");
    private static final Sql MAKE = Sql.of("""
            with made as (
                insert into classroom (name, time_zone, invite_code, made_at) values (:name, :zone, :code, :now) returning id)
            insert into classroom_member (classroom_id, account_id, role, joined_at)
            select id, :account, 'teacher', :now from made returning classroom_id""");
    private static final Sql LOCK = Sql.of("select id from classroom where id = :id for update");
    private static final Sql LINK =
            Sql.of("select invite_code, invite_closed_at from classroom where id = :id and invite_code is not null");
    private static final Sql CHANGE = Sql.of("update classroom set name = :name, time_zone = :zone where id = :id");
    private static final Sql RENEW_LINK =
            Sql.of("update classroom set invite_code = :code, invite_closed_at = null where id = :id");
    private static final Sql SHUT_LINK = Sql.of("""
            update classroom set invite_closed_at = case when cast(:shut as boolean) then cast(:now as timestamptz) end where id = :id""");
    private static final Sql ARCHIVE = Sql.of("""
            update classroom set archived_at = case when cast(:archived as boolean) then cast(:now as timestamptz) end
            where id = :id and (archived_at is not null) <> cast(:archived as boolean)""");
    private static final Sql DELETE = Sql.of("delete from classroom where id = :id");
    private static final Sql LOCK_TAUGHT = Sql.of("""
            select c.id from classroom c where c.id in (
                select classroom_id from classroom_member where account_id = :account and role = 'teacher')
            order by c.id for update""");
    private static final Sql DELETE_TAUGHT_ALONE = Sql.of("""
            delete from classroom c using classroom_member m
            where m.classroom_id = c.id and m.account_id = :account and m.role = 'teacher' and not exists (
                select from classroom_member o where o.classroom_id = c.id and o.role = 'teacher' and o.account_id <> :account)""");

    private final DataSource database;

    ClassroomRepository(DataSource database) {
        this.database = database;
    }

    void lockAccount(long account) {
        LOCK_ACCOUNT.on(database).with("account", account).one(row -> true);
    }

    /** How many classes that are not archived the account teaches. */
    long running(long account) {
        return COUNT_RUNNING.on(database).with("account", account).one(row -> row.getLong("running"));
    }

    /** With a link that is open; the account teaches it. */
    long make(long account, ClassroomText text, SecretToken code, Instant now) {
        return MAKE.on(database)
                .with("account", account)
                .with("name", text.name())
                .with("zone", text.zone())
                .with("code", code.value())
                .with("now", now)
                .one(row -> row.getLong("classroom_id"));
    }

    /** Until the transaction ends, nobody else joins or leaves; false where there is no such class. */
    public boolean lock(long id) {
        return LOCK.on(database).with("id", id).find(row -> true).isPresent();
    }

    /** Empty where there never was one. */
    Optional<InviteLink> link(long id) {
        return LINK.on(database)
                .with("id", id)
                .find(row -> new InviteLink(
                        new SecretToken(row.getString("invite_code")), Sql.instant(row, "invite_closed_at") == null));
    }

    void change(long id, ClassroomText text) {
        CHANGE.on(database)
                .with("id", id)
                .with("name", text.name())
                .with("zone", text.zone())
                .update();
    }

    /** The link so far leads nowhere from now on. */
    void renewLink(long id, SecretToken code) {
        RENEW_LINK.on(database).with("id", id).with("code", code.value()).update();
    }

    void shutLink(long id, boolean shut, Instant now) {
        SHUT_LINK
                .on(database)
                .with("id", id)
                .with("shut", shut)
                .with("now", now)
                .update();
    }

    /** Or restores it; leaves it as it is where it is so already. */
    void archive(long id, boolean archived, Instant now) {
        ARCHIVE.on(database)
                .with("id", id)
                .with("archived", archived)
                .with("now", now)
                .update();
    }

    void delete(long id) {
        DELETE.on(database).with("id", id).update();
    }

    /** A class goes with its last teacher. Of two of them who go at once the second sees that the first went. */
    void deleteTaughtAlone(@Observes AccountDeleting deleting) {
        long account = deleting.accountId();
        LOCK_TAUGHT.on(database).with("account", account).list(row -> row.getLong("id"));
        DELETE_TAUGHT_ALONE.on(database).with("account", account).update();
    }
}
