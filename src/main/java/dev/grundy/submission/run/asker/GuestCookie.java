package dev.grundy.submission.run.asker;

import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.core.NewCookie;
import java.time.Duration;
import java.util.Optional;

/** The cookie that carries a {@link GuestToken}. */
public final class GuestCookie {
    static final String NAME = "grundy_guest";

    private static final Duration LIFE = Duration.ofDays(1);

    private GuestCookie() {}

    public static Optional<GuestToken> read(RoutingContext request) {
        return Optional.ofNullable(request.request().getCookie(NAME))
                .flatMap(cookie -> GuestToken.parse(cookie.getValue()));
    }

    public static NewCookie carrying(GuestToken token, boolean secure) {
        return new NewCookie.Builder(NAME)
                .value(token.value())
                .path("/")
                .maxAge((int) LIFE.toSeconds())
                .httpOnly(true)
                .secure(secure)
                .sameSite(NewCookie.SameSite.LAX)
                .build();
    }
}
