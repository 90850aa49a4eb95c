package dev.grundy.people.subscription;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.web.frame.PageLanguage;
import dev.grundy.web.frame.ReaderLanguage;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Sums as Stripe counts them, and as people read them. Spaces in them do not break lines. */
class StripeMoneyTest {
    @ParameterizedTest
    @CsvSource({
        "500, eur, ENGLISH, €5.00",
        "123450, EUR, GERMAN, '1.234,50 €'",
        "999, usd, ENGLISH, $9.99",
        // whole units
        "500, jpy, ENGLISH, ¥500",
        "500, krw, GERMAN, '500 ₩'",
        // counted in hundredths, though it has none
        "50000, isk, ENGLISH, ISK500",
        // thousandths
        "5120, kwd, ENGLISH, KWD5.120",
        // Stripe counts whole units of what ISO 4217 divides
        "500, mga, ENGLISH, MGA500"
    })
    void aSumIsWhatIsPaid(long smallestUnits, String currency, PageLanguage language, String words) {
        StripeMoney money = StripeMoney.of(smallestUnits, currency);
        assertThat(ReaderLanguage.in(language, money::inWords).replace('\u00a0', ' '))
                .isEqualTo(words);
    }

    @ParameterizedTest
    @CsvSource({
        "5000, eur, 12, €4.17",
        "4800, eur, 12, €4.00",
        "10000, eur, 24, €4.17",
        "5000, jpy, 12, ¥417",
        "500000, isk, 12, ISK417",
        "1, eur, 12, €0.01"
    })
    void aPartIsRoundedUp(long smallestUnits, String currency, int parts, String words) {
        StripeMoney part = StripeMoney.of(smallestUnits, currency).dividedBy(parts);
        assertThat(ReaderLanguage.in(PageLanguage.ENGLISH, part::inWords).replace('\u00a0', ' '))
                .isEqualTo(words);
    }
}
