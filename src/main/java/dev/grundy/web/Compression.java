package dev.grundy.web;

import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.core.MultiMap;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.util.Set;

/**
 * Lets a text travel compressed unless another site may have caused the request. Every page holds the visitor's CSRF token
 * beside text of its address: an attacker who can make the browser ask again and again, and sees how long the answers are, could guess
 * the token letter by letter (BREACH, CVE-2013-3587). Such requests say so themselves (Fetch Metadata, {@code Sec-Fetch-Site});
 * without that header, which some browsers do not send, the answer is compressed only for those who bring no cookie and so
 * get a token that nobody will know again.
 */
@Singleton
class Compression {
    /** Asked by our own pages, or by the person: a bookmark, a typed address. */
    private static final Set<String> OURS = Set.of("same-origin", "none");

    private static final int PRIORITY = 890;

    void register(@Observes Filters filters) {
        filters.register(Compression::decide, PRIORITY);
    }

    private static void decide(RoutingContext request) {
        boolean safe = isSafe(request.request());
        request.addHeadersEndHandler(done -> {
            MultiMap headers = request.response().headers();
            if (!safe && !headers.contains(HttpHeaders.CONTENT_ENCODING)) {
                headers.set(HttpHeaders.CONTENT_ENCODING, HttpHeaders.IDENTITY);
            }
            headers.add(HttpHeaders.VARY, HttpHeaders.ACCEPT_ENCODING);
        });
        request.next();
    }

    private static boolean isSafe(HttpServerRequest request) {
        String site = request.getHeader("Sec-Fetch-Site");
        return site == null ? !request.headers().contains(HttpHeaders.COOKIE) : OURS.contains(site);
    }
}
