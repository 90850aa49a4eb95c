package dev.grundy.web.error;

import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.core.http.HttpHeaders;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Says where to go on without naming this site. The framework completes {@code Location} by the request's {@code Host},
 * which is what the asker wrote: a cache in between could lead others there.
 */
@Singleton
class LocalRedirects {
    private static final Pattern ABSOLUTE = Pattern.compile("[A-Za-z][A-Za-z0-9+.-]*://([^/?#]*)(.*)");
    private static final int PRIORITY = 850;

    void register(@Observes Filters filters) {
        filters.register(LocalRedirects::shorten, PRIORITY);
    }

    private static void shorten(RoutingContext request) {
        request.addHeadersEndHandler(done -> {
            String location = request.response().headers().get(HttpHeaders.LOCATION);
            if (location != null) {
                request.response().headers().set(HttpHeaders.LOCATION, local(location));
            }
        });
        request.next();
    }

    /** No page leads to another site, so a host there was made of the request. */
    static String local(String location) {
        Matcher absolute = ABSOLUTE.matcher(location);
        if (!absolute.matches()) {
            return location;
        }
        String rest = absolute.group(2);
        // Two slashes would begin a host again.
        return "/" + rest.replaceFirst("^[/\\\\]+", "");
    }
}
