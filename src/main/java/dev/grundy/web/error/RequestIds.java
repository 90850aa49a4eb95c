package dev.grundy.web.error;

import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.security.SecureRandom;
import org.jboss.logging.MDC;

/** Gives every request a short id: in the log lines it causes, in its answer, on its error page. */
@Singleton
public class RequestIds {
    static final String HEADER = "X-Request-Id";
    private static final String KEY = "request";
    /** Crockford's digits: none that people mix up when they read them out. */
    private static final String DIGITS = "0123456789abcdefghjkmnpqrstvwxyz";

    /** There are 32, so that each takes five bits of a byte. */
    private static final int LAST_DIGIT = 31;

    private static final int LENGTH = 8;
    /** Before all others, so that their answers have one too. */
    private static final int PRIORITY = 1000;

    private final SecureRandom random;

    RequestIds(SecureRandom random) {
        this.random = random;
    }

    /** Empty for what was never given one. */
    public static String of(RoutingContext request) {
        String id = request.get(KEY);
        return id == null ? "" : id;
    }

    void register(@Observes Filters filters) {
        filters.register(this::assign, PRIORITY);
    }

    private void assign(RoutingContext request) {
        String id = draw();
        request.put(KEY, id);
        request.response().putHeader(HEADER, id);
        MDC.put(KEY, id);
        request.next();
    }

    private String draw() {
        byte[] bits = new byte[LENGTH];
        random.nextBytes(bits);
        StringBuilder id = new StringBuilder(LENGTH);
        for (byte some : bits) {
            id.append(DIGITS.charAt(some & LAST_DIGIT));
        }
        return id.toString();
    }
}
