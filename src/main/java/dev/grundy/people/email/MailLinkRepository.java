package dev.grundy.people.email;

import dev.grundy.base.database.Sql;
import dev.grundy.people.account.SecretToken;
import dev.grundy.people.email.MailLink.Purpose;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Optional;
import javax.sql.DataSource;

/** The table {@code mail_link}. Each method is one statement, within the caller's transaction where there is one. Thread-safe. */
@ApplicationScoped
public class MailLinkRepository {
    private static final Sql ADD = Sql.of("""
            insert into mail_link (token_hash, account_id, purpose, address, made_at, expires_at)
            values (:hash, :account, :purpose, :address, :now, :end)""");
    private static final Sql FIND = Sql.of("""
            select account_id, address, used_at is null and expires_at > :now as good
            from mail_link where token_hash = :hash and purpose = :purpose""");
    private static final Sql USE = Sql.of("""
            update mail_link set used_at = :now
            where token_hash = :hash and purpose = :purpose and used_at is null and expires_at > :now
            returning account_id, address, true as good""");
    private static final Sql END_ALL = Sql.of("""
            update mail_link set used_at = :now where account_id = :account and purpose = :purpose and used_at is null""");
    private static final Sql COUNT = Sql.of("""
            select count(*) as made from mail_link where account_id = :account and purpose = :purpose and made_at > :since""");
    private static final Sql FORGET = Sql.of("delete from mail_link where expires_at < :before");

    private final DataSource database;

    MailLinkRepository(DataSource database) {
        this.database = database;
    }

    void add(SecretToken token, long account, Purpose purpose, EmailAddress address, Instant now) {
        ADD.on(database)
                .with("hash", token.hash())
                .with("account", account)
                .with("purpose", purpose.code())
                .with("address", address.value())
                .with("now", now)
                .with("end", now.plus(purpose.lifetime()))
                .update();
    }

    /** Also one that is no longer good, until it is forgotten. */
    public Optional<MailLink> find(SecretToken token, Purpose purpose, Instant now) {
        return with(FIND, token, purpose, now).find(MailLinkRepository::link);
    }

    /** The link, if it was good; it is not any more. Of several who use it at once one has it. */
    public Optional<MailLink> use(SecretToken token, Purpose purpose, Instant now) {
        return with(USE, token, purpose, now).find(MailLinkRepository::link);
    }

    public void endAllOf(long account, Purpose purpose, Instant now) {
        END_ALL.on(database)
                .with("account", account)
                .with("purpose", purpose.code())
                .with("now", now)
                .update();
    }

    public int madeSince(long account, Purpose purpose, Instant since) {
        return COUNT.on(database)
                .with("account", account)
                .with("purpose", purpose.code())
                .with("since", since)
                .one(row -> row.getInt("made"));
    }

    void forgetBefore(Instant instant) {
        FORGET.on(database).with("before", instant).update();
    }

    private Sql.Execution with(Sql statement, SecretToken token, Purpose purpose, Instant now) {
        return statement
                .on(database)
                .with("hash", token.hash())
                .with("purpose", purpose.code())
                .with("now", now);
    }

    private static MailLink link(ResultSet row) throws SQLException {
        return new MailLink(
                row.getLong("account_id"), new EmailAddress(row.getString("address")), row.getBoolean("good"));
    }
}
