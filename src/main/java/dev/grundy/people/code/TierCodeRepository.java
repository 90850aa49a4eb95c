package dev.grundy.people.code;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.Base32Code;
import dev.grundy.base.kernel.Tier;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.sql.DataSource;

/** The tables {@code tier_code} and {@code tier_code_use}. Each method is one statement, within the caller's transaction where there is one. Thread-safe. */
@ApplicationScoped
class TierCodeRepository {
    private static final String COLUMNS = "id, code, tier, days, most_uses, uses, valid_until, note, ended_at";
    private static final Sql ADD = Sql.of("""
            insert into tier_code (code, tier, days, most_uses, valid_until, note, made_at)
            values (:code, :tier, :days, :most_uses, :until, :note, :now) returning id""");
    private static final Sql END = Sql.of("update tier_code set ended_at = :now where id = :id and ended_at is null"
            + " and valid_until > :now and uses < most_uses returning " + COLUMNS);
    private static final Sql LOCK = Sql.of("select " + COLUMNS + " from tier_code where code = :code for update");
    private static final Sql LIST =
            Sql.of("select " + COLUMNS + " from tier_code where id < :before order by id desc limit :most");
    private static final Sql REDEEMERS = Sql.of("""
            select c.id as code, u.name, u.redeemed_at
            from unnest(:codes) c (id)
            cross join lateral (
                select a.name, u.redeemed_at, u.account_id from tier_code_use u join account a on a.id = u.account_id
                where u.code_id = c.id order by u.redeemed_at desc, u.account_id desc limit :most) u
            order by c.id, u.redeemed_at desc, u.account_id desc""");
    private static final Sql USE = Sql.of("""
            insert into tier_code_use (account_id, code_id, redeemed_at) values (:account, :code, :now)
            on conflict do nothing""");
    private static final Sql COUNT = Sql.of("update tier_code set uses = uses + 1 where id = :code");
    private static final int MOST_REDEEMERS = 50;

    private final DataSource database;

    TierCodeRepository(DataSource database) {
        this.database = database;
    }

    /** Its id. */
    long add(Base32Code text, CodeTerms terms, Instant now) {
        return ADD.on(database)
                .with("code", text.value())
                .with("tier", terms.tier().code())
                .with("days", terms.days())
                .with("most_uses", terms.mostUses())
                .with("until", terms.until())
                .with("note", terms.note())
                .with("now", now)
                .find(row -> row.getLong("id"))
                .orElseThrow();
    }

    /** Ends a code and answers it; empty where there is none of that id that somebody could still redeem. */
    Optional<TierCode> end(long id, Instant now) {
        return END.on(database).with("id", id).with("now", now).find(TierCodeRepository::code);
    }

    /** Others who redeem it wait until the caller's transaction ends. */
    Optional<TierCode> lock(Base32Code text) {
        return LOCK.on(database).with("code", text.value()).find(TierCodeRepository::code);
    }

    /** False where the account has redeemed it before; counts it otherwise. */
    boolean use(long account, long code, Instant now) {
        boolean isFirst = USE.on(database)
                        .with("account", account)
                        .with("code", code)
                        .with("now", now)
                        .update()
                == 1;
        if (isFirst) {
            COUNT.on(database).with("code", code).update();
        }
        return isFirst;
    }

    /**
     * Latest first, each with 50 redeemers at most.
     *
     * @param before only those with a smaller id
     */
    List<TierCode> list(long before, int most) {
        List<TierCode> codes =
                LIST.on(database).with("before", before).with("most", most).list(TierCodeRepository::code);
        Map<Long, List<TierCode.Redeemer>> redeemers = REDEEMERS
                .on(database)
                .with("codes", codes.stream().map(TierCode::id).toArray(Long[]::new))
                .with("most", MOST_REDEEMERS)
                .list(row -> Map.entry(
                        row.getLong("code"),
                        new TierCode.Redeemer(
                                row.getString("name"), Objects.requireNonNull(Sql.instant(row, "redeemed_at")))))
                .stream()
                .collect(Collectors.groupingBy(
                        Map.Entry::getKey, Collectors.mapping(Map.Entry::getValue, Collectors.toList())));
        return codes.stream()
                .map(code -> code.with(redeemers.getOrDefault(code.id(), List.of())))
                .toList();
    }

    private static TierCode code(ResultSet row) throws SQLException {
        return new TierCode(
                row.getLong("id"),
                new Base32Code(row.getString("code")),
                new CodeTerms(
                        Tier.ofCode(row.getString("tier")).orElseThrow(),
                        row.getInt("days"),
                        row.getInt("most_uses"),
                        Objects.requireNonNull(Sql.instant(row, "valid_until")),
                        row.getString("note")),
                row.getInt("uses"),
                Optional.ofNullable(Sql.instant(row, "ended_at")),
                List.of());
    }
}
