package dev.grundy.web.limit;

import io.quarkus.arc.All;
import io.quarkus.vertx.http.runtime.RouteConstants;
import io.quarkus.vertx.http.runtime.VertxHttpRecorder;
import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.core.http.HttpHeaders;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.util.List;

/**
 * Refuses a body that announces itself as too large, with a page that says so, and has one that announces nothing counted. The framework knows
 * one limit for all addresses, which must be that of the largest body anywhere.
 */
@Singleton
class OversizedBodies {
    private static final int TOO_LARGE = 413;
    private static final int PRIORITY = 700;

    /** A source has up to 64 KiB; the form around it, percent-encoded, can be three times that. */
    private static final long FORM_BYTES = 512 << 10;

    private final List<LargeBody> larger;

    OversizedBodies(@All List<LargeBody> larger) {
        this.larger = larger;
    }

    void register(@Observes Filters filters) {
        filters.register(this::check, PRIORITY);
    }

    /** Behind the framework's own, which gives what announces no size the limit for all. */
    void count(@Observes Router router) {
        router.route().order(RouteConstants.ROUTE_ORDER_UPLOAD_LIMIT + 1).handler(request -> {
            if (request.get(VertxHttpRecorder.MAX_REQUEST_SIZE_KEY) != null) {
                request.put(VertxHttpRecorder.MAX_REQUEST_SIZE_KEY, limitOf(request));
            }
            request.next();
        });
    }

    private void check(RoutingContext request) {
        if (announcedBytes(request) <= limitOf(request)) {
            request.next();
            return;
        }
        // The rest of the body is not read: this connection can carry nothing more.
        request.response().putHeader(HttpHeaders.CONNECTION, HttpHeaders.CLOSE);
        request.fail(TOO_LARGE);
    }

    private long limitOf(RoutingContext request) {
        String path = request.normalizedPath();
        for (LargeBody body : larger) {
            if (body.takes(path)) {
                return body.mostBytes();
            }
        }
        return FORM_BYTES;
    }

    /** 0 when nothing sensible is announced: the framework counts for itself what comes. */
    private static long announcedBytes(RoutingContext request) {
        String length = request.request().getHeader(HttpHeaders.CONTENT_LENGTH);
        return length != null && length.matches("\\d{1,18}") ? Long.parseLong(length) : 0;
    }
}
