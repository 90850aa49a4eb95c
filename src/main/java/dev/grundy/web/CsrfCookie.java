package dev.grundy.web;

import io.vertx.core.http.Cookie;
import io.vertx.core.http.CookieSameSite;
import io.vertx.ext.web.RoutingContext;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.Base64;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The token for a form on a page that tells of a missing token. The framework, which has just refused, makes none for it; it
 * takes all that stands in cookie and field alike and has the right length.
 */
final class CsrfCookie {
    static final String NAME = "grundy_csrf";
    /** The framework's default: quarkus.rest-csrf.token-size. */
    private static final int BYTES = 16;

    private static final Pattern FORM = Pattern.compile("[A-Za-z0-9_-]{22}");
    private static final Duration LIFETIME = Duration.ofDays(90);

    private CsrfCookie() {}

    /** The one that the browser has, if it is well-formed, else a new one, which the answer gives it. */
    static String token(RoutingContext request, SecureRandom random) {
        return known(request).orElseGet(() -> give(draw(random), request));
    }

    /** As {@link #token}; the browser keeps it as long as a new one, as with each page of the framework's. */
    static String renewed(RoutingContext request, SecureRandom random) {
        return give(known(request).orElseGet(() -> draw(random)), request);
    }

    /** Whether the framework would take it, or make one where there is none. */
    static boolean isUsable(RoutingContext request) {
        return request.request().getCookie(NAME) == null || known(request).isPresent();
    }

    private static Optional<String> known(RoutingContext request) {
        return Optional.ofNullable(request.request().getCookie(NAME))
                .map(Cookie::getValue)
                .filter(CsrfCookie::isWellFormed);
    }

    private static String draw(SecureRandom random) {
        byte[] bytes = new byte[BYTES];
        random.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    private static String give(String token, RoutingContext request) {
        request.response()
                .addCookie(Cookie.cookie(NAME, token)
                        .setPath("/")
                        .setHttpOnly(true)
                        .setSecure(request.request().isSSL())
                        .setSameSite(CookieSameSite.LAX)
                        .setMaxAge(LIFETIME.toSeconds()));
        return token;
    }

    private static boolean isWellFormed(String token) {
        return FORM.matcher(token).matches();
    }
}
