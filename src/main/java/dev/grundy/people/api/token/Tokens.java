package dev.grundy.people.api.token;

import dev.grundy.base.kernel.Remembered;
import dev.grundy.people.account.AccountLock;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.scheduler.Scheduled;
import jakarta.enterprise.context.ApplicationScoped;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** Makes, lists and revokes tokens, and answers the grant of one. Thread-safe. */
@ApplicationScoped
public class Tokens {
    /** Of one person, not counting revoked ones. */
    public static final int MOST = 50;

    /** Tokens that have ended are kept for so long, to say why they are refused. */
    private static final Duration KEPT = Duration.ofDays(90);

    private static final int MOST_REMEMBERED = 10_000;

    private final TokenRepository tokens;
    private final AccountLock accounts;
    private final SecureRandom random;
    private final Clock clock;
    /** By hash. An unknown token is asked for anew, so that strangers fill nothing. */
    private final Remembered<String, Optional<Grant>> grants;

    Tokens(TokenRepository tokens, AccountLock accounts, SecureRandom random, Clock clock, ApiConfig config) {
        this.tokens = tokens;
        this.accounts = accounts;
        this.random = random;
        this.clock = clock;
        this.grants = new Remembered<>(config.tokenRememberedFor(), MOST_REMEMBERED, clock);
    }

    /** The new token, to be shown once and kept nowhere; empty when the account has as many as it may. */
    public Optional<ApiToken> make(long account, NewToken wanted) {
        ApiToken token = ApiToken.draw(random);
        return QuarkusTransaction.joiningExisting().call(() -> {
            // Of two that come at once the second sees the first.
            accounts.hold(account);
            if (tokens.count(account) >= MOST) {
                return Optional.empty();
            }
            tokens.add(account, wanted, token, clock.instant());
            return Optional.of(token);
        });
    }

    /** Those that are not revoked, the newest first. */
    public List<TokenLine> of(long account) {
        return tokens.of(account, clock.instant());
    }

    /** The name of the one that is revoked now; empty when there is nothing to revoke. */
    public Optional<String> revoke(long account, long id) {
        Optional<String> name = tokens.revoke(account, id, clock.instant());
        grants.forgetAll();
        return name;
    }

    /** The names of those that are revoked now. */
    public List<String> revokeAll(long account) {
        List<String> names = tokens.revokeAll(account, clock.instant());
        grants.forgetAll();
        return names;
    }

    /** Tokens that were revoked in a transaction that has ended now are good for nobody. */
    void forgetRemembered() {
        grants.forgetAll();
    }

    /** The grant of the token, good or not; empty when there is none such. */
    public Optional<Grant> grant(ApiToken token) {
        return grants.get(token.hash(), Optional::isPresent, () -> tokens.grant(token));
    }

    @Scheduled(every = "24h", delayed = "15m")
    void forgetEnded() {
        tokens.forget(clock.instant().minus(KEPT));
    }
}
