package dev.grundy.web;

import io.quarkus.runtime.configuration.MemorySize;
import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.core.http.HttpHeaders;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** Refuses a body that announces itself as too large, with a page that says so; the framework's own refusal is empty. */
@Singleton
class OversizedBodies {
    private static final int TOO_LARGE = 413;
    private static final int PRIORITY = 700;

    private final long limitBytes;

    OversizedBodies(@ConfigProperty(name = "quarkus.http.limits.max-body-size") MemorySize limit) {
        this.limitBytes = limit.asLongValue();
    }

    void register(@Observes Filters filters) {
        filters.register(this::check, PRIORITY);
    }

    private void check(RoutingContext request) {
        if (announcedBytes(request) <= limitBytes) {
            request.next();
            return;
        }
        // The rest of the body is not read: this connection can carry nothing more.
        request.response().putHeader(HttpHeaders.CONNECTION, HttpHeaders.CLOSE);
        request.fail(TOO_LARGE);
    }

    /** 0 when nothing sensible is announced: the framework counts for itself what comes. */
    private static long announcedBytes(RoutingContext request) {
        String length = request.request().getHeader(HttpHeaders.CONTENT_LENGTH);
        return length != null && length.matches("\\d{1,18}") ? Long.parseLong(length) : 0;
    }
}
