package dev.grundy.subscription;

import dev.grundy.kernel.Tier;
import dev.grundy.web.ReaderLanguage;
import dev.grundy.web.Texts;
import java.math.BigDecimal;
import java.text.NumberFormat;
import java.util.Currency;

/**
 * A tier for a price.
 *
 * @param price    the provider's id
 * @param amount   in the smallest unit of the currency
 * @param currency ISO 4217
 * @param period   empty for a price that is paid once; else day, week, month or year
 * @param periods  how many of these one payment is for
 */
record Offer(Tier tier, String price, long amount, Currency currency, String period, int periods) {
    boolean isOnce() {
        return period.isEmpty();
    }

    /** Such as {@code €5.00 a month}, as the reader's language writes it. */
    public String inWords() {
        NumberFormat money =
                NumberFormat.getCurrencyInstance(ReaderLanguage.now().locale());
        money.setCurrency(currency);
        int digits = Math.max(currency.getDefaultFractionDigits(), 0);
        money.setMinimumFractionDigits(digits);
        money.setMaximumFractionDigits(digits);
        String sum = money.format(BigDecimal.valueOf(amount, digits));
        return switch (period) {
            case "day" -> Texts.of("subscribe-per-day", sum, periods);
            case "week" -> Texts.of("subscribe-per-week", sum, periods);
            case "month" -> Texts.of("subscribe-per-month", sum, periods);
            case "year" -> Texts.of("subscribe-per-year", sum, periods);
            default -> Texts.of("subscribe-once", sum);
        };
    }
}
