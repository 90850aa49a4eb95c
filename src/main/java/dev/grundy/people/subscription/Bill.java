package dev.grundy.people.subscription;

import dev.grundy.people.subscription.payment.PriceTax;
import dev.grundy.web.frame.Texts;
import java.net.URI;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * A bill as the provider has it now.
 *
 * @param number for people, such as {@code ABC-0001}; empty where the provider gave none
 * @param total  with all taxes
 * @param page   where the provider shows it, and where it can be paid
 * @param file   the same as PDF
 */
record Bill(
        String number,
        Instant at,
        StripeMoney total,
        List<Tax> taxes,
        State state,
        Optional<URI> page,
        Optional<URI> file) {
    /** The tax in it at one rate. */
    record Tax(StripeMoney amount, PriceTax kind) {
        public String inWords() {
            return Texts.of(kind == PriceTax.EXCLUSIVE ? "bill-tax-exclusive" : "bill-tax-inclusive", amount.inWords());
        }
    }

    /** How it stands with the bill. */
    enum State {
        PAID,
        OPEN,
        UNCOLLECTIBLE,
        VOID,
        UNKNOWN;

        /** As Stripe writes it. */
        static State ofCode(String code) {
            return switch (code) {
                case "paid" -> PAID;
                case "open" -> OPEN;
                case "uncollectible" -> UNCOLLECTIBLE;
                case "void" -> VOID;
                default -> UNKNOWN;
            };
        }

        /** As the reader's language says it. */
        public String inWords() {
            return Texts.of(
                    switch (this) {
                        case PAID -> "bill-state-paid";
                        case OPEN -> "bill-state-open";
                        case UNCOLLECTIBLE -> "bill-state-uncollectible";
                        case VOID -> "bill-state-void";
                        case UNKNOWN -> "bill-state-unknown";
                    });
        }
    }

    /** Such as {@code €5.00}, as the reader's language writes it. */
    public String sum() {
        return total.inWords();
    }
}
