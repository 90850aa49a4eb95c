package dev.grundy.people.api;

import dev.grundy.people.account.Person;
import dev.grundy.people.account.Role;
import dev.grundy.people.api.token.ApiToken;
import dev.grundy.people.api.token.Grant;
import dev.grundy.people.api.token.LastUses;
import dev.grundy.people.api.token.Tokens;
import dev.grundy.people.password.Accounts;
import dev.grundy.people.security.SecurityEvent;
import dev.grundy.people.security.SecurityLog;
import dev.grundy.web.error.ApiException;
import dev.grundy.web.error.ErrorType;
import io.quarkus.security.AuthenticationFailedException;
import io.quarkus.security.identity.AuthenticationRequestContext;
import io.quarkus.security.identity.IdentityProvider;
import io.quarkus.security.identity.SecurityIdentity;
import io.quarkus.security.runtime.QuarkusSecurityIdentity;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.core.HttpHeaders;
import java.time.Clock;

/**
 * Turns a token into the person whose it is, without the person's rights beyond practising: nobody administers by a token. A token that is
 * not good is refused with the reason.
 */
@ApplicationScoped
class TokenIdentityProvider implements IdentityProvider<TokenRequest> {
    private final Tokens tokens;
    private final Accounts accounts;
    private final LastUses uses;
    private final SecurityLog log;
    private final Clock clock;

    TokenIdentityProvider(Tokens tokens, Accounts accounts, LastUses uses, SecurityLog log, Clock clock) {
        this.tokens = tokens;
        this.accounts = accounts;
        this.uses = uses;
        this.log = log;
        this.clock = clock;
    }

    @Override
    public Class<TokenRequest> getRequestType() {
        return TokenRequest.class;
    }

    @Override
    public Uni<SecurityIdentity> authenticate(TokenRequest request, AuthenticationRequestContext context) {
        return context.runBlocking(() -> identityOf(request.text()));
    }

    private SecurityIdentity identityOf(String text) {
        ApiToken token = ApiToken.parse(text)
                .orElseThrow(() -> refused("The token is malformed: cut, mistyped, or not one of this site."));
        Grant grant = tokens.grant(token).orElseThrow(this::unknown);
        if (grant.revoked()) {
            throw refused(grant, "The token was revoked.");
        }
        if (grant.isExpired(clock.instant())) {
            throw refused(grant, "The token expired.");
        }
        Person person = accounts.personOf(grant.accountId()).orElseThrow(this::unknown);
        if (person.mustChangePassword()) {
            throw refused(grant, "The owner of the token has to choose a password first.");
        }
        uses.note(grant);
        return QuarkusSecurityIdentity.builder()
                .setPrincipal(person.withoutPrivileges())
                .addRole(Role.USER.code())
                .addAttribute(Grant.ATTRIBUTE, grant)
                .build();
    }

    private AuthenticationFailedException unknown() {
        log.recordOfNobody(SecurityEvent.TOKEN_REFUSED, "");
        return refused("The token is unknown here.");
    }

    private AuthenticationFailedException refused(Grant grant, String why) {
        log.record(SecurityEvent.TOKEN_REFUSED, grant.accountId(), grant.name());
        return refused(why);
    }

    /** @param why in ASCII, without quotation marks: it is told in a header too (RFC 6750, 3) */
    private static AuthenticationFailedException refused(String why) {
        ApiException refusal = new ApiException(ErrorType.INVALID_TOKEN, why)
                .with(
                        HttpHeaders.WWW_AUTHENTICATE,
                        "Bearer realm=\"grundy\", error=\"invalid_token\", error_description=\"" + why + "\"");
        return new AuthenticationFailedException(why, refusal);
    }
}
