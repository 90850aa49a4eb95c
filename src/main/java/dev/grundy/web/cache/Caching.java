package dev.grundy.web.cache;

import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.net.HostAndPort;
import io.vertx.ext.web.RoutingContext;
import java.util.Optional;

/**
 * Which answers a browser may keep, and how. A page may hold what only this visitor may see. Nobody else may keep it, and the
 * visitor's browser asks again each time it is opened. Only Back shows it as it was, which after signing out must not show it
 * any more. {@code Clear-Site-Data} sees to that, which browsers heed where a connection cannot be listened to. Elsewhere, and
 * for all that is no page, nothing is kept.
 */
public final class Caching {
    /** A header of the answer that ends a sign-in: what the browser kept of this site is forgotten. */
    public static final String CLEAR_SITE_DATA = "Clear-Site-Data";

    public static final String CLEAR = "\"cache\"";

    static final String FOR_EVER = "public, max-age=31536000, immutable";
    static final String FOR_BACK = "private, no-cache";
    static final String NEVER = "private, no-store";
    /** Of streams: a proxy that packs an answer holds it back until there is enough to pack. */
    static final String NEVER_AS_IT_IS = NEVER + ", no-transform";

    private static final int OK = 200;

    private Caching() {}

    /** The value of {@code Cache-Control}; asked when the answer's other headers are known. */
    public static String of(RoutingContext request) {
        if (request.response().getStatusCode() != OK) {
            return NEVER;
        }
        // A bundled file's name carries the hash of its contents.
        if (request.normalizedPath().startsWith(BundleFiles.PATH)) {
            return FOR_EVER;
        }
        if (OpenStreams.isStream(request)) {
            return NEVER_AS_IT_IS;
        }
        return isPage(request) && isTrustworthy(request.request()) ? FOR_BACK : NEVER;
    }

    private static boolean isPage(RoutingContext request) {
        String type = request.response().headers().get("Content-Type");
        return HttpMethod.GET.equals(request.request().method()) && type != null && type.startsWith("text/html");
    }

    /** Whether the origin is trustworthy for browsers (Secure Contexts, 3.1): encrypted, or on the browser's own host. */
    static boolean isTrustworthy(HttpServerRequest request) {
        if (request.isSSL()) {
            return true;
        }
        String host =
                Optional.ofNullable(request.authority()).map(HostAndPort::host).orElse("");
        return host.equals("localhost") || host.endsWith(".localhost") || host.equals("[::1]") || isLoopback(host);
    }

    private static boolean isLoopback(String host) {
        return host.matches("127(?:\\.[0-9]{1,3}){3}");
    }
}
