package dev.grundy.people.api.token;

import dev.grundy.people.security.SecurityEvent;
import dev.grundy.people.security.SecurityLog;
import io.quarkus.vertx.http.runtime.CurrentVertxRequest;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.control.ActivateRequestContext;

/** Tells owners that a token of theirs stood in an address, where others may have read it. Thread-safe. */
@ApplicationScoped
public class LeakedTokens {
    private final Tokens tokens;
    private final SecurityLog log;
    private final CurrentVertxRequest current;

    LeakedTokens(Tokens tokens, SecurityLog log, CurrentVertxRequest current) {
        this.tokens = tokens;
        this.log = log;
        this.current = current;
    }

    /** Does nothing for a text that is nobody's token. On a blocking thread, before any endpoint works on the request. */
    @ActivateRequestContext
    public void record(String text, RoutingContext request) {
        current.setCurrent(request);
        ApiToken.parse(text)
                .flatMap(tokens::grant)
                .ifPresent(grant -> log.record(SecurityEvent.TOKEN_LEAKED, grant.accountId(), grant.name()));
    }
}
