package dev.grundy.tier;

import dev.grundy.database.Sql;
import dev.grundy.kernel.Tier;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import javax.sql.DataSource;

/** The table {@code entitlement}. Safe for use by several threads. */
@ApplicationScoped
public class EntitlementRepository {
    private static final Sql TIERS_AT = Sql.of("""
            select tier from entitlement
            where account_id = :account and valid_from <= :instant and valid_until > :instant""");
    private static final Sql ADD = Sql.of("""
            insert into entitlement (account_id, tier, valid_from, valid_until, source, granted_at)
            values (:account, :tier, :valid_from, :valid_until, 'grant', :granted_at)""");
    private static final Sql END_ALL = Sql.of("""
            update entitlement set valid_until = greatest(valid_from, :instant)
            where account_id = :account and valid_until > greatest(valid_from, :instant)""");
    private static final Sql ACCOUNT_NAMED = Sql.of("select id from account where lower(name) = lower(:name)");

    private final DataSource database;

    public EntitlementRepository(DataSource database) {
        this.database = database;
    }

    /** The account of that name, without regard to case; here because the command line has no other way to it. */
    public Optional<Long> accountNamed(String name) {
        return ACCOUNT_NAMED.on(database).with("name", name).find(row -> row.getLong("id"));
    }

    List<Tier> tiersAt(long accountId, Instant instant) {
        return TIERS_AT.on(database)
                .with("account", accountId)
                .with("instant", instant)
                .list(row -> Tier.ofCode(row.getString("tier")).orElseThrow());
    }

    void add(Entitlement entitlement, Instant now) {
        ADD.on(database)
                .with("account", entitlement.accountId())
                .with("tier", entitlement.tier().code())
                .with("valid_from", entitlement.validFrom())
                .with("valid_until", entitlement.validUntil())
                .with("granted_at", now)
                .update();
    }

    int endAll(long accountId, Instant instant) {
        return END_ALL.on(database)
                .with("account", accountId)
                .with("instant", instant)
                .update();
    }
}
