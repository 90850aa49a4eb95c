package dev.grundy.people.subscription;

import com.stripe.StripeClient;
import com.stripe.exception.InvalidRequestException;
import com.stripe.model.Invoice;
import com.stripe.param.InvoiceListParams;
import dev.grundy.people.subscription.payment.PriceTax;
import dev.grundy.people.subscription.payment.StripeConnection;
import jakarta.enterprise.context.ApplicationScoped;
import java.net.URI;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Asks Stripe for bills, each time anew. Thread-safe. */
@ApplicationScoped
class StripeBills {
    /** Two years of monthly ones. */
    private static final long MOST_BILLS = 24;

    private final StripeConnection connection;
    private final StripeClient stripe;

    StripeBills(StripeConnection connection) {
        this.connection = connection;
        this.stripe = connection.client();
    }

    /** The latest 24 bills, latest first; without drafts, and empty for a customer that Stripe does not know any more. */
    List<Bill> billsOf(String customer) {
        InvoiceListParams params = InvoiceListParams.builder()
                .setCustomer(customer)
                .setLimit(MOST_BILLS)
                .build();
        return connection.ask("ask for the bills of " + customer, () -> {
            try {
                return stripe.v1().invoices().list(params).getData().stream()
                        .filter(bill -> !"draft".equals(bill.getStatus()))
                        .map(StripeBills::bill)
                        .toList();
            } catch (InvalidRequestException e) {
                if (StripeConnection.isUnknown(e)) {
                    return List.of();
                }
                throw e;
            }
        });
    }

    private static Bill bill(Invoice found) {
        String currency = found.getCurrency();
        return new Bill(
                Objects.requireNonNullElse(found.getNumber(), ""),
                Instant.ofEpochSecond(found.getCreated()),
                StripeMoney.of(found.getTotal(), currency),
                Stream.ofNullable(found.getTotalTaxes())
                        .flatMap(List::stream)
                        .filter(tax -> tax.getAmount() != null && tax.getAmount() != 0)
                        .map(tax -> new Bill.Tax(
                                StripeMoney.of(tax.getAmount(), currency), PriceTax.ofCode(tax.getTaxBehavior())))
                        .toList(),
                Bill.State.ofCode(String.valueOf(found.getStatus())),
                web(found.getHostedInvoiceUrl()),
                web(found.getInvoicePdf()));
    }

    /** For a link. */
    private static Optional<URI> web(@Nullable String address) {
        return Optional.ofNullable(address)
                .filter(text -> text.matches("https?://\\S+"))
                .map(URI::create);
    }
}
