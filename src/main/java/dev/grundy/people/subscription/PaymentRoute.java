package dev.grundy.people.subscription;

import dev.grundy.base.kernel.WholeSeconds;
import dev.grundy.people.subscription.WebhookReceiver.Answer;
import dev.grundy.web.limit.ClientAddresses;
import io.quarkus.arc.Arc;
import io.quarkus.arc.ManagedContext;
import io.quarkus.vertx.http.runtime.CurrentVertxRequest;
import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpHeaders;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.util.function.Supplier;

/**
 * The address to which the provider sends events: {@code POST /payment/events}. A route of its own beside the pages: the signature is over
 * the bytes of the body as they came.
 */
@Singleton
class PaymentRoute {
    static final String PATH = "/payment/events";
    /** Stripe's events have a few kilobytes; a body that says or shows that it is larger is refused and not read on. */
    static final int LARGEST_BYTES = 256 * 1024;

    private static final String SIGNATURE = "Stripe-Signature";
    private static final int BEFORE_ALL_LIMITS = 750;

    private final WebhookReceiver hearing;
    private final ClientAddresses addresses;
    private final CurrentVertxRequest current;

    PaymentRoute(WebhookReceiver hearing, ClientAddresses addresses, CurrentVertxRequest current) {
        this.hearing = hearing;
        this.addresses = addresses;
        this.current = current;
    }

    /** Before the limit of all addresses, which answers with a page. */
    void register(@Observes Filters filters) {
        filters.register(this::refuseAnnounced, BEFORE_ALL_LIMITS);
    }

    void register(@Observes Router router) {
        router.post(PATH).handler(this::read);
    }

    private void refuseAnnounced(RoutingContext request) {
        String length = request.request().getHeader(HttpHeaders.CONTENT_LENGTH);
        boolean isTooLarge = length != null && length.matches("\\d{1,18}") && Long.parseLong(length) > LARGEST_BYTES;
        if (isTooLarge && PATH.equals(request.request().path())) {
            refuse(request);
        } else {
            request.next();
        }
    }

    /** On the event loop, as all that belongs to one request. */
    private void read(RoutingContext request) {
        Buffer body = Buffer.buffer();
        request.request()
                .handler(part -> {
                    if (body.length() <= LARGEST_BYTES) {
                        body.appendBuffer(part);
                        if (body.length() > LARGEST_BYTES) {
                            refuse(request);
                        }
                    }
                })
                .endHandler(end -> {
                    if (body.length() <= LARGEST_BYTES) {
                        hear(request, body.getBytes());
                    }
                })
                .resume();
    }

    private void hear(RoutingContext request, byte[] body) {
        String signature = request.request().getHeader(SIGNATURE);
        answer(request, () -> hearing.hear(body, signature == null ? "" : signature, addresses.of(request)));
    }

    private void refuse(RoutingContext request) {
        // The rest of the body is not read: this connection can carry nothing more.
        request.response().putHeader(HttpHeaders.CONNECTION, HttpHeaders.CLOSE);
        answer(request, () -> hearing.tooLarge(addresses.of(request)));
    }

    private void answer(RoutingContext request, Supplier<Answer> work) {
        request.vertx()
                .executeBlocking(() -> within(request, work), false)
                .onSuccess(answer -> answer(request, answer))
                .onFailure(request::fail);
    }

    /** As a page is made: callers that ask for the request, such as the log of security events, are told. */
    private Answer within(RoutingContext request, Supplier<Answer> work) {
        ManagedContext context = Arc.container().requestContext();
        context.activate();
        try {
            current.setCurrent(request);
            return work.get();
        } finally {
            context.terminate();
        }
    }

    private static void answer(RoutingContext request, Answer answer) {
        if (request.response().ended() || request.response().closed()) {
            return;
        }
        answer.retryAfter()
                .ifPresent(wait -> request.response().putHeader(HttpHeaders.RETRY_AFTER, "" + WholeSeconds.of(wait)));
        request.response()
                .setStatusCode(answer.status())
                .putHeader("Content-Type", "text/plain;charset=UTF-8")
                .end(answer.text() + "\n");
    }
}
