package dev.grundy.people.signin;

import dev.grundy.people.account.SecretToken;
import io.quarkus.scheduler.Scheduled;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.core.NewCookie;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;

/**
 * Remembers, for a few minutes and for one browser, that a password was right. Its cookie is not the one that a sign-in has, and
 * nothing but the second step reads it. Safe for use by several threads.
 */
@ApplicationScoped
class PendingSignIns {
    private static final String COOKIE = "grundy_second_step";
    private static final Duration LIFETIME = Duration.ofMinutes(10);

    private final PendingSignInRepository pending;
    private final SecureRandom random;
    private final Clock clock;

    PendingSignIns(PendingSignInRepository pending, SecureRandom random, Clock clock) {
        this.pending = pending;
        this.random = random;
        this.clock = clock;
    }

    /** The cookie that binds it to the browser. */
    NewCookie begin(PendingSignIn signIn, boolean secure) {
        SecretToken token = SecretToken.draw(random);
        pending.add(token, signIn, clock.instant().plus(LIFETIME));
        return cookie(token.value(), (int) LIFETIME.toSeconds(), secure);
    }

    /** The sign-in that the browser has begun; empty when it began nothing, or took too long. */
    Optional<PendingSignIn> of(RoutingContext request) {
        return token(request).flatMap(token -> pending.valid(token, clock.instant()));
    }

    /** Ends it; false where another request of the browser did so before. */
    boolean end(RoutingContext request) {
        return token(request).map(pending::end).orElse(false);
    }

    void endAllOf(long accountId) {
        pending.endAllOf(accountId);
    }

    NewCookie removed(boolean secure) {
        return cookie("", 0, secure);
    }

    @Scheduled(every = "1h", delayed = "10m")
    void forgetExpired() {
        pending.forgetExpired(clock.instant());
    }

    private static Optional<SecretToken> token(RoutingContext request) {
        return Optional.ofNullable(request.request().getCookie(COOKIE))
                .flatMap(cookie -> SecretToken.parse(cookie.getValue()));
    }

    private static NewCookie cookie(String value, int maxAgeSeconds, boolean secure) {
        return new NewCookie.Builder(COOKIE)
                .value(value)
                .path(SecondStepPages.PATH)
                .maxAge(maxAgeSeconds)
                .secure(secure)
                .httpOnly(true)
                .sameSite(NewCookie.SameSite.LAX)
                .build();
    }
}
