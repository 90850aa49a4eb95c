package dev.grundy.people.subscription.payment;

import dev.grundy.base.kernel.Tier;
import dev.grundy.base.kernel.UnusableException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The operator's settings for payments.
 *
 * @param sold   tiers by the provider's prices, in the order in which they are offered
 * @param former the same of prices that are not offered any more
 * @param seats  the same of prices of one seat in a class
 */
public record PaymentSetup(
        String secretKey,
        String webhookSecret,
        Map<String, Tier> sold,
        Map<String, Tier> former,
        Map<String, Tier> seats) {
    /** The keys of configuration without which nothing can be sold. */
    private static final String SECRET_KEY = "grundy.payment.secret-key";

    private static final String WEBHOOK_SECRET = "grundy.payment.webhook-secret";
    private static final String PRICES = "grundy.payment.prices";

    public static PaymentSetup of(PaymentConfig config) {
        return new PaymentSetup(
                config.secretKey().orElse("").strip(),
                config.webhookSecret().orElse("").strip(),
                prices(PRICES, config.prices()),
                prices("grundy.payment.former-prices", config.formerPrices()),
                prices("grundy.payment.seat-prices", config.seatPrices()));
    }

    /** As the environment says it, for the command line. */
    public static PaymentSetup of(Map<String, String> environment) {
        return new PaymentSetup(
                environment.getOrDefault("GRUNDY_PAYMENT_SECRET_KEY", "").strip(),
                environment.getOrDefault("GRUNDY_PAYMENT_WEBHOOK_SECRET", "").strip(),
                prices(
                        PRICES,
                        Optional.ofNullable(environment.get("GRUNDY_PAYMENT_PRICES"))
                                .filter(text -> !text.isBlank())
                                .map(text -> List.of(text.split(",")))),
                Map.of(),
                Map.of());
    }

    /** Whether anybody can subscribe. */
    public boolean isComplete() {
        return missing().isEmpty();
    }

    /** Whether the provider can be asked, also where nothing is sold any more: people who pay must be able to cancel. */
    public boolean canAsk() {
        return !secretKey.isEmpty();
    }

    /** Keys of configuration without which nobody can subscribe; all of them where payments are not wanted. */
    public List<String> missing() {
        List<String> missing = new ArrayList<>();
        if (secretKey.isEmpty()) {
            missing.add(SECRET_KEY);
        }
        if (webhookSecret.isEmpty()) {
            missing.add(WEBHOOK_SECRET);
        }
        if (sold.isEmpty()) {
            missing.add(PRICES);
        }
        return missing;
    }

    /** Whether the operator began to set payments up and has not finished. */
    public boolean isHalf() {
        return !isComplete() && !(secretKey.isEmpty() && webhookSecret.isEmpty() && sold.isEmpty());
    }

    /** That somebody who pays the price has; empty for a price of something else. */
    public Optional<Tier> tierOf(String price) {
        return Optional.ofNullable(sold.get(price)).or(() -> Optional.ofNullable(former.get(price)));
    }

    /** Secrets do not belong into logs. */
    @Override
    public String toString() {
        return "PaymentSetup[sold=" + sold + ", former=" + former + ", seats=" + seats + "]";
    }

    private static Map<String, Tier> prices(String key, Optional<List<String>> lines) {
        Map<String, Tier> prices = new LinkedHashMap<>();
        for (String line : lines.orElse(List.of())) {
            String[] parts = line.strip().split(":", 2);
            Tier tier = Tier.ofCode(parts[0])
                    .filter(found -> found != Tier.FREE && parts.length == 2 && !parts[1].isBlank())
                    .orElseThrow(() -> new UnusableException(key + " has '" + line
                            + "': write basic or pro, a colon, and the price, such as basic:price_1A2b"));
            prices.put(parts[1].strip(), tier);
        }
        return prices;
    }
}
