package dev.grundy.people.api;

import dev.grundy.people.api.token.Grant;
import dev.grundy.people.api.token.Scope;
import dev.grundy.web.error.ApiException;
import dev.grundy.web.error.ErrorType;
import io.quarkus.security.identity.CurrentIdentityAssociation;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.core.HttpHeaders;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Answers the scopes of the current request. Usable only while a request is being worked on, on a blocking thread. */
@ApplicationScoped
public class ApiAccess {
    private final CurrentIdentityAssociation identity;

    ApiAccess(CurrentIdentityAssociation identity) {
        this.identity = identity;
    }

    /** Whether it reaches so far; a person signed in by the browser's cookie may do all, a guest nothing. */
    public boolean has(Scope scope) {
        return !identity.getIdentity().isAnonymous()
                && grant().map(grant -> grant.scopes().contains(scope)).orElse(true);
    }

    /** The refusal of a token that has none of these scopes (RFC 6750, 3.1). */
    public static ApiException insufficient(Scope... needed) {
        String scopes = Stream.of(needed).map(Scope::code).collect(Collectors.joining(" "));
        return new ApiException(
                        ErrorType.INSUFFICIENT_SCOPE,
                        scopes.isEmpty() ? "This is open to no token." : "The token needs the scope " + scopes + ".")
                .with(
                        HttpHeaders.WWW_AUTHENTICATE,
                        "Bearer realm=\"grundy\", error=\"insufficient_scope\""
                                + (scopes.isEmpty() ? "" : ", scope=\"" + scopes + "\""));
    }

    /** Empty without a token. */
    Optional<Grant> grant() {
        return Optional.ofNullable(identity.getIdentity().<Grant>getAttribute(Grant.ATTRIBUTE));
    }
}
