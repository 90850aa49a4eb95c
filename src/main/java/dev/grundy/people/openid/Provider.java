package dev.grundy.people.openid;

import com.nimbusds.oauth2.sdk.AuthorizationCode;
import com.nimbusds.oauth2.sdk.AuthorizationCodeGrant;
import com.nimbusds.oauth2.sdk.ParseException;
import com.nimbusds.oauth2.sdk.ResponseType;
import com.nimbusds.oauth2.sdk.Scope;
import com.nimbusds.oauth2.sdk.TokenRequest;
import com.nimbusds.oauth2.sdk.TokenResponse;
import com.nimbusds.oauth2.sdk.auth.ClientAuthentication;
import com.nimbusds.oauth2.sdk.auth.ClientAuthenticationMethod;
import com.nimbusds.oauth2.sdk.auth.ClientSecretBasic;
import com.nimbusds.oauth2.sdk.auth.ClientSecretPost;
import com.nimbusds.oauth2.sdk.auth.Secret;
import com.nimbusds.oauth2.sdk.id.ClientID;
import com.nimbusds.oauth2.sdk.id.State;
import com.nimbusds.oauth2.sdk.pkce.CodeChallengeMethod;
import com.nimbusds.oauth2.sdk.pkce.CodeVerifier;
import com.nimbusds.openid.connect.sdk.AuthenticationRequest;
import com.nimbusds.openid.connect.sdk.Nonce;
import com.nimbusds.openid.connect.sdk.OIDCTokenResponse;
import com.nimbusds.openid.connect.sdk.OIDCTokenResponseParser;
import com.nimbusds.openid.connect.sdk.Prompt;
import dev.grundy.people.openid.Discovery.Told;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * An identity provider whose word about a person counts here. Asked by the authorization code flow with PKCE (OpenID Connect Core 1.0, RFC
 * 7636). Thread-safe; its methods wait for the provider, at most as long as configured, and nobody may hold a transaction meanwhile.
 */
public final class Provider {
    private static final int LONGEST_CODE = 4000;

    private final ProviderSettings settings;
    private final URI redirect;
    private final ProviderHttp http;
    private final Discovery discovery;
    private final Clock clock;

    /** @param redirect where it sends browsers back to, as it knows it */
    Provider(ProviderSettings settings, URI redirect, HttpClient client, Clock clock) {
        this.settings = settings;
        this.clock = clock;
        this.redirect = redirect;
        this.http = new ProviderHttp(client, settings.patience());
        this.discovery = new Discovery(settings, http, clock);
    }

    /** In addresses. */
    public String name() {
        return settings.name();
    }

    /** For people. */
    public String label() {
        return settings.label();
    }

    String issuer() {
        return settings.issuer();
    }

    /**
     * Where that browser is to go so that the provider asks who is there.
     *
     * @param anew whether it is to ask though it knows the browser
     */
    public URI question(BrowserKey browser, boolean anew) throws RefusedAnswerException {
        AuthenticationRequest.Builder question = new AuthenticationRequest.Builder(
                        ResponseType.CODE, Scope.parse(settings.scopes()), new ClientID(settings.clientId()), redirect)
                .endpointURI(discovery.told().metadata().getAuthorizationEndpointURI())
                .state(new State(browser.state()))
                .nonce(new Nonce(browser.nonce()))
                .codeChallenge(new CodeVerifier(browser.codeVerifier()), CodeChallengeMethod.S256);
        if (anew) {
            // spec (OpenID Connect Core 1.0, section 3.1.2.1): with max_age the ID token must say when they signed in.
            question.prompt(new Prompt(Prompt.Type.LOGIN)).maxAge(0);
        }
        return question.build().toURI();
    }

    /**
     * The person that the provider proves to be there, in answer to the question to that browser.
     *
     * @param anew since when they must have signed in there; empty where any sign-in will do
     */
    public ProvenIdentity proven(BrowserKey browser, OpenIdAnswer answer, Optional<Instant> anew)
            throws RefusedAnswerException {
        if (!answer.isFor(browser)) {
            throw RefusedAnswerException.notAsked(this);
        }
        Told told = discovery.told();
        checkIssuer(answer.issuer(), told.metadata().supportsAuthorizationResponseIssuerParam());
        @Nullable String error = answer.error();
        if (error != null) {
            throw new RefusedAnswerException(
                    "access_denied".equals(error) ? ProviderFault.CANCELLED : ProviderFault.DECLINED,
                    name() + " says " + error);
        }
        @Nullable String code = answer.code();
        if (code == null || code.isBlank() || code.length() > LONGEST_CODE) {
            throw new RefusedAnswerException(ProviderFault.DECLINED, name() + " gives no code");
        }
        OIDCTokenResponse tokens = redeem(told, new AuthorizationCode(code), browser);
        return new TokenCheck(settings, told, clock).identity(tokens.getOIDCTokens(), browser, anew);
    }

    /** So that the answer of one provider is not taken for another's (RFC 9207). */
    private void checkIssuer(@Nullable String issuer, boolean isAnnounced) throws RefusedAnswerException {
        boolean isRight = issuer == null ? !isAnnounced : issuer.equals(settings.issuer());
        if (!isRight) {
            throw new RefusedAnswerException(ProviderFault.UNPROVEN, name() + ": the answer is another issuer's");
        }
    }

    private OIDCTokenResponse redeem(Told told, AuthorizationCode code, BrowserKey browser)
            throws RefusedAnswerException {
        AuthorizationCodeGrant grant =
                new AuthorizationCodeGrant(code, redirect, new CodeVerifier(browser.codeVerifier()));
        URI endpoint = told.metadata().getTokenEndpointURI();
        ClientID client = new ClientID(settings.clientId());
        TokenRequest request = settings.clientSecret()
                .map(secret ->
                        new TokenRequest.Builder(endpoint, authentication(told, client, new Secret(secret)), grant))
                .orElseGet(() -> new TokenRequest.Builder(endpoint, client, grant))
                .build();
        try {
            TokenResponse response =
                    OIDCTokenResponseParser.parse(request.toHTTPRequest().send(http));
            if (response instanceof OIDCTokenResponse tokens && tokens.indicatesSuccess()) {
                // An answer of OAuth 2.0 alone, which says nothing of anybody, passes the library.
                if (tokens.getOIDCTokens().getIDToken() == null) {
                    throw new RefusedAnswerException(ProviderFault.UNREACHABLE, name() + " gives no ID token");
                }
                return tokens;
            }
            throw new RefusedAnswerException(
                    ProviderFault.DECLINED,
                    name() + " redeems no code: "
                            + response.toErrorResponse().getErrorObject().getCode());
        } catch (IOException | ParseException | IllegalArgumentException e) {
            throw new RefusedAnswerException(
                    ProviderFault.UNREACHABLE, name() + " gives no token that can be read (" + e.getMessage() + ")", e);
        }
    }

    private static ClientAuthentication authentication(Told told, ClientID client, Secret secret) {
        @Nullable List<ClientAuthenticationMethod> methods = told.metadata().getTokenEndpointAuthMethods();
        boolean inBody = methods != null
                && !methods.contains(ClientAuthenticationMethod.CLIENT_SECRET_BASIC)
                && methods.contains(ClientAuthenticationMethod.CLIENT_SECRET_POST);
        return inBody ? new ClientSecretPost(client, secret) : new ClientSecretBasic(client, secret);
    }

    @Override
    public String toString() {
        return "Provider[" + name() + "]";
    }
}
