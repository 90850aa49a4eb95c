package dev.grundy.people.subscription;

import com.stripe.StripeClient;
import com.stripe.exception.InvalidRequestException;
import com.stripe.exception.StripeException;
import com.stripe.model.Invoice;
import com.stripe.model.Price;
import com.stripe.model.SubscriptionItem;
import com.stripe.param.InvoiceCreatePreviewParams;
import com.stripe.param.InvoiceCreatePreviewParams.SubscriptionDetails;
import com.stripe.param.SubscriptionListParams;
import dev.grundy.base.kernel.Tier;
import dev.grundy.people.subscription.payment.PriceTax;
import dev.grundy.people.subscription.payment.ProviderException;
import dev.grundy.people.subscription.payment.StripeConnection;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Asks Stripe for prices, and for the cost of a change before it is made. A dearer price counts as invoiced at once. A cheaper
 * price or a shorter period counts as begun with the next period. Operators set up the customer portal so (docs/subscriptions.md).
 * Thread-safe.
 */
@ApplicationScoped
class StripePrices {
    private final StripeConnection connection;
    private final StripeClient stripe;

    StripePrices(StripeConnection connection) {
        this.connection = connection;
        this.stripe = connection.client();
    }

    /**
     * The offer of that price, for people who may buy it. Empty for one that Stripe does not know, or does not sell now, or not at one
     * price.
     */
    Optional<TierPrice> offer(String price, Tier tier) {
        return connection.ask("ask for the price " + price, () -> {
            try {
                return Optional.of(stripe.v1().prices().retrieve(price))
                        .filter(found -> Boolean.TRUE.equals(found.getActive()) && found.getUnitAmount() != null)
                        .map(found -> offer(found, tier));
            } catch (InvalidRequestException e) {
                if (StripeConnection.isUnknown(e)) {
                    return Optional.empty();
                }
                throw e;
            }
        });
    }

    private static TierPrice offer(Price found, Tier tier) {
        Price.@Nullable Recurring recurring = found.getRecurring();
        return new TierPrice(
                tier,
                found.getId(),
                StripeMoney.of(found.getUnitAmount(), found.getCurrency()),
                PriceTax.ofCode(found.getTaxBehavior()),
                recurring == null ? "" : recurring.getInterval(),
                recurring == null ? 1 : recurring.getIntervalCount().intValue());
    }

    /**
     * The cost of a change.
     *
     * @param today paid at once; zero for a change that begins later
     * @param from  when the new price is paid the next time
     */
    record Cost(StripeMoney today, Instant from) {}

    /**
     * The costs of a change of the customer's running subscription to each of the prices, in their order. Without the price that is paid now,
     * and empty without a running one.
     *
     * @throws ProviderException when Stripe cannot be reached or refuses
     */
    Map<TierPrice, Cost> costs(String customer, List<TierPrice> wanted) {
        return connection.ask("ask for the cost of a change of " + customer, () -> {
            Map<TierPrice, Cost> costs = new LinkedHashMap<>();
            Optional<com.stripe.model.Subscription> found = running(customer);
            if (found.isPresent()) {
                com.stripe.model.Subscription running = found.get();
                Price paid = item(running).getPrice();
                for (TierPrice price : wanted) {
                    if (!price.price().equals(paid.getId())) {
                        costs.put(price, beginsLater(paid, price) ? later(running) : atOnce(running, price));
                    }
                }
            }
            return costs;
        });
    }

    private Optional<com.stripe.model.Subscription> running(String customer) throws StripeException {
        SubscriptionListParams params =
                SubscriptionListParams.builder().setCustomer(customer).build();
        return stripe.v1().subscriptions().list(params).getData().stream()
                .filter(one -> State.ofCode(one.getStatus()).isRunning())
                .findFirst();
    }

    private static SubscriptionItem item(com.stripe.model.Subscription subscription) {
        return subscription.getItems().getData().getFirst();
    }

    private static Cost later(com.stripe.model.Subscription running) {
        SubscriptionItem item = item(running);
        return new Cost(
                StripeMoney.of(0, item.getPrice().getCurrency()), Instant.ofEpochSecond(item.getCurrentPeriodEnd()));
    }

    private Cost atOnce(com.stripe.model.Subscription running, TierPrice wanted) throws StripeException {
        SubscriptionItem item = item(running);
        Invoice preview = stripe.v1()
                .invoices()
                .createPreview(InvoiceCreatePreviewParams.builder()
                        .setCustomer(running.getCustomer())
                        .setSubscription(running.getId())
                        .setSubscriptionDetails(SubscriptionDetails.builder()
                                .addItem(SubscriptionDetails.Item.builder()
                                        .setId(item.getId())
                                        .setPrice(wanted.price())
                                        .build())
                                .setProrationBehavior(SubscriptionDetails.ProrationBehavior.ALWAYS_INVOICE)
                                .build())
                        .build());
        // The last line ends with the period that is paid then: the one that runs, or a new one where the interval
        // changes.
        long paidUntil = preview.getLines().getData().stream()
                .mapToLong(line -> line.getPeriod().getEnd())
                .max()
                .orElse(item.getCurrentPeriodEnd());
        return new Cost(
                StripeMoney.of(preview.getAmountDue(), preview.getCurrency()), Instant.ofEpochSecond(paidUntil));
    }

    private static boolean beginsLater(Price paid, TierPrice wanted) {
        return wanted.days()
                        < TierPrice.days(
                                paid.getRecurring().getInterval(),
                                paid.getRecurring().getIntervalCount().intValue())
                || paid.getUnitAmount() != null
                        && wanted.money()
                                        .amount()
                                        .compareTo(StripeMoney.of(paid.getUnitAmount(), paid.getCurrency())
                                                .amount())
                                < 0;
    }
}
