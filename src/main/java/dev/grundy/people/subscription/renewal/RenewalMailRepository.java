package dev.grundy.people.subscription.renewal;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.Tier;
import dev.grundy.web.frame.PageLanguage;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import javax.sql.DataSource;

/** The table {@code renewal_mail}. Each method is one statement, within the caller's transaction where there is one. Thread-safe. */
@ApplicationScoped
class RenewalMailRepository {
    /** A right {@code e} that ends, as neither a payment nor another right goes on; {@code s} is the subscription behind it, if there is one. */
    private static final String ENDS = """
            (e.source <> 'payment' or s.renews_at is null and s.state in ('trialing', 'active', 'canceled'))
            and not exists (
                select from entitlement l
                where l.account_id = e.account_id and l.id <> e.id and l.tier in (e.tier, 'pro') and l.valid_from <= e.valid_until
                  and (l.valid_until > e.valid_until
                       or l.valid_until = e.valid_until and (l.tier <> e.tier or l.id > e.id)))""";

    /** A right that was given for less time than the mail comes before its end is known to be short. */
    private static final Sql TAKE = Sql.of("""
            with due as (
                select e.id, e.account_id, 'renewal' as kind, s.renews_at as due_at
                from subscription s join entitlement e on e.source_ref = s.subscription_id and e.account_id = s.account_id
                where s.renews_at > :now and s.renews_at <= :until
                  and (s.state = 'trialing' or s.renews_at - s.period_started_at >= make_interval(secs => :shortest))
                union all
                select e.id, e.account_id, 'end', e.valid_until
                from entitlement e left join subscription s on s.subscription_id = e.source_ref
                where e.valid_from <= :now and e.valid_until > :now and e.valid_until <= :until
                  and (e.source = 'payment' or e.granted_at <= e.valid_until - make_interval(secs => :before))
                  and\s""" + ENDS + """
            ),
            reachable as (
                select due.*, coalesce(a.language, c.language, 'en') as language
                from due
                join account a on a.id = due.account_id
                join account_email m on m.account_id = due.account_id and m.confirmed
                left join payment_customer c on c.account_id = due.account_id
                where not exists (
                        select from suspension p where p.account_id = due.account_id and (p.until is null or p.until > :now))
                  and not exists (
                        select from renewal_mail t where t.entitlement_id = due.id and t.kind = due.kind and t.due_at = due.due_at)
                order by due.id, due.kind limit :most),
            taken as (
                insert into renewal_mail (entitlement_id, kind, due_at, posted_at)
                select id, kind, due_at, :now from reachable order by id, kind
                on conflict do nothing
                returning entitlement_id, kind)
            select r.id, r.account_id, r.kind, r.language
            from reachable r join taken on taken.entitlement_id = r.id and taken.kind = r.kind
            order by r.id, r.kind""");

    private static final Sql RENEWAL = Sql.of("""
            select e.tier, s.renews_at as due_at, s.price_id, true as paid
            from entitlement e join subscription s on s.subscription_id = e.source_ref and s.account_id = e.account_id
            where e.id = :entitlement and e.account_id = :account and s.renews_at > :now""");
    private static final Sql END = Sql.of("""
            select e.tier, e.valid_until as due_at, s.price_id, e.source = 'payment' as paid
            from entitlement e left join subscription s on s.subscription_id = e.source_ref
            where e.id = :entitlement and e.account_id = :account and e.valid_until > :now and e.valid_until < 'infinity'
              and\s""" + ENDS);

    private final DataSource database;

    RenewalMailRepository(DataSource database) {
        this.database = database;
    }

    /** A mail that is due. */
    record Due(long entitlement, long account, RenewalMailKind kind, PageLanguage language) {}

    /**
     * The subject of a mail, as it stands now.
     *
     * @param at    when the tier is paid for again, or ends
     * @param price the provider's id; empty for a tier that is not paid for
     * @param paid  whether it follows from a payment
     */
    record Term(Tier tier, Instant at, Optional<String> price, boolean paid) {}

    /**
     * Some mails that nobody has taken; nobody takes them again. Only of people with a confirmed address who are not suspended.
     *
     * @param before   how long before its date a mail is due
     * @param shortest the shortest period with a mail before its renewal
     */
    List<Due> take(Instant now, Duration before, Duration shortest, int most) {
        return TAKE.on(database)
                .with("now", now)
                .with("until", now.plus(before))
                .with("before", before.toSeconds())
                .with("shortest", shortest.toSeconds())
                .with("most", most)
                .list(row -> new Due(
                        row.getLong("id"),
                        row.getLong("account_id"),
                        RenewalMailKind.ofCode(row.getString("kind")),
                        PageLanguage.ofCode(row.getString("language")).orElse(PageLanguage.ENGLISH)));
    }

    /** Empty where it was cancelled, goes on, is another's, or is over meanwhile. */
    Optional<Term> term(RenewalMailKind kind, long entitlement, long account, Instant now) {
        Sql question = switch (kind) {
            case RENEWAL -> RENEWAL;
            case END -> END;
        };
        return question.on(database)
                .with("entitlement", entitlement)
                .with("account", account)
                .with("now", now)
                .find(RenewalMailRepository::term);
    }

    private static Term term(ResultSet row) throws SQLException {
        return new Term(
                Tier.ofCode(row.getString("tier")).orElseThrow(),
                Objects.requireNonNull(Sql.instant(row, "due_at")),
                Optional.ofNullable(row.getString("price_id")),
                row.getBoolean("paid"));
    }
}
