package dev.grundy.web.form;

import dev.grundy.web.cache.Caching;
import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.core.MultiMap;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Optional;

/** Tells browsers, with every answer, to run and show only what this site itself serves. */
@Singleton
class SecurityHeaders {
    static final String CONTENT_SECURITY_POLICY =
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
                    + "font-src 'self'; connect-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";
    private static final String PERMISSIONS_POLICY =
            "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()";
    private static final List<String> PARTS_OF_DOCUMENTS = List.of("text/css", "text/javascript", "font/");
    private static final String ONE_YEAR = "max-age=31536000";
    private static final int PRIORITY = 900;

    void register(@Observes Filters filters) {
        filters.register(SecurityHeaders::add, PRIORITY);
    }

    /** At the end, and only where the page has not said it more strictly itself. */
    private static void add(RoutingContext request) {
        request.addHeadersEndHandler(done -> {
            MultiMap headers = request.response().headers();
            putIfAbsent(headers, "Content-Security-Policy", CONTENT_SECURITY_POLICY);
            putIfAbsent(headers, "X-Content-Type-Options", "nosniff");
            putIfAbsent(headers, "Referrer-Policy", "same-origin");
            if (mayBeDocument(headers)) {
                putIfAbsent(headers, "X-Frame-Options", "DENY");
                putIfAbsent(headers, "Permissions-Policy", PERMISSIONS_POLICY);
                putIfAbsent(headers, "Cross-Origin-Opener-Policy", "same-origin");
            }
            putIfAbsent(headers, "Cross-Origin-Resource-Policy", "same-origin");
            putIfAbsent(headers, "Cache-Control", Caching.of(request));
            if (request.request().isSSL()) {
                putIfAbsent(headers, "Strict-Transport-Security", ONE_YEAR);
            }
        });
        request.next();
    }

    /** Browsers obey some headers with documents alone, and a first visit asks for many other files. */
    private static boolean mayBeDocument(MultiMap headers) {
        String type = Optional.ofNullable(headers.get("Content-Type")).orElse("");
        return PARTS_OF_DOCUMENTS.stream().noneMatch(type::startsWith);
    }

    private static void putIfAbsent(MultiMap headers, String name, String value) {
        if (!headers.contains(name)) {
            headers.set(name, value);
        }
    }
}
