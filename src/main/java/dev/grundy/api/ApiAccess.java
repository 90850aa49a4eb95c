package dev.grundy.api;

import io.quarkus.security.identity.CurrentIdentityAssociation;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;

/** Answers what the current request may read. Usable only while a request is being worked on, on a blocking thread. */
@ApplicationScoped
public class ApiAccess {
    private final CurrentIdentityAssociation identity;

    ApiAccess(CurrentIdentityAssociation identity) {
        this.identity = identity;
    }

    /** Whether it reaches so far; who is signed in by the browser's cookie may do all, a guest nothing. */
    public boolean has(Scope scope) {
        return !identity.getIdentity().isAnonymous()
                && grant().map(grant -> grant.scopes().contains(scope)).orElse(true);
    }

    /** Empty without a token. */
    Optional<Grant> grant() {
        return Optional.ofNullable(identity.getIdentity().<Grant>getAttribute(Grant.ATTRIBUTE));
    }
}
