package dev.grundy.web.cache;

import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.core.http.HttpHeaders;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;

/** Says with each answer that another may come compressed: the framework compresses texts, and caches have to know. */
@Singleton
class Compression {
    private static final int PRIORITY = 890;

    void register(@Observes Filters filters) {
        filters.register(Compression::add, PRIORITY);
    }

    private static void add(RoutingContext request) {
        request.addHeadersEndHandler(
                done -> request.response().headers().add(HttpHeaders.VARY, HttpHeaders.ACCEPT_ENCODING));
        request.next();
    }
}
