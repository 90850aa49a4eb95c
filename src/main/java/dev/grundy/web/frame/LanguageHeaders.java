package dev.grundy.web.frame;

import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.core.MultiMap;
import io.vertx.core.http.HttpHeaders;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;

/** Lets the language of each answer be known while it is made, and says with each page which one it became. */
@Singleton
class LanguageHeaders {
    /** After the ids of requests, before all that says a word. */
    private static final int PRIORITY = 990;

    void register(@Observes Filters filters) {
        filters.register(LanguageHeaders::add, PRIORITY);
    }

    private static void add(RoutingContext request) {
        ReaderLanguage.remember(request);
        request.addHeadersEndHandler(done -> {
            MultiMap headers = request.response().headers();
            String type = headers.get(HttpHeaders.CONTENT_TYPE);
            if (type != null && type.startsWith("text/html")) {
                headers.set(
                        HttpHeaders.CONTENT_LANGUAGE, ReaderLanguage.of(request).code());
                headers.add(HttpHeaders.VARY, HttpHeaders.ACCEPT_LANGUAGE);
            }
        });
        request.next();
    }
}
