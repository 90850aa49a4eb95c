package dev.grundy.people.api;

import dev.grundy.base.kernel.BackgroundLoop;
import dev.grundy.people.api.token.TokenRepository;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.subscription.Cancellable;
import jakarta.annotation.PostConstruct;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Ends a stream when the token that it was opened with is not good any more. It was revoked on any node, expired, or gone with its account.
 * A program that is cut off asks again and is told why. Thread-safe.
 */
@ApplicationScoped
public class TokenStreams {
    private static final Duration PAUSE = Duration.ofSeconds(2);

    private final ApiAccess access;
    private final TokenRepository tokens;
    private final Clock clock;
    /** How each open one is ended, by its token's id. */
    private final Map<Long, Set<Runnable>> open = new ConcurrentHashMap<>();

    private final BackgroundLoop loop = new BackgroundLoop("streams of tokens", PAUSE, this::endThoseNotGood);

    TokenStreams(ApiAccess access, TokenRepository tokens, Clock clock) {
        this.access = access;
        this.tokens = tokens;
        this.clock = clock;
    }

    @PostConstruct
    void start() {
        loop.start();
    }

    @PreDestroy
    void stop() {
        loop.stop();
    }

    /** The same as long as the token of the current request is good; without a token the same. */
    public <T> Multi<T> whileGood(Multi<T> stream) {
        return access.grant().map(grant -> bound(stream, grant.tokenId())).orElse(stream);
    }

    private <T> Multi<T> bound(Multi<T> stream, long token) {
        return Multi.createFrom().emitter(emitter -> {
            Runnable end = emitter::complete;
            remember(token, end);
            Cancellable followed = stream.subscribe().with(emitter::emit, emitter::fail, emitter::complete);
            emitter.onTermination(() -> {
                forget(token, end);
                followed.cancel();
            });
        });
    }

    /** Within the map's own turn: else {@link #forget} might take the set away meanwhile. */
    private void remember(long token, Runnable end) {
        open.compute(token, (id, ends) -> {
            Set<Runnable> all = ends == null ? ConcurrentHashMap.newKeySet() : ends;
            all.add(end);
            return all;
        });
    }

    private void forget(long token, Runnable end) {
        open.computeIfPresent(token, (id, ends) -> {
            ends.remove(end);
            return ends.isEmpty() ? null : ends;
        });
    }

    private void endThoseNotGood() {
        Set<Long> followed = Set.copyOf(open.keySet());
        if (followed.isEmpty()) {
            return;
        }
        Set<Long> good = tokens.good(followed, clock.instant());
        followed.stream()
                .filter(token -> !good.contains(token))
                .map(token -> open.getOrDefault(token, Set.of()))
                .forEach(ends -> ends.forEach(Runnable::run));
    }
}
