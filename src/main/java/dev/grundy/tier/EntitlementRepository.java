package dev.grundy.tier;

import jakarta.enterprise.context.ApplicationScoped;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.sql.DataSource;

/** The table {@code entitlement}. Safe for use by several threads. */
@ApplicationScoped
public class EntitlementRepository {
    private static final String TIERS_AT = """
            select tier from entitlement
            where account_id = ? and valid_from <= ? and valid_until > ?""";
    private static final String ADD = """
            insert into entitlement (account_id, tier, valid_from, valid_until, source, granted_at)
            values (?, ?, ?, ?, 'grant', ?)""";
    private static final String END_ALL = """
            update entitlement set valid_until = greatest(valid_from, ?)
            where account_id = ? and valid_until > greatest(valid_from, ?)""";
    private static final String ACCOUNT_NAMED = "select id from account where lower(name) = lower(?)";

    private final DataSource database;

    public EntitlementRepository(DataSource database) {
        this.database = database;
    }

    /** The account of that name, without regard to case; here because the command line has no other way to it. */
    public Optional<Long> accountNamed(String name) {
        try (Connection connection = database.getConnection();
                PreparedStatement query = connection.prepareStatement(ACCOUNT_NAMED)) {
            query.setString(1, name);
            try (ResultSet row = query.executeQuery()) {
                return row.next() ? Optional.of(row.getLong("id")) : Optional.empty();
            }
        } catch (SQLException e) {
            throw new EntitlementException("look up account " + name, e);
        }
    }

    List<Tier> tiersAt(long accountId, Instant now) {
        try (Connection connection = database.getConnection();
                PreparedStatement query = connection.prepareStatement(TIERS_AT)) {
            query.setLong(1, accountId);
            query.setObject(2, timestamp(now));
            query.setObject(3, timestamp(now));
            try (ResultSet rows = query.executeQuery()) {
                List<Tier> tiers = new ArrayList<>();
                while (rows.next()) {
                    tiers.add(Tier.ofCode(rows.getString("tier")).orElseThrow());
                }
                return tiers;
            }
        } catch (SQLException e) {
            throw new EntitlementException("read the tiers of account " + accountId, e);
        }
    }

    void add(Entitlement entitlement, Instant now) {
        try (Connection connection = database.getConnection();
                PreparedStatement insert = connection.prepareStatement(ADD)) {
            insert.setLong(1, entitlement.accountId());
            insert.setString(2, entitlement.tier().code());
            insert.setObject(3, timestamp(entitlement.validFrom()));
            insert.setObject(4, timestamp(entitlement.validUntil()));
            insert.setObject(5, timestamp(now));
            insert.executeUpdate();
        } catch (SQLException e) {
            throw new EntitlementException("grant " + entitlement.tier().code() + " to account " + entitlement.accountId(), e);
        }
    }

    int endAll(long accountId, Instant now) {
        try (Connection connection = database.getConnection();
                PreparedStatement update = connection.prepareStatement(END_ALL)) {
            update.setObject(1, timestamp(now));
            update.setLong(2, accountId);
            update.setObject(3, timestamp(now));
            return update.executeUpdate();
        } catch (SQLException e) {
            throw new EntitlementException("revoke the tiers of account " + accountId, e);
        }
    }

    /** {@link Instant#MAX} becomes the driver's word for infinity. */
    private static OffsetDateTime timestamp(Instant instant) {
        return instant.equals(Instant.MAX) ? OffsetDateTime.MAX : instant.atOffset(ZoneOffset.UTC);
    }
}
