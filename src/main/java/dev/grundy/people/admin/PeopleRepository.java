package dev.grundy.people.admin;

import dev.grundy.base.database.Sql;
import dev.grundy.people.account.Role;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import javax.sql.DataSource;

/** Accounts as admins look for them. Thread-safe. */
@ApplicationScoped
class PeopleRepository {
    private static final Sql BY_NAME = Sql.of(searchText(false, false));
    private static final Sql BY_NAME_AND_ROLE = Sql.of(searchText(false, true));
    private static final Sql BY_EMAIL = Sql.of(searchText(true, false));
    private static final Sql BY_EMAIL_AND_ROLE = Sql.of(searchText(true, true));

    private static final Sql NAMED = Sql.of("""
            select a.id, a.name, a.role, a.created_at, a.must_change_password, md5(coalesce(a.password_hash, '')) as password_mark,
                   e.address, sum(v.times) as times, max(v.last_at) as last,
                   (select count(*) from sign_in s where s.account_id = a.id and s.expires_at > :now) as browsers
            from account a
            left join account_email e on e.account_id = a.id and e.confirmed
            left join security_event v on v.account_id = a.id and v.kind = 'signed-in'
            where lower(a.name) = lower(:name) group by a.id, e.address""");
    private static final Sql LOCK_ADMINS = Sql.of("select id from account where role = 'admin' order by id for update");
    private static final Sql LOCK = Sql.of("select id from account where id = :account for update");

    /** Comes after everything in the order of bytes. */
    private static final String LAST = Character.toString(Character.MAX_CODE_POINT);

    private final DataSource database;

    PeopleRepository(DataSource database) {
        this.database = database;
    }

    /** An account, and the known data of its owner. */
    record Known(PersonView.Account account, Optional<String> email, SignInCount signIns) {}

    /**
     * Those whose name begins so, or, where an at sign stands in the text, whose confirmed address does; in order of that.
     *
     * @param after the {@link PersonLine#key} of the line before the first; empty for the beginning
     */
    List<PersonLine> search(String text, Optional<Role> role, String after, int most) {
        String beginning = clean(text);
        Sql.Execution query = statement(beginning.contains("@"), role.isPresent())
                .on(database)
                .with("from", beginning)
                .with("to", beginning + LAST)
                .with("after", clean(after))
                .with("most", most);
        role.ifPresent(wanted -> query.with("role", wanted.code()));
        return query.list(row -> new PersonLine(
                row.getString("name"),
                Role.parse(row.getString("role")).orElseThrow(),
                Objects.requireNonNull(Sql.instant(row, "created_at")),
                row.getString("address"),
                row.getString("key")));
    }

    /** Without regard to case. */
    Optional<Known> named(String name, Instant now) {
        return NAMED.on(database)
                .with("name", name.replace("\0", ""))
                .with("now", now)
                .find(PeopleRepository::known);
    }

    /** Until the transaction ends, nobody else decides about the account, or which admins there are. */
    void lock(long account) {
        // In the order in which suspending and changing roles lock.
        LOCK_ADMINS.on(database).list(row -> row.getLong("id"));
        LOCK.on(database).with("account", account).list(row -> row.getLong("id"));
    }

    private static Sql statement(boolean byEmail, boolean ofRole) {
        if (byEmail) {
            return ofRole ? BY_EMAIL_AND_ROLE : BY_EMAIL;
        }
        return ofRole ? BY_NAME_AND_ROLE : BY_NAME;
    }

    /** Of a list, such as the page asks for it. */
    static String searchText(boolean byEmail, boolean ofRole) {
        String condition = (byEmail ? "and e.confirmed" : "") + (ofRole ? " and a.role = :role" : "");
        return byEmail
                ? text("account_email e join account a on a.id = e.account_id", "e.address", condition)
                : text(
                        "account a left join account_email e on e.account_id = a.id and e.confirmed",
                        "a.name",
                        condition);
    }

    private static String text(String tables, String column, String condition) {
        return """
                select a.name, a.role, a.created_at, coalesce(e.address, '') as address, lower(%2$s) as key
                from %1$s
                where lower(%2$s) collate "C" >= :from and lower(%2$s) collate "C" < :to and lower(%2$s) collate "C" > :after %3$s
                order by lower(%2$s) collate "C" limit :most""".formatted(tables, column, condition);
    }

    private static String clean(String typed) {
        return typed.replace("\0", "").strip().toLowerCase(Locale.ROOT);
    }

    private static Known known(ResultSet row) throws SQLException {
        return new Known(
                new PersonView.Account(
                        row.getLong("id"),
                        row.getString("name"),
                        Role.parse(row.getString("role")).orElseThrow(),
                        Objects.requireNonNull(Sql.instant(row, "created_at")),
                        row.getString("password_mark"),
                        row.getBoolean("must_change_password")),
                Optional.ofNullable(row.getString("address")),
                new SignInCount(
                        row.getLong("times"), Optional.ofNullable(Sql.instant(row, "last")), row.getLong("browsers")));
    }
}
