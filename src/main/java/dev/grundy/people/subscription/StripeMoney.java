package dev.grundy.people.subscription;

import dev.grundy.web.frame.ReaderLanguage;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.text.NumberFormat;
import java.util.Currency;
import java.util.Locale;
import java.util.Set;

/** A sum of money, in whole units of its currency. */
record StripeMoney(BigDecimal amount, Currency currency) {
    /** Of which Stripe counts whole units, and thousandths; of all others hundredths, in spite of ISO 4217 (docs.stripe.com/currencies). */
    private static final Set<String> WHOLE = Set.of(
            "BIF", "CLP", "DJF", "GNF", "JPY", "KMF", "KRW", "MGA", "PYG", "RWF", "UGX", "VND", "VUV", "XAF", "XOF",
            "XPF");

    private static final Set<String> THOUSANDTHS = Set.of("BHD", "JOD", "KWD", "OMR", "TND");

    /**
     * As Stripe counts it.
     *
     * @param code of the currency, in any case
     * @throws IllegalArgumentException when there is no such currency
     */
    static StripeMoney of(long smallestUnits, String code) {
        Currency currency = Currency.getInstance(code.toUpperCase(Locale.ROOT));
        return new StripeMoney(BigDecimal.valueOf(smallestUnits, decimals(currency.getCurrencyCode())), currency);
    }

    boolean isZero() {
        return amount.signum() == 0;
    }

    /** A part of the sum, rounded up, so that nobody pays more than a page says. */
    StripeMoney dividedBy(int parts) {
        return new StripeMoney(
                amount.divide(BigDecimal.valueOf(parts), shownDecimals(), RoundingMode.CEILING), currency);
    }

    /** Such as {@code €5.00}, as the reader's language writes it; without decimals where the currency has none. */
    String inWords() {
        NumberFormat format =
                NumberFormat.getCurrencyInstance(ReaderLanguage.now().locale());
        format.setCurrency(currency);
        format.setMinimumFractionDigits(shownDecimals());
        format.setMaximumFractionDigits(shownDecimals());
        return format.format(amount);
    }

    private int shownDecimals() {
        return Math.clamp(currency.getDefaultFractionDigits(), 0, amount.scale());
    }

    private static int decimals(String code) {
        if (WHOLE.contains(code)) {
            return 0;
        }
        return THOUSANDTHS.contains(code) ? 3 : 2;
    }
}
