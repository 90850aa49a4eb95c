package dev.grundy.people.signin;

import dev.grundy.people.account.SecretToken;
import io.quarkus.security.identity.IdentityProviderManager;
import io.quarkus.security.identity.SecurityIdentity;
import io.quarkus.security.identity.request.AuthenticationRequest;
import io.quarkus.vertx.http.runtime.security.ChallengeData;
import io.quarkus.vertx.http.runtime.security.HttpAuthenticationMechanism;
import io.smallrye.mutiny.Uni;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;
import java.util.Set;

/** Recognises a person by the session cookie; a cookie that is no longer good makes a guest, not an error. */
@ApplicationScoped
class SignInMechanism implements HttpAuthenticationMechanism {
    private static final int UNAUTHORIZED = 401;

    @Override
    public Uni<SecurityIdentity> authenticate(RoutingContext request, IdentityProviderManager identities) {
        Optional<SecretToken> token = SessionCookie.read(request);
        return token.isEmpty() ? Uni.createFrom().nullItem() : identities.authenticate(new SignInRequest(token.get()));
    }

    @Override
    public Uni<ChallengeData> getChallenge(RoutingContext request) {
        return Uni.createFrom().item(new ChallengeData(UNAUTHORIZED));
    }

    @Override
    public Set<Class<? extends AuthenticationRequest>> getCredentialTypes() {
        return Set.of(SignInRequest.class);
    }
}
