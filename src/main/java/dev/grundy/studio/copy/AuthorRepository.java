package dev.grundy.studio.copy;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.ContentHash;
import dev.grundy.people.account.Role;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import javax.sql.DataSource;

/** The authors of working copies, and of the proofs that they asked for. Each method is one statement. Thread-safe. */
@ApplicationScoped
public class AuthorRepository {
    private static final Sql IS_AUTHOR = Sql.of("""
            select exists (select from working_copy_author where working_copy_id = :copy and account_id = :account) as yes""");
    private static final Sql COUNT =
            Sql.of("select count(*) as copies from working_copy_author where account_id = :account");
    private static final Sql OF_COPY = Sql.of("""
            select a.id, a.name, a.role from working_copy_author w join account a on a.id = w.account_id
            where w.working_copy_id = :copy order by w.added_at, a.id""");
    private static final Sql NAMED = Sql.of("select id, name, role from account where lower(name) = lower(:name)");
    private static final Sql ADD = Sql.of("""
            insert into working_copy_author (working_copy_id, account_id, added_at)
            select id, :account, :now from working_copy where id = :copy
            on conflict do nothing""");
    private static final Sql REMOVE =
            Sql.of("delete from working_copy_author where working_copy_id = :copy and account_id = :account");

    private static final Sql REMEMBER = Sql.of("""
            insert into working_copy_proof (working_copy_id, archive_hash)
            select id, :hash from working_copy where id = :copy
            on conflict do nothing""");
    private static final Sql IS_PROVED = Sql.of("""
            select exists (select from working_copy_proof where working_copy_id = :copy and archive_hash = :hash) as yes""");

    private final DataSource database;

    AuthorRepository(DataSource database) {
        this.database = database;
    }

    boolean isAuthor(long copy, long account) {
        return IS_AUTHOR
                .on(database)
                .with("copy", copy)
                .with("account", account)
                .one(row -> row.getBoolean("yes"));
    }

    /** Of how many copies they are an author. */
    long count(long account) {
        return COUNT.on(database).with("account", account).one(row -> row.getLong("copies"));
    }

    /** The author who was added first comes first. */
    public List<Author> of(long copy) {
        return OF_COPY.on(database).with("copy", copy).list(AuthorRepository::author);
    }

    /** The person of that name, without regard to case. */
    public Optional<Author> named(String name) {
        return NAMED.on(database).with("name", name).find(AuthorRepository::author);
    }

    /** False where they are one already, or the copy is gone. */
    public boolean add(long copy, long account, Instant now) {
        return ADD.on(database)
                        .with("copy", copy)
                        .with("account", account)
                        .with("now", now)
                        .update()
                > 0;
    }

    /** False where they are none. */
    public boolean remove(long copy, long account) {
        return REMOVE.on(database).with("copy", copy).with("account", account).update() > 0;
    }

    /** Keeps that this content of a copy was sent to be proved. */
    public void proved(long copy, ContentHash archive) {
        REMEMBER.on(database).with("copy", copy).with("hash", archive.hex()).update();
    }

    boolean wasProved(long copy, ContentHash archive) {
        return IS_PROVED
                .on(database)
                .with("copy", copy)
                .with("hash", archive.hex())
                .one(row -> row.getBoolean("yes"));
    }

    private static Author author(ResultSet row) throws SQLException {
        return new Author(
                row.getLong("id"),
                row.getString("name"),
                Role.parse(row.getString("role")).orElse(Role.USER));
    }
}
