package dev.grundy.people.signin;

import dev.grundy.people.openid.AskedBrowserRepository;
import dev.grundy.people.openid.BrowserKey;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.core.NewCookie;
import java.time.Duration;
import java.util.Optional;

/** The cookies that carry a {@link BrowserKey}. Lax: the provider's page leads here, and the browser has to be known then. */
public enum ProviderCookies {
    /** While it is away at a provider. */
    ASKED("grundy_openid", "/sign-in/openid", AskedBrowserRepository.QUESTION_LIFETIME),
    /** While a provider has proven a person who has no account by that yet. */
    PROVEN("grundy_proven", "/", AskedBrowserRepository.WAITING_LIFETIME);

    private final String cookie;
    private final String path;
    private final Duration lifetime;

    ProviderCookies(String cookie, String path, Duration lifetime) {
        this.cookie = cookie;
        this.path = path;
        this.lifetime = lifetime;
    }

    public Optional<BrowserKey> read(RoutingContext request) {
        return Optional.ofNullable(request.request().getCookie(cookie))
                .flatMap(found -> BrowserKey.parse(found.getValue()));
    }

    public NewCookie carrying(BrowserKey key, RoutingContext request) {
        return cookie(key.value(), (int) lifetime.toSeconds(), request);
    }

    public NewCookie removed(RoutingContext request) {
        return cookie("", 0, request);
    }

    private NewCookie cookie(String value, int maxAgeSeconds, RoutingContext request) {
        return new NewCookie.Builder(cookie)
                .value(value)
                .path(path)
                .maxAge(maxAgeSeconds)
                .secure(request.request().isSSL())
                .httpOnly(true)
                .sameSite(NewCookie.SameSite.LAX)
                .build();
    }
}
