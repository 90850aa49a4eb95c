package dev.grundy.subscription;

import io.vertx.core.buffer.Buffer;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import io.vertx.ext.web.handler.BodyHandler;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;

/**
 * Where the provider tells what happened: {@code POST /payment/events}. A route of its own beside the pages: what is signed are
 * the bytes of the body as they came, and there is no form with a token in it.
 */
@Singleton
class PaymentRoute {
    static final String PATH = "/payment/events";
    /** Stripe's events have a few kilobytes; what says or shows that it is larger is refused with 413 and not read on. */
    static final int LARGEST_BYTES = 256 * 1024;

    private static final String SIGNATURE = "Stripe-Signature";

    private final Hearing hearing;

    PaymentRoute(Hearing hearing) {
        this.hearing = hearing;
    }

    void register(@Observes Router router) {
        router.post(PATH).handler(BodyHandler.create(false).setBodyLimit(LARGEST_BYTES));
        router.post(PATH).blockingHandler(this::hear, false);
    }

    private void hear(RoutingContext request) {
        Buffer body = request.body().buffer();
        String signature = request.request().getHeader(SIGNATURE);
        Hearing.Answer answer =
                hearing.hear(body == null ? new byte[0] : body.getBytes(), signature == null ? "" : signature);
        request.response()
                .setStatusCode(answer.status())
                .putHeader("Content-Type", "text/plain;charset=UTF-8")
                .end(answer.text() + "\n");
    }
}
