package dev.grundy.people.subscription;

import com.stripe.exception.SignatureVerificationException;
import com.stripe.net.Webhook;
import dev.grundy.base.kernel.Rate;
import dev.grundy.people.security.SecurityEvent;
import dev.grundy.people.security.SecurityLog;
import dev.grundy.people.subscription.CustomerRepository.Customer;
import dev.grundy.people.subscription.payment.NoEventException;
import dev.grundy.people.subscription.payment.PaymentConfig;
import dev.grundy.people.subscription.payment.PaymentEvent;
import dev.grundy.people.subscription.payment.PaymentEventRepository;
import dev.grundy.people.subscription.payment.PaymentSetup;
import dev.grundy.web.limit.CountedAddress;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import org.jboss.logging.Logger;

/**
 * Hears the provider's events. An event is answered with 200 when it is done with, also when it was done before. It is answered with 4xx
 * when it is none of the provider's. It is answered with 503 when its effect could not be written, and then it is sent again. Thread-safe.
 */
@ApplicationScoped
class WebhookReceiver {
    private static final Logger LOG = Logger.getLogger(WebhookReceiver.class);
    private static final int OK = 200;
    private static final int BAD_REQUEST = 400;
    private static final int NOT_FOUND = 404;
    private static final int PAYLOAD_TOO_LARGE = 413;
    private static final int TOO_MANY_REQUESTS = 429;
    private static final int UNAVAILABLE = 503;
    /** From one address within the window. */
    static final int MOST_UNSIGNED = 30;

    private static final Duration WINDOW = Duration.ofMinutes(10);
    private static final Answer NOT_SET_UP = new Answer(NOT_FOUND, "no payments are set up here");
    /** Stripe's library takes it for no limit. */
    private static final Duration ANY_AGE = Duration.ZERO;

    private final PaymentConfig config;
    private final PaymentSetup setup;
    private final PaymentEventRepository events;
    private final CustomerRepository customers;
    private final Synchronising synchronising;
    private final SecurityLog log;
    private final Clock clock;
    private final Rate<CountedAddress> strangers;

    WebhookReceiver(
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
        this.strangers = new Rate<>(MOST_UNSIGNED, WINDOW, clock);
    }

    /**
     * The answer to the event's sender.
     *
     * @param text       one line
     * @param retryAfter for a sender of too many
     */
    record Answer(int status, String text, Optional<Duration> retryAfter) {
        Answer(int status, String text) {
            this(status, text, Optional.empty());
        }
    }

    /** Of what was sent, which is told to the sender; of a refusal the log of security events tells, too. */
    private enum Refusal {
        UNSIGNED(BAD_REQUEST, "the event is not signed with the secret of this address"),
        OLD(BAD_REQUEST, "the event was signed too long ago"),
        NO_EVENT(BAD_REQUEST, "what is signed is no event"),
        TOO_LARGE(PAYLOAD_TOO_LARGE, "an event has at most " + PaymentRoute.LARGEST_BYTES / 1024 + " KiB"),
        OF_NOBODY(OK, "the event is of nobody here: nothing is changed");

        private final int status;
        private final String text;

        Refusal(int status, String text) {
            this.status = status;
            this.text = text;
        }
    }

    /**
     * Hears one event.
     *
     * @param body      as it came
     * @param signature the header; empty without one
     * @param from      counts events that are not signed: signed ones come through however many others come from there
     */
    Answer hear(byte[] body, String signature, CountedAddress from) {
        if (!isSetUp()) {
            return NOT_SET_UP;
        }
        String json = new String(body, StandardCharsets.UTF_8);
        if (!isSigned(json, signature, ANY_AGE)) {
            return refusedToStranger(Refusal.UNSIGNED, from);
        }
        if (!isSigned(json, signature, config.eventTolerance())) {
            return refusedToStranger(Refusal.OLD, from);
        }
        try {
            return hear(PaymentEvent.parse(json));
        } catch (NoEventException e) {
            return refused(Refusal.NO_EVENT, String.valueOf(e.getMessage()));
        }
    }

    /** The answer to a body that is larger than an event can be, and was not read. */
    Answer tooLarge(CountedAddress from) {
        return isSetUp() ? refusedToStranger(Refusal.TOO_LARGE, from) : NOT_SET_UP;
    }

    private boolean isSetUp() {
        return !setup.webhookSecret().isEmpty();
    }

    private boolean isSigned(String json, String signature, Duration tolerance) {
        try {
            return Webhook.Signature.verifyHeader(json, signature, setup.webhookSecret(), tolerance.toSeconds(), clock);
        } catch (SignatureVerificationException | RuntimeException e) {
            // Stripe's library throws all that it meets in a header that is not of its form.
            LOG.debugf("A signature was not accepted: %s", e);
            return false;
        }
    }

    private Answer hear(PaymentEvent event) {
        try {
            return done(event);
        } catch (RuntimeException e) {
            LOG.warnf(
                    "%s (%s) waits until the payment provider sends it again: %s",
                    event.kind(), event.id(), e.getMessage());
            LOG.debug("Why an event waits", e);
            return new Answer(UNAVAILABLE, "not now; send it again");
        }
    }

    private Answer done(PaymentEvent event) {
        if (events.knows(event)) {
            return new Answer(OK, "known");
        }
        Optional<Customer> customer = event.customer().flatMap(customers::ofId);
        if (event.isTelling() && customer.isPresent()) {
            synchronising.sync(customer.get(), event);
            return new Answer(OK, "done");
        }
        QuarkusTransaction.requiringNew()
                .run(() -> events.add(event, customer.map(Customer::account), clock.instant()));
        return event.isTelling()
                ? refused(
                        Refusal.OF_NOBODY,
                        event.kind() + " for " + event.customer().orElse("no customer"))
                : new Answer(OK, "noted");
    }

    /** A sender of very much of it is answered without a word in any log. */
    private Answer refusedToStranger(Refusal refusal, CountedAddress from) {
        return strangers
                .take(from)
                .map(wait -> new Answer(
                        TOO_MANY_REQUESTS, "too much that is not signed comes from this address", Optional.of(wait)))
                .orElseGet(() -> refused(refusal, ""));
    }

    /** @param about for the operator: the signed part, or nothing; text of strangers is in no log */
    private Answer refused(Refusal refusal, String about) {
        LOG.warnf(
                "Refused what came as an event of the payment provider: %s%s",
                refusal.text, about.isEmpty() ? "" : " (" + about + ")");
        log.recordOfNobody(SecurityEvent.PAYMENT_REFUSED, refusal.text);
        return new Answer(refusal.status, refusal.text);
    }
}
