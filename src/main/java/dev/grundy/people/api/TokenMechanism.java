package dev.grundy.people.api;

import io.quarkus.security.identity.IdentityProviderManager;
import io.quarkus.security.identity.SecurityIdentity;
import io.quarkus.security.identity.request.AuthenticationRequest;
import io.quarkus.vertx.http.runtime.security.ChallengeData;
import io.quarkus.vertx.http.runtime.security.HttpAuthenticationMechanism;
import io.smallrye.mutiny.Uni;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Set;

/** Recognises a program by its token. A request with one is nobody else's: one that is not good is refused, with any cookie. */
@ApplicationScoped
class TokenMechanism implements HttpAuthenticationMechanism {
    private static final int UNAUTHORIZED = 401;

    @Override
    public Uni<SecurityIdentity> authenticate(RoutingContext request, IdentityProviderManager identities) {
        return BearerToken.of(request)
                .map(token -> identities.authenticate(new TokenRequest(token)))
                .orElseGet(() -> Uni.createFrom().nullItem());
    }

    @Override
    public Uni<ChallengeData> getChallenge(RoutingContext request) {
        return Uni.createFrom().item(new ChallengeData(UNAUTHORIZED));
    }

    @Override
    public Set<Class<? extends AuthenticationRequest>> getCredentialTypes() {
        return Set.of(TokenRequest.class);
    }

    /** Before the cookie. */
    @Override
    public int getPriority() {
        return DEFAULT_PRIORITY + 1;
    }
}
