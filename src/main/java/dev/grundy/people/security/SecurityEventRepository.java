package dev.grundy.people.security;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.ContentHash;
import java.nio.charset.StandardCharsets;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;

/** The table {@code security_event}. Thread-safe. */
final class SecurityEventRepository {
    private static final Sql ADD = Sql.of("""
            insert into security_event as known
                (kind, account_id, happened_at, last_at, address, browser, detail, gathered_by)
            values (:kind, cast(:account as bigint), :now, :now, :address, :browser, :detail, :gathered_by)
            on conflict (gathered_by) do update set times = known.times + 1, last_at = greatest(known.last_at, excluded.last_at)""");

    private static final Sql OF_ALL = select("e.kind = any(:kinds)");
    private static final Sql OF_KIND = select("e.kind = :kind");
    private static final Sql OF_ACCOUNT = select("e.kind = any(:kinds) and e.account_id = :account");
    private static final Sql OF_BOTH = select("e.kind = :kind and e.account_id = :account");
    private static final Sql FORGET = Sql.of("delete from security_event where happened_at < :before");
    private static final String[] ALL_KINDS =
            Arrays.stream(SecurityEvent.values()).map(SecurityEvent::code).toArray(String[]::new);

    private final DataSource database;

    SecurityEventRepository(DataSource database) {
        this.database = database;
    }

    /** Within the caller's transaction, where there is one. */
    void add(SecurityEvent kind, @Nullable Long account, String detail, EventOrigin origin, Instant now) {
        ADD.on(database)
                .with("kind", kind.code())
                .with("account", account)
                .with("now", now)
                .with("address", origin.address())
                .with("browser", origin.browser())
                .with("detail", detail)
                .with("gathered_by", kind.isGathered() ? gatheredBy(kind, account, detail, origin, now) : null)
                .update();
    }

    /** Latest first; of those that this version knows. */
    List<RecordedEvent> list(EventFilter filter, int most) {
        Sql.Execution query =
                statement(filter).on(database).with("before", filter.before()).with("most", most);
        filter.account().ifPresent(account -> query.with("account", account));
        filter.kind().ifPresentOrElse(kind -> query.with("kind", kind.code()), () -> query.with("kinds", ALL_KINDS));
        return query.list(SecurityEventRepository::event);
    }

    void forgetBefore(Instant instant) {
        FORGET.on(database).with("before", instant).update();
    }

    private static Sql statement(EventFilter filter) {
        if (filter.account().isPresent()) {
            return filter.kind().isPresent() ? OF_BOTH : OF_ACCOUNT;
        }
        return filter.kind().isPresent() ? OF_KIND : OF_ALL;
    }

    private static Sql select(String condition) {
        return Sql.of("""
                select e.id, e.kind, coalesce(a.name, '') as person, e.happened_at, e.last_at, e.times, e.address, e.browser, e.detail
                from security_event e left join account a on a.id = e.account_id
                where e.id < :before and %s
                order by e.id desc limit :most""".formatted(condition));
    }

    /** The browser is left out: an attacker who floods writes what they like there. */
    private static String gatheredBy(
            SecurityEvent kind, @Nullable Long account, String detail, EventOrigin origin, Instant now) {
        String alike = String.join(
                "\n",
                kind.code(),
                String.valueOf(account),
                origin.address(),
                now.truncatedTo(ChronoUnit.HOURS).toString(),
                detail);
        return ContentHash.of(alike.getBytes(StandardCharsets.UTF_8)).hex();
    }

    private static RecordedEvent event(ResultSet row) throws SQLException {
        return new RecordedEvent(
                row.getLong("id"),
                SecurityEvent.ofCode(row.getString("kind")).orElseThrow(),
                row.getString("person"),
                Objects.requireNonNull(Sql.instant(row, "happened_at")),
                Objects.requireNonNull(Sql.instant(row, "last_at")),
                row.getInt("times"),
                row.getString("address"),
                row.getString("browser"),
                row.getString("detail"));
    }
}
