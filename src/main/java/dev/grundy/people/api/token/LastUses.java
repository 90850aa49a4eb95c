package dev.grundy.people.api.token;

import dev.grundy.base.database.DatabaseException;
import dev.grundy.base.kernel.BackgroundLoop;
import jakarta.annotation.PostConstruct;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jboss.logging.Logger;

/**
 * Notes when tokens were used last. It does so beside the requests, which wait for nothing. It does so for each token at
 * most once a minute, regardless of the number of requests and nodes. Thread-safe.
 */
@ApplicationScoped
public class LastUses {
    private static final Logger LOG = Logger.getLogger(LastUses.class);
    private static final Duration LEAST_APART = Duration.ofMinutes(1);
    private static final Duration PAUSE = Duration.ofSeconds(2);

    private final TokenRepository tokens;
    private final Clock clock;
    private final Map<Long, Instant> used = new ConcurrentHashMap<>();
    private final BackgroundLoop loop = new BackgroundLoop("last uses of tokens", PAUSE, this::write);

    LastUses(TokenRepository tokens, Clock clock) {
        this.tokens = tokens;
        this.clock = clock;
    }

    @PostConstruct
    void start() {
        loop.start();
    }

    @PreDestroy
    void stop() {
        loop.close();
        write();
    }

    public void note(Grant grant) {
        Instant now = clock.instant();
        if (grant.lastUsedAt()
                .filter(last -> last.isAfter(now.minus(LEAST_APART)))
                .isEmpty()) {
            used.put(grant.tokenId(), now);
        }
    }

    /** Uses that cannot be written now are tried again in the next turn. */
    void write() {
        for (Map.Entry<Long, Instant> use : Set.copyOf(used.entrySet())) {
            try {
                tokens.used(use.getKey(), use.getValue(), use.getValue().minus(LEAST_APART));
                used.remove(use.getKey(), use.getValue());
            } catch (DatabaseException e) {
                LOG.debugf("token=%d: its use is not noted now: %s", use.getKey(), e.getMessage());
            }
        }
    }
}
