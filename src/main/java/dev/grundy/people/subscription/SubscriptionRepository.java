package dev.grundy.people.subscription;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.Tier;
import dev.grundy.web.frame.Texts;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javax.sql.DataSource;

/** The table {@code subscription}. Thread-safe. */
@ApplicationScoped
class SubscriptionRepository {
    private static final Sql PUT = Sql.of("""
            insert into subscription (subscription_id, account_id, price_id, tier, state, started_at, period_started_at, renews_at, ends_at, seen_at)
            values (:id, :account, :price, :tier, :state, :started, :period, :renews, :ends, :now)
            on conflict (subscription_id) do update
            set price_id = excluded.price_id, tier = excluded.tier, state = excluded.state, started_at = excluded.started_at,
                period_started_at = excluded.period_started_at, renews_at = excluded.renews_at, ends_at = excluded.ends_at, seen_at = excluded.seen_at
            where subscription.account_id = excluded.account_id""");
    private static final Sql GONE = Sql.of("""
            update subscription set state = 'canceled', renews_at = null, ends_at = least(ends_at, :now), seen_at = :now
            where account_id = :account and subscription_id <> all(:there) and state <> 'canceled' returning subscription_id""");
    private static final Sql OF = Sql.of("""
            select subscription_id, tier, state, renews_at, ends_at from subscription
            where account_id = :account and state <> 'incomplete_expired'
            order by started_at desc, subscription_id""");

    private final DataSource database;

    SubscriptionRepository(DataSource database) {
        this.database = database;
    }

    /**
     * One as the page shows it.
     *
     * @param tier     empty for a price that the configuration does not name
     * @param renewsAt empty where no payment is due
     * @param endsAt   empty without an end
     */
    record Kept(String id, Optional<Tier> tier, State state, Optional<Instant> renewsAt, Optional<Instant> endsAt) {
        /** How it stands, in a sentence for the person who pays. */
        String inWords(Function<Instant, String> date) {
            return switch (state) {
                case TRIALING, ACTIVE ->
                    renewsAt.map(due -> Texts.of("subscribe-state-active", date.apply(due)))
                            .orElseGet(() -> ended("subscribe-state-ending", date));
                case PAST_DUE -> ended("subscribe-state-past-due", date);
                case UNPAID -> Texts.of("subscribe-state-unpaid");
                case PAUSED -> Texts.of("subscribe-state-paused");
                case CANCELED -> ended("subscribe-state-canceled", date);
                case PAID -> Texts.of("subscribe-state-paid");
                case REFUNDED -> Texts.of("subscribe-state-refunded");
                case INCOMPLETE -> Texts.of("subscribe-state-incomplete");
                case PENDING -> Texts.of("subscribe-state-pending");
                case INCOMPLETE_EXPIRED, UNKNOWN -> Texts.of("subscribe-state-unknown");
            };
        }

        private String ended(String key, Function<Instant, String> date) {
            return Texts.of(key, endsAt.map(date).orElse("?"));
        }

        /** Of those that pages know. */
        String icon() {
            return switch (state) {
                case TRIALING, ACTIVE, PAID -> "success";
                case INCOMPLETE, PENDING, PAUSED -> "clock";
                case PAST_DUE, UNPAID, UNKNOWN -> "warning";
                case CANCELED, REFUNDED, INCOMPLETE_EXPIRED -> "notice";
            };
        }

        /** Whether nothing is paid or owed any more, and nothing is had for it. */
        boolean isOver() {
            return switch (state) {
                case CANCELED, REFUNDED, INCOMPLETE_EXPIRED -> true;
                case TRIALING, ACTIVE, PAST_DUE, UNPAID, PAUSED, INCOMPLETE, PENDING, PAID, UNKNOWN -> false;
            };
        }

        /** Whether it gives a right then. */
        boolean isOn(Instant now) {
            return tier.isPresent()
                    && switch (state) {
                        case TRIALING, ACTIVE, PAST_DUE, CANCELED, PAID ->
                            endsAt.filter(end -> !end.isAfter(now)).isEmpty();
                        case UNPAID, PAUSED, INCOMPLETE, INCOMPLETE_EXPIRED, PENDING, REFUNDED, UNKNOWN -> false;
                    };
        }
    }

    /** False where the same one was seen with another account: it stays there. */
    boolean put(long account, Subscription subscription, Optional<Tier> tier, Optional<Instant> ends, Instant now) {
        return PUT.on(database)
                        .with("id", subscription.id())
                        .with("account", account)
                        .with("price", subscription.price())
                        .with("tier", tier.map(Tier::code).orElse(null))
                        .with("state", subscription.state().code())
                        .with("started", subscription.startedAt())
                        .with("period", subscription.periodStart())
                        .with("renews", subscription.renewsAt().orElse(null))
                        .with(
                                "ends",
                                ends.filter(end -> !end.equals(Instant.MAX)).orElse(null))
                        .with("now", now)
                        .update()
                == 1;
    }

    /** Those that the provider does not name any more have ended. */
    List<String> gone(long account, List<String> there, Instant now) {
        return GONE.on(database)
                .with("account", account)
                .with("there", there.toArray(String[]::new))
                .with("now", now)
                .list(row -> row.getString("subscription_id"));
    }

    /** Latest first; without those for which nothing was ever paid. */
    List<Kept> of(long account) {
        return OF.on(database).with("account", account).list(SubscriptionRepository::kept);
    }

    private static Kept kept(ResultSet row) throws SQLException {
        return new Kept(
                row.getString("subscription_id"),
                Optional.ofNullable(row.getString("tier")).flatMap(Tier::ofCode),
                State.ofCode(row.getString("state")),
                Optional.ofNullable(Sql.instant(row, "renews_at")),
                Optional.ofNullable(Sql.instant(row, "ends_at")));
    }
}
