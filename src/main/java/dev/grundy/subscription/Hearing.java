package dev.grundy.subscription;

import com.stripe.exception.SignatureVerificationException;
import com.stripe.net.Webhook;
import dev.grundy.security.SecurityEvent;
import dev.grundy.security.SecurityLog;
import dev.grundy.subscription.CustomerRepository.Customer;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.Optional;
import org.jboss.logging.Logger;

/**
 * Hears what the provider tells. An event is answered with 200 when it is done with, also when it was done before; with 4xx when it
 * is none of the provider's; with 503 when its effect could not be written, and then it is sent again. Thread-safe.
 */
@ApplicationScoped
class Hearing {
    private static final Logger LOG = Logger.getLogger(Hearing.class);
    private static final int OK = 200;
    private static final int BAD_REQUEST = 400;
    private static final int NOT_FOUND = 404;
    private static final int UNAVAILABLE = 503;

    private final PaymentConfig config;
    private final PaymentSetup setup;
    private final PaymentEventRepository events;
    private final CustomerRepository customers;
    private final Synchronising synchronising;
    private final SecurityLog log;
    private final Clock clock;

    Hearing(
            PaymentConfig config,
            PaymentEventRepository events,
            CustomerRepository customers,
            Synchronising synchronising,
            SecurityLog log,
            Clock clock) {
        this.config = config;
        this.setup = PaymentSetup.of(config);
        this.events = events;
        this.customers = customers;
        this.synchronising = synchronising;
        this.log = log;
        this.clock = clock;
    }

    /** @param text one line, for whoever sent the event */
    record Answer(int status, String text) {}

    /**
     * Hears one event.
     *
     * @param body      as it came
     * @param signature the header; empty without one
     */
    Answer hear(byte[] body, String signature) {
        if (setup.webhookSecret().isEmpty()) {
            return new Answer(NOT_FOUND, "no payments are set up here");
        }
        String json = new String(body, StandardCharsets.UTF_8);
        try {
            Webhook.Signature.verifyHeader(
                    json,
                    signature,
                    setup.webhookSecret(),
                    config.eventTolerance().toSeconds(),
                    clock);
            return hear(PaymentEvent.parse(json));
        } catch (SignatureVerificationException e) {
            log.recordOfNobody(SecurityEvent.PAYMENT_REFUSED, "");
            return refused("the event is not signed as it should be, or too old: " + e.getMessage());
        } catch (NoEventException e) {
            return refused(String.valueOf(e.getMessage()));
        }
    }

    private Answer hear(PaymentEvent event) {
        try {
            return done(event);
        } catch (RuntimeException e) {
            LOG.warnf(e, "%s (%s) waits until the payment provider sends it again", event.kind(), event.id());
            return new Answer(UNAVAILABLE, "not now; send it again");
        }
    }

    private Answer done(PaymentEvent event) {
        if (events.knows(event)) {
            return new Answer(OK, "known");
        }
        Optional<Customer> customer = event.customer().flatMap(customers::ofId);
        if (customer.isEmpty() || !event.isTelling()) {
            note(event, customer);
            return new Answer(OK, customer.isEmpty() ? "of nobody here" : "noted");
        }
        synchronising.sync(customer.get(), event);
        return new Answer(OK, "done");
    }

    private void note(PaymentEvent event, Optional<Customer> customer) {
        QuarkusTransaction.requiringNew()
                .run(() -> events.add(event, customer.map(Customer::account), clock.instant()));
        if (customer.isEmpty()) {
            LOG.infof(
                    "The payment provider tells of %s (%s) for %s, who is nobody here: nothing changed",
                    event.kind(), event.id(), event.customer().orElse("no customer"));
        }
    }

    private static Answer refused(String reason) {
        String line = reason.lines().findFirst().orElse("");
        LOG.warnf("Refused what came as an event of the payment provider: %s", line);
        return new Answer(BAD_REQUEST, line);
    }
}
