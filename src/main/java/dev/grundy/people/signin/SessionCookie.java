package dev.grundy.people.signin;

import dev.grundy.people.account.AccountConfig;
import dev.grundy.people.account.SecretToken;
import dev.grundy.web.frame.Visitor;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.core.NewCookie;
import java.util.Optional;

/** The cookie that carries a {@link SecretToken}. */
@ApplicationScoped
public class SessionCookie {
    static final String NAME = "grundy_session";

    private final AccountConfig config;

    SessionCookie(AccountConfig config) {
        this.config = config;
    }

    public static Optional<SecretToken> read(RoutingContext request) {
        return Optional.ofNullable(request.request().getCookie(NAME))
                .flatMap(cookie -> SecretToken.parse(cookie.getValue()));
    }

    /** Lives as long as any sign-in may; whether it is still good the server decides. */
    public NewCookie[] carrying(SecretToken token, boolean secure) {
        int longest = (int) config.signInLongest().toSeconds();
        return both(token.value(), SignIn.markOf(token), longest, secure);
    }

    public NewCookie[] removed(boolean secure) {
        return both("", "", 0, secure);
    }

    /** The second is for the page's script, which tells by it whether a page that Back shows is still this person's. */
    private static NewCookie[] both(String token, String mark, int maxAgeSeconds, boolean secure) {
        return new NewCookie[] {
            cookie(NAME, token, maxAgeSeconds, secure).httpOnly(true).build(),
            cookie(Visitor.MARK_COOKIE, mark, maxAgeSeconds, secure).build()
        };
    }

    private static NewCookie.Builder cookie(String name, String value, int maxAgeSeconds, boolean secure) {
        return new NewCookie.Builder(name)
                .value(value)
                .path("/")
                .maxAge(maxAgeSeconds)
                .secure(secure)
                .sameSite(NewCookie.SameSite.LAX);
    }
}
