package dev.grundy.people.subscription;

import dev.grundy.base.kernel.Tier;
import dev.grundy.people.subscription.SubscriptionRepository.Kept;
import dev.grundy.people.subscription.payment.PriceTax;
import dev.grundy.people.tier.Right;
import dev.grundy.web.frame.Texts;
import java.util.List;
import java.util.Optional;

/**
 * A tier for a price.
 *
 * @param price   the provider's id
 * @param tax     as the provider says it of the price
 * @param period  empty for a price that is paid once; else day, week, month or year
 * @param periods how many of these one payment is for
 */
public record TierPrice(Tier tier, String price, StripeMoney money, PriceTax tax, String period, int periods) {
    private static final int MONTHS_PER_YEAR = 12;

    public boolean isOnce() {
        return period.isEmpty();
    }

    /** Whether somebody who pays those and has that right may buy it: nobody pays twice for the same. */
    boolean isFor(List<Kept> kept, Right right) {
        boolean hasForGood = right.isEndless() && right.tier().includes(tier);
        // A tier had for good does not show in the right while a higher tier runs.
        return !hasForGood
                && !isPaidBy(kept, State.PAID)
                && !isPaidBy(kept, State.PENDING)
                && (isOnce() || kept.stream().noneMatch(one -> one.state().isRunning()));
    }

    private boolean isPaidBy(List<Kept> kept, State state) {
        return kept.stream()
                .anyMatch(one -> one.state() == state
                        && one.tier().filter(paid -> paid.includes(tier)).isPresent());
    }

    /** About how long one payment is for, to tell shorter from longer; 0 for a price that is paid once. */
    int days() {
        return days(period, periods);
    }

    /** As {@link #days()}, of a period as the provider says it. */
    static int days(String period, int periods) {
        return periods
                * switch (period) {
                    case "day" -> 1;
                    case "week" -> 7;
                    case "month" -> 30;
                    case "year" -> 365;
                    default -> 0;
                };
    }

    /** The action of paying it, as the reader's language says it. */
    public String verb() {
        return Texts.of(isOnce() ? "subscribe-buy" : "subscribe-button");
    }

    /** Such as {@code €5.00}, as the reader's language writes it. */
    public String sum() {
        return money.inWords();
    }

    /** Whether tax is included or added; empty where the provider does not say. */
    public Optional<String> taxInWords() {
        return tax.inWords();
    }

    /** The sum for a month of a price for years, rounded up; empty for every other price. */
    public Optional<String> perMonth() {
        return period.equals("year")
                ? Optional.of(Texts.of(
                        "subscribe-month-of-years",
                        money.dividedBy(MONTHS_PER_YEAR * periods).inWords()))
                : Optional.empty();
    }

    /** The term that the sum is for, such as {@code a month}, as the reader's language says it. */
    public String term() {
        return switch (period) {
            case "day" -> Texts.of("subscribe-per-day", periods);
            case "week" -> Texts.of("subscribe-per-week", periods);
            case "month" -> Texts.of("subscribe-per-month", periods);
            case "year" -> Texts.of("subscribe-per-year", periods);
            default -> Texts.of("subscribe-once");
        };
    }
}
