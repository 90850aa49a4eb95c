package dev.grundy.web.cache;

import io.quarkus.runtime.ShutdownDelayInitiatedEvent;
import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.core.http.HttpConnection;
import io.vertx.core.http.HttpHeaders;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import jakarta.ws.rs.core.MediaType;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Asks proxies to pass on at once what pages and programs follow, and closes it when the node is asked to end. A stream has no end
 * of its own that an orderly stop could wait for. Browsers ask again by themselves and are answered by another node. Thread-safe.
 */
@Singleton
class OpenStreams {
    /** Inside of what refuses requests. */
    private static final int PRIORITY = 10;

    /** Nginx gathers answers unless they say no, and would send all events at their end. */
    private static final String BUFFERING = "X-Accel-Buffering";

    private final Set<HttpConnection> open = ConcurrentHashMap.newKeySet();

    void register(@Observes Filters filters) {
        filters.register(this::watch, PRIORITY);
    }

    void close(@Observes ShutdownDelayInitiatedEvent event) {
        open.forEach(HttpConnection::close);
    }

    private void watch(RoutingContext request) {
        request.addHeadersEndHandler(sent -> {
            if (isStream(request)) {
                request.response().headers().set(BUFFERING, "no");
                HttpConnection connection = request.request().connection();
                open.add(connection);
                request.addEndHandler(over -> open.remove(connection));
            }
        });
        request.next();
    }

    /** Whether the answer, whose headers are known by now, is a stream of events. */
    static boolean isStream(RoutingContext request) {
        String type = request.response().headers().get(HttpHeaders.CONTENT_TYPE);
        return type != null && type.startsWith(MediaType.SERVER_SENT_EVENTS);
    }
}
