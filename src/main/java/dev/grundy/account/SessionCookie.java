package dev.grundy.account;

import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.core.NewCookie;
import java.util.Optional;

/** The cookie that carries a {@link SignInToken}. */
@ApplicationScoped
class SessionCookie {
    static final String NAME = "grundy_session";

    private final AccountConfig config;

    SessionCookie(AccountConfig config) {
        this.config = config;
    }

    static Optional<SignInToken> read(RoutingContext request) {
        return Optional.ofNullable(request.request().getCookie(NAME))
                .flatMap(cookie -> SignInToken.parse(cookie.getValue()));
    }

    /** Lives as long as any sign-in may; whether it is still good the server decides. */
    NewCookie carrying(SignInToken token, boolean secure) {
        return cookie(token.value(), (int) config.signInLongest().toSeconds(), secure);
    }

    NewCookie removed(boolean secure) {
        return cookie("", 0, secure);
    }

    private static NewCookie cookie(String value, int maxAgeSeconds, boolean secure) {
        return new NewCookie.Builder(NAME)
                .value(value)
                .path("/")
                .maxAge(maxAgeSeconds)
                .httpOnly(true)
                .secure(secure)
                .sameSite(NewCookie.SameSite.LAX)
                .build();
    }
}
