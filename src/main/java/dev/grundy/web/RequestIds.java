package dev.grundy.web;

import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.security.SecureRandom;
import org.jboss.logging.MDC;

/** Gives every request a short id: in the log lines it causes, in its answer, on its error page. */
@Singleton
class RequestIds {
    static final String HEADER = "X-Request-Id";
    private static final String KEY = "request";
    /** Crockford's digits: none that people mix up when they read them out. */
    private static final String DIGITS = "0123456789abcdefghjkmnpqrstvwxyz";

    private static final int LENGTH = 8;
    /** Before all others, so that their answers have one too. */
    private static final int PRIORITY = 1000;

    private final SecureRandom random;

    RequestIds(SecureRandom random) {
        this.random = random;
    }

    static String of(RoutingContext request) {
        String id = request.get(KEY);
        return id == null ? "" : id;
    }

    void register(@Observes Filters filters) {
        filters.register(this::assign, PRIORITY);
    }

    private void assign(RoutingContext request) {
        String id = draw();
        request.put(KEY, id);
        request.response().putHeader(HEADER, id);
        MDC.put(KEY, id);
        request.next();
    }

    private String draw() {
        StringBuilder id = new StringBuilder(LENGTH);
        for (int i = 0; i < LENGTH; i++) {
            id.append(DIGITS.charAt(random.nextInt(DIGITS.length())));
        }
        return id.toString();
    }
}
