package dev.grundy.people.subscription;

import dev.grundy.base.kernel.WholeSeconds;
import dev.grundy.people.account.Person;
import dev.grundy.people.subscription.payment.Payments;
import dev.grundy.people.subscription.payment.ProviderException;
import dev.grundy.web.frame.FormErrors;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jboss.logging.Logger;

/** Hands people over to the pages of the provider, and takes them back. Thread-safe. */
@ApplicationScoped
public class Handover {
    private static final Logger LOG = Logger.getLogger(Handover.class);
    private static final int TOO_MANY = 429;
    private static final int UNAVAILABLE = 503;
    private static final Duration LATER = Duration.ofMinutes(1);

    private final Payments payments;
    private final CheckoutLimits limits;
    private final Subscribing subscribing;

    Handover(Payments payments, CheckoutLimits limits, Subscribing subscribing) {
        this.payments = payments;
        this.limits = limits;
        this.subscribing = subscribing;
    }

    @CheckedTemplate(basePath = "people/subscription", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance handover(URI address);
    }

    /**
     * Leads to the provider.
     *
     * @param way     asks the provider for the address; empty where it leads nowhere
     * @param page    the form once more, with an error of the form as a whole
     * @param nowhere the answer where the way leads nowhere
     * @throws NotFoundException where no provider is set up
     */
    public Response lead(
            Person person,
            Supplier<Optional<URI>> way,
            Function<FormErrors, TemplateInstance> page,
            Supplier<Response> nowhere) {
        if (!payments.canAsk()) {
            throw new NotFoundException();
        }
        Optional<Duration> wait = limits.take(person.accountId());
        if (wait.isPresent()) {
            long minutes = Math.max(1, wait.get().toMinutes());
            return refused(TOO_MANY, wait.get(), page.apply(wrong("subscribe-wait", minutes)));
        }
        try {
            return way.get().map(Handover::to).orElseGet(nowhere);
        } catch (ProviderException e) {
            LOG.warnf("account=%d: %s", person.accountId(), e.getMessage());
            return refused(UNAVAILABLE, LATER, page.apply(wrong("subscribe-unreachable")));
        }
    }

    /** Asks the provider for the payments of a person who comes back from there; false where it could not be asked now. */
    public boolean takeBack(Person person) {
        if (limits.takeReturn(person.accountId()).isPresent()) {
            return false;
        }
        try {
            subscribing.look(person);
            return true;
        } catch (ProviderException e) {
            LOG.warnf("account=%d: %s", person.accountId(), e.getMessage());
            return false;
        }
    }

    private static Response to(URI address) {
        // A redirect after a form would have to be allowed by the form's page, which does not know the address.
        return Response.ok(Templates.handover(address))
                .header("Refresh", "0; url=" + address)
                .build();
    }

    private static FormErrors wrong(String messageKey, Object... arguments) {
        return FormErrors.none().and("form", messageKey, arguments);
    }

    private static Response refused(int status, Duration wait, TemplateInstance page) {
        return Response.status(status)
                .header(HttpHeaders.RETRY_AFTER, WholeSeconds.of(wait))
                .entity(page)
                .build();
    }
}
