package dev.grundy.people.subscription.payment;

import dev.grundy.web.frame.Texts;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** How the provider treats tax on a sum. */
public enum PriceTax {
    INCLUSIVE,
    EXCLUSIVE,
    /** The provider does not say: a page says nothing either. */
    UNSPECIFIED;

    /** As Stripe writes it; {@link #UNSPECIFIED} for null and for a word that is not known. */
    public static PriceTax ofCode(@Nullable String code) {
        return switch (String.valueOf(code)) {
            case "inclusive" -> INCLUSIVE;
            case "exclusive" -> EXCLUSIVE;
            default -> UNSPECIFIED;
        };
    }

    /** As the reader's language says it beside a price; empty where the provider does not say. */
    public Optional<String> inWords() {
        return switch (this) {
            case INCLUSIVE -> Optional.of(Texts.of("price-tax-inclusive"));
            case EXCLUSIVE -> Optional.of(Texts.of("price-tax-exclusive"));
            case UNSPECIFIED -> Optional.empty();
        };
    }
}
