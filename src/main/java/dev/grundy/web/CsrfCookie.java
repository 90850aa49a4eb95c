package dev.grundy.web;

import io.vertx.core.http.Cookie;
import io.vertx.core.http.CookieSameSite;
import io.vertx.ext.web.RoutingContext;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.Base64;

/**
 * The token for a form on a page that tells of a missing token. The framework, which has just refused, makes none for it; it
 * takes whatever stands in cookie and field alike and has the right length.
 */
final class CsrfCookie {
    private static final String NAME = "grundy_csrf";
    /** The framework's default: quarkus.rest-csrf.token-size. */
    private static final int BYTES = 16;

    private static final Duration LIFETIME = Duration.ofDays(90);

    private CsrfCookie() {}

    /** The one that the browser has, if it is well-formed, else a new one, which the answer gives it. */
    static String token(RoutingContext request, SecureRandom random) {
        Cookie known = request.request().getCookie(NAME);
        if (known != null && isWellFormed(known.getValue())) {
            return known.getValue();
        }
        byte[] bytes = new byte[BYTES];
        random.nextBytes(bytes);
        String token = Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
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
        return token.matches("[A-Za-z0-9_-]{22}");
    }
}
