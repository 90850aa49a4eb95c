package dev.grundy.people.tier;

import dev.grundy.base.database.Query;
import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.Tier;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javax.sql.DataSource;

/** The table {@code entitlement}, and the view {@code class_right}: seats of classes. Safe for use by several threads. */
@ApplicationScoped
public class EntitlementRepository {
    private static final Sql RIGHTS_AT = Sql.of("""
            select tier, valid_until from entitlement
            where account_id = :account and valid_from <= :instant and valid_until > :instant
            union all
            select tier, valid_until from class_right where account_id = :account and valid_until > :instant""");
    private static final Sql BY_CLASSES = Sql.of("""
            select classroom_id, class_name, tier, valid_until from class_right
            where account_id = :account and valid_until > :instant order by lower(class_name), classroom_id""");
    private static final Sql LAST_END = Sql.of("""
            select max(valid_until) as last_end from (
                select tier, valid_until from entitlement
                where account_id = :account and valid_from <= :instant and valid_until > valid_from
                union all
                select tier, valid_until from class_right where account_id = :account) held
            where tier = any(:tiers)""");
    private static final Sql END_TO_COME = Sql.of("""
            select max(valid_until) as last_end from entitlement
            where account_id = :account and tier = any(:tiers) and valid_until > greatest(valid_from, :instant)""");
    private static final Sql ADD = Sql.of("""
            insert into entitlement (account_id, tier, valid_from, valid_until, source, granted_at)
            values (:account, :tier, :valid_from, :valid_until, :source, :granted_at)""");
    private static final Sql END_ALL = Sql.of("""
            update entitlement set valid_until = greatest(valid_from, :instant)
            where account_id = :account and source <> 'payment' and tier = any(:tiers) and valid_until > greatest(valid_from, :instant)""");
    private static final Sql PUT = Sql.of("""
            insert into entitlement (account_id, tier, valid_from, valid_until, source, source_ref, granted_at)
            values (:account, :tier, :valid_from, :valid_until, 'payment', :payment, :granted_at)
            on conflict (source_ref) where source_ref is not null do update
            set tier = excluded.tier, valid_from = excluded.valid_from, valid_until = excluded.valid_until
            where entitlement.account_id = excluded.account_id""");
    private static final Sql END_PAYMENT = Sql.of("""
            update entitlement set valid_until = greatest(valid_from, :instant)
            where source_ref = :payment and valid_until > greatest(valid_from, :instant)""");
    private static final Sql HELD = Sql.of("""
            select id, tier, valid_from, valid_until, source, granted_at from entitlement
            where account_id = :account order by valid_until desc, id desc limit :most""");
    private static final Sql MOVE_END = Sql.of("""
            update entitlement set valid_until = greatest(valid_from, :until)
            where id = :id and account_id = :account and source <> 'payment'""");
    private static final Sql ACCOUNT_NAMED = Sql.of("select id from account where lower(name) = lower(:name)");

    private final DataSource database;

    public EntitlementRepository(DataSource database) {
        this.database = database;
    }

    /** The account of that name, without regard to case; here because the command line has no other way to it. */
    public Optional<Long> accountNamed(String name) {
        return ACCOUNT_NAMED.on(database).with("name", name).find(row -> row.getLong("id"));
    }

    Query<List<Right>> rightsAt(long accountId, Instant instant) {
        return RIGHTS_AT
                .on(database)
                .with("account", accountId)
                .with("instant", instant)
                .query(row -> new Right(Tier.ofCode(row.text("tier")).orElseThrow(), row.instant("valid_until")));
    }

    /** By name of the class. */
    List<ClassRight> byClasses(long accountId, Instant instant) {
        return BY_CLASSES
                .on(database)
                .with("account", accountId)
                .with("instant", instant)
                .list(row -> new ClassRight(
                        row.getLong("classroom_id"),
                        row.getString("class_name"),
                        Tier.ofCode(row.getString("tier")).orElseThrow(),
                        Objects.requireNonNull(Sql.instant(row, "valid_until"))));
    }

    /** The latest end of all rights to that tier or a higher one that had begun by then; empty without one. */
    Optional<Instant> lastEnd(long accountId, Tier tier, Instant instant) {
        return end(LAST_END, accountId, tier, instant);
    }

    /**
     * The latest end of all rights to that tier or a higher one that last longer than that instant, also those yet to begin. Empty without one.
     * A right that comes of a class is left out: it ends when its holder leaves.
     */
    Optional<Instant> endToCome(long accountId, Tier tier, Instant instant) {
        return end(END_TO_COME, accountId, tier, instant);
    }

    private Optional<Instant> end(Sql question, long accountId, Tier tier, Instant instant) {
        return question.on(database)
                .with("account", accountId)
                .with(
                        "tiers",
                        Arrays.stream(Tier.values())
                                .filter(higher -> higher.includes(tier))
                                .map(Tier::code)
                                .toArray(String[]::new))
                .with("instant", instant)
                .one(row -> Optional.ofNullable(Sql.instant(row, "last_end")));
    }

    /** Those that last longest first. */
    List<Held> held(long accountId, int most) {
        return HELD.on(database)
                .with("account", accountId)
                .with("most", most)
                .list(row -> new Held(
                        row.getLong("id"),
                        Tier.ofCode(row.getString("tier")).orElseThrow(),
                        Objects.requireNonNull(Sql.instant(row, "valid_from")),
                        Objects.requireNonNull(Sql.instant(row, "valid_until")),
                        EntitlementSource.ofCode(row.getString("source")),
                        Objects.requireNonNull(Sql.instant(row, "granted_at"))));
    }

    /** Of one that nobody pays for; false where there is none of that id. */
    boolean moveEnd(long accountId, long id, Instant until) {
        return MOVE_END.on(database)
                        .with("account", accountId)
                        .with("id", id)
                        .with("until", until)
                        .update()
                == 1;
    }

    /** @param source not a payment */
    void add(Entitlement entitlement, EntitlementSource source, Instant now) {
        ADD.on(database)
                .with("account", entitlement.accountId())
                .with("tier", entitlement.tier().code())
                .with("valid_from", entitlement.validFrom())
                .with("valid_until", entitlement.validUntil())
                .with("source", source.code())
                .with("granted_at", now)
                .update();
    }

    /** Adds the right that follows from a payment, or changes it; that of another account stays as it is. */
    void put(String payment, Entitlement entitlement, Instant now) {
        PUT.on(database)
                .with("account", entitlement.accountId())
                .with("tier", entitlement.tier().code())
                .with("valid_from", entitlement.validFrom())
                .with("valid_until", entitlement.validUntil())
                .with("payment", payment)
                .with("granted_at", now)
                .update();
    }

    void endPayment(String payment, Instant instant) {
        END_PAYMENT
                .on(database)
                .with("payment", payment)
                .with("instant", instant)
                .update();
    }

    /** Of those that nobody pays for. */
    int endAll(long accountId, List<Tier> tiers, Instant instant) {
        return END_ALL.on(database)
                .with("account", accountId)
                .with("tiers", tiers.stream().map(Tier::code).toArray(String[]::new))
                .with("instant", instant)
                .update();
    }
}
