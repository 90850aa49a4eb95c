package dev.grundy.people.subscription;

import dev.grundy.base.kernel.WholeSeconds;
import dev.grundy.people.account.CurrentAccount;
import dev.grundy.people.subscription.payment.Payments;
import dev.grundy.people.subscription.payment.ProviderException;
import dev.grundy.web.frame.FormErrors;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.security.Authenticated;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jboss.logging.Logger;

/** The bills of a person, as the provider has them now. */
@Path("/subscribe/bills")
@Authenticated
@Produces(MediaType.TEXT_HTML)
class BillPages {
    private static final Logger LOG = Logger.getLogger(BillPages.class);
    private static final int TOO_MANY = 429;
    private static final int UNAVAILABLE = 503;
    private static final Duration LATER = Duration.ofMinutes(1);

    private final CurrentAccount current;
    private final Payments payments;
    private final CustomerRepository customers;
    private final StripeBills stripe;
    private final CheckoutLimits limits;

    BillPages(
            CurrentAccount current,
            Payments payments,
            CustomerRepository customers,
            StripeBills stripe,
            CheckoutLimits limits) {
        this.current = current;
        this.payments = payments;
        this.customers = customers;
        this.stripe = stripe;
        this.limits = limits;
    }

    @CheckedTemplate(basePath = "people/subscription", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance bills(List<Bill> bills, FormErrors errors);
    }

    /** A person who never began to pay has none, and the provider is not asked. Where there are no payments, /subscribe says so. */
    @GET
    public Response page() {
        if (!payments.canAsk()) {
            return Response.seeOther(URI.create("/subscribe")).build();
        }
        long account = current.required().accountId();
        return customers
                .ofAccount(account)
                .map(customer -> page(account, customer.id()))
                .orElseGet(() -> Response.ok(Templates.bills(List.of(), FormErrors.none()))
                        .build());
    }

    private Response page(long account, String customer) {
        Optional<Duration> wait = limits.takeBills(account);
        if (wait.isPresent()) {
            long minutes = Math.max(1, wait.get().toMinutes());
            return refused(TOO_MANY, wait.get(), FormErrors.none().and("form", "bill-wait", minutes));
        }
        try {
            return Response.ok(Templates.bills(stripe.billsOf(customer), FormErrors.none()))
                    .build();
        } catch (ProviderException e) {
            LOG.warnf("account=%d: %s", account, e.getMessage());
            return refused(UNAVAILABLE, LATER, FormErrors.none().and("form", "bill-unreachable"));
        }
    }

    private static Response refused(int status, Duration wait, FormErrors errors) {
        return Response.status(status)
                .header(HttpHeaders.RETRY_AFTER, WholeSeconds.of(wait))
                .entity(Templates.bills(List.of(), errors))
                .build();
    }
}
