package dev.grundy.web.cache;

import dev.grundy.web.error.ErrorMappers;
import dev.grundy.web.frame.PageLanguage;
import dev.grundy.web.frame.ReaderLanguage;
import dev.grundy.web.frame.Theme;
import io.vertx.core.http.Cookie;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.net.HostAndPort;
import io.vertx.ext.web.RoutingContext;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * All that a page for an unknown person can depend on: two guests who ask alike get the same page.
 *
 * @param host     scheme, host and port by which they came
 * @param address  path and query as they were sent
 * @param language of the answer
 * @param choices  the choices made in this browser, by name of the cookie
 */
record GuestAsks(String host, String address, PageLanguage language, Map<String, String> choices) {
    /** How a browser without an account likes pages. A browser with any other cookie may be somebody's. */
    private static final Set<String> CHOICES =
            Set.of(Theme.COOKIE, ReaderLanguage.COOKIE, "grundy_topics", "grundy_language");
    /** A part of a page, a condition, a proof of who one is, a body: nothing that a page would be asked for by. */
    private static final Set<String> SPECIAL = Set.of(
            "authorization",
            "range",
            "content-length",
            "transfer-encoding",
            "upgrade",
            "expect",
            ErrorMappers.PART.toLowerCase(Locale.ROOT));

    GuestAsks {
        choices = Map.copyOf(choices);
    }

    /** Empty if the one who asks may be more than a guest, or asks for more than a page. */
    static Optional<GuestAsks> of(RoutingContext routed) {
        HttpServerRequest request = routed.request();
        if (!request.method().equals(HttpMethod.GET) || !asksForAPage(request)) {
            return Optional.empty();
        }
        return choices(request)
                .map(choices -> new GuestAsks(
                        request.scheme() + " "
                                + Optional.ofNullable(request.authority())
                                        .map(HostAndPort::toString)
                                        .orElse(""),
                        request.uri(),
                        ReaderLanguage.of(routed),
                        choices));
    }

    /** Empty if there is a cookie that is no choice, or one of them twice. */
    static Optional<Map<String, String>> choices(HttpServerRequest request) {
        Map<String, String> choices = new HashMap<>();
        if (request.headers().contains(HttpHeaders.COOKIE)) {
            for (Cookie cookie : request.cookies()) {
                if (!CHOICES.contains(cookie.getName()) || choices.put(cookie.getName(), cookie.getValue()) != null) {
                    return Optional.empty();
                }
            }
        }
        return Optional.of(choices);
    }

    private static boolean asksForAPage(HttpServerRequest request) {
        int cookies = 0;
        for (Map.Entry<String, String> header : request.headers()) {
            String name = header.getKey().toLowerCase(Locale.ROOT);
            cookies += name.equals("cookie") ? 1 : 0;
            boolean isOther = name.equals("accept")
                    && !header.getValue().startsWith("text/html")
                    && !header.getValue().equals("*/*");
            if (isOther || cookies > 1 || name.startsWith("if-") || SPECIAL.contains(name)) {
                return false;
            }
        }
        return true;
    }

    int bytes() {
        return host.length() + address.length() + choices.toString().length();
    }
}
