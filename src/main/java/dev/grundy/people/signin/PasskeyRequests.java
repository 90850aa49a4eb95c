package dev.grundy.people.signin;

import dev.grundy.people.account.SecretToken;
import dev.grundy.people.passkey.PasskeyQuestion;
import io.quarkus.scheduler.Scheduled;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.core.NewCookie;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;

/** Remembers the question that a browser was asked to sign, for minutes and for one answer. Safe for use by several threads. */
@ApplicationScoped
public class PasskeyRequests {
    private static final String COOKIE = "grundy_passkey";
    private static final Duration LIFETIME = Duration.ofMinutes(5);

    private final PasskeyRequestRepository requests;
    private final SecureRandom random;
    private final Clock clock;

    PasskeyRequests(PasskeyRequestRepository requests, SecureRandom random, Clock clock) {
        this.requests = requests;
        this.random = random;
        this.clock = clock;
    }

    /**
     * The cookie that binds the question to the browser.
     *
     * @param account the person who wants to add a passkey; empty where somebody wants to sign in
     */
    public NewCookie keep(PasskeyQuestion question, Optional<Long> account, RoutingContext request) {
        SecretToken token = SecretToken.draw(random);
        requests.add(token, account, question.kept(), clock.instant().plus(LIFETIME));
        return new NewCookie.Builder(COOKIE)
                .value(token.value())
                .path("/")
                .maxAge((int) LIFETIME.toSeconds())
                .secure(request.request().isSSL())
                .httpOnly(true)
                .sameSite(NewCookie.SameSite.STRICT)
                .build();
    }

    /** The question of that browser, which is answered now; empty when it was asked nothing of the kind, or too long ago. */
    public Optional<String> take(Optional<Long> account, RoutingContext request) {
        return Optional.ofNullable(request.request().getCookie(COOKIE))
                .flatMap(cookie -> SecretToken.parse(cookie.getValue()))
                .flatMap(token -> requests.take(token, account, clock.instant()));
    }

    @Scheduled(every = "1h", delayed = "10m")
    void forgetExpired() {
        requests.forgetExpired(clock.instant());
    }
}
