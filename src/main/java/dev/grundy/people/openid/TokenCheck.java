package dev.grundy.people.openid;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.KeySourceException;
import com.nimbusds.jose.proc.BadJOSEException;
import com.nimbusds.jose.proc.JWSVerificationKeySelector;
import com.nimbusds.jwt.JWT;
import com.nimbusds.jwt.SignedJWT;
import com.nimbusds.oauth2.sdk.id.ClientID;
import com.nimbusds.oauth2.sdk.id.Issuer;
import com.nimbusds.openid.connect.sdk.Nonce;
import com.nimbusds.openid.connect.sdk.claims.AccessTokenHash;
import com.nimbusds.openid.connect.sdk.claims.AuthorizedParty;
import com.nimbusds.openid.connect.sdk.claims.IDTokenClaimsSet;
import com.nimbusds.openid.connect.sdk.token.OIDCTokens;
import com.nimbusds.openid.connect.sdk.validators.AccessTokenValidator;
import com.nimbusds.openid.connect.sdk.validators.IDTokenValidator;
import com.nimbusds.openid.connect.sdk.validators.InvalidHashException;
import dev.grundy.base.kernel.SingleLine;
import dev.grundy.people.openid.Discovery.Told;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Date;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Whether an ID token proves who somebody is. It must be signed by a key of the provider's with an algorithm of those below. It must come from
 * that issuer, for this site alone, in time, for this browser's sign-in (OpenID Connect Core 1.0, section 3.1.3.7).
 */
record TokenCheck(ProviderSettings settings, Told told, InstantSource clock) {
    /** By keys of which the public half proves and the private half signs: no secret that we hold could sign for the provider. */
    private static final Set<JWSAlgorithm> ALGORITHMS = Set.of(
            JWSAlgorithm.RS256,
            JWSAlgorithm.RS384,
            JWSAlgorithm.RS512,
            JWSAlgorithm.PS256,
            JWSAlgorithm.PS384,
            JWSAlgorithm.PS512,
            JWSAlgorithm.ES256,
            JWSAlgorithm.ES384,
            JWSAlgorithm.ES512);

    /** OpenID Connect Core 1.0, section 2. */
    private static final Pattern SUBJECT = Pattern.compile("[!-~][ -~]{0,254}");

    /** As much as the library allows for the other times of a token. */
    private static final Duration CLOCKS_DIFFER = Duration.ofSeconds(60);

    private static final int LONGEST_SHOWN = 254;

    /** @param anew since when they must have signed in there; empty where any sign-in will do */
    ProvenIdentity identity(OIDCTokens tokens, BrowserKey browser, Optional<Instant> anew)
            throws RefusedAnswerException {
        JWT token = tokens.getIDToken();
        try {
            IDTokenClaimsSet claims = validator().validate(token, new Nonce(browser.nonce()));
            checkAccessToken(tokens, token, claims);
            checkParty(claims);
            if (anew.isPresent()) {
                checkSignIn(claims, anew.get());
            }
            return identity(claims);
        } catch (KeySourceException e) {
            throw new RefusedAnswerException(
                    ProviderFault.UNREACHABLE, settings.name() + " does not give its keys (" + e.getMessage() + ")", e);
        } catch (BadJOSEException | JOSEException | IllegalArgumentException e) {
            // The last where a claim is empty: the library makes no value of that.
            throw unproven(String.valueOf(e.getMessage()), e);
        }
    }

    private IDTokenValidator validator() {
        return new IDTokenValidator(
                new Issuer(settings.issuer()),
                new ClientID(settings.clientId()),
                new JWSVerificationKeySelector<>(ALGORITHMS, told.keys()),
                null);
    }

    private ProvenIdentity identity(IDTokenClaimsSet claims) throws RefusedAnswerException {
        String subject = claims.getSubject().getValue();
        if (!SUBJECT.matcher(subject).matches()) {
            throw unproven("the subject is not 1 to 255 characters of ASCII", null);
        }
        String email = text(claims, "email");
        String name = text(claims, "preferred_username");
        boolean isVerified = "true".equals(String.valueOf(claims.getClaim("email_verified")));
        return new ProvenIdentity(
                settings.name(),
                settings.issuer(),
                subject,
                email.isEmpty() ? name : email,
                name.isEmpty() ? email : name,
                Optional.of(email).filter(address -> isVerified && !address.isEmpty()));
    }

    private void checkAccessToken(OIDCTokens tokens, JWT token, IDTokenClaimsSet claims) throws RefusedAnswerException {
        @Nullable AccessTokenHash hash = claims.getAccessTokenHash();
        if (hash == null) {
            return;
        }
        try {
            JWSAlgorithm algorithm = ((SignedJWT) token).getHeader().getAlgorithm();
            AccessTokenValidator.validate(tokens.getAccessToken(), algorithm, hash);
        } catch (InvalidHashException e) {
            throw unproven("at_hash is another access token's", e);
        }
    }

    /** A token says which site asked for it, where it says so or is for several: the library leaves that out of account. */
    private void checkParty(IDTokenClaimsSet claims) throws RefusedAnswerException {
        @Nullable AuthorizedParty party = claims.getAuthorizedParty();
        boolean isOurs = party == null
                ? claims.getAudience().size() == 1
                : party.getValue().equals(settings.clientId());
        if (!isOurs) {
            throw unproven("the token was given to another site, azp is " + party, null);
        }
    }

    /** Neither before it was asked for nor yet to come, but for what two clocks may differ. */
    private void checkSignIn(IDTokenClaimsSet claims, Instant since) throws RefusedAnswerException {
        @Nullable Date signedIn = claims.getAuthenticationTime();
        boolean isAnew = signedIn != null
                && !signedIn.toInstant().isBefore(since.minus(CLOCKS_DIFFER))
                && !signedIn.toInstant().isAfter(clock.instant().plus(CLOCKS_DIFFER));
        if (!isAnew) {
            throw new RefusedAnswerException(
                    ProviderFault.STALE,
                    settings.name() + " says no sign-in since " + since + ", auth_time is " + signedIn);
        }
    }

    /** On one line; empty where there is none, or one longer than an address may be. */
    private static String text(IDTokenClaimsSet claims, String claim) {
        String text = claims.getClaim(claim) instanceof String told ? SingleLine.of(told, LONGEST_SHOWN + 1) : "";
        return text.length() <= LONGEST_SHOWN ? text : "";
    }

    private RefusedAnswerException unproven(String why, @Nullable Exception cause) {
        return new RefusedAnswerException(ProviderFault.UNPROVEN, settings.name() + ": " + why, cause);
    }
}
