package dev.grundy.testsupport;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.JWSSigner;
import com.nimbusds.jose.crypto.ECDSASigner;
import com.nimbusds.jose.crypto.MACSigner;
import com.nimbusds.jose.crypto.RSASSASigner;
import com.nimbusds.jose.jwk.Curve;
import com.nimbusds.jose.jwk.ECKey;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.RSAKey;
import com.nimbusds.jose.jwk.gen.ECKeyGenerator;
import com.nimbusds.jose.jwk.gen.RSAKeyGenerator;
import com.nimbusds.jwt.JWT;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.PlainJWT;
import com.nimbusds.jwt.SignedJWT;
import com.nimbusds.oauth2.sdk.token.BearerAccessToken;
import com.nimbusds.openid.connect.sdk.claims.AccessTokenHash;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Date;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The ID tokens of a {@link TrialProvider}: right ones, and ones with one thing wrong. */
final class TrialTokens {
    private static final String KEY_ID = "key-1";
    private static final int RSA_BITS = 2048;

    private static final RSAKey RSA = rsa();
    private static final RSAKey STRANGERS = rsa();
    private static final ECKey EC = ec();

    private TrialTokens() {}

    /**
     * What a token is about.
     *
     * @param signedInAt when somebody signed in at the provider
     */
    record About(
            String issuer,
            String client,
            String nonce,
            TrialProvider.Somebody who,
            BearerAccessToken access,
            Instant signedInAt) {}

    static String keys() {
        return new JWKSet(List.of(RSA, EC)).toPublicJWKSet().toString();
    }

    static JWT token(About about, TrialProvider.Trick trick) {
        try {
            JWTClaimsSet claims = claims(about, trick);
            return switch (trick) {
                case ALGORITHM_NONE -> new PlainJWT(claims);
                case PUBLIC_KEY_AS_SECRET ->
                    signed(
                            JWSAlgorithm.HS256,
                            KEY_ID,
                            new MACSigner(RSA.toRSAPublicKey().getEncoded()),
                            claims);
                case SECRET_OF_THE_CLIENT ->
                    signed(
                            JWSAlgorithm.HS256,
                            KEY_ID,
                            new MACSigner(TrialProvider.SECRET.getBytes(java.nio.charset.StandardCharsets.UTF_8)),
                            claims);
                case FOREIGN_KEY -> signed(JWSAlgorithm.RS256, KEY_ID, new RSASSASigner(STRANGERS), claims);
                case UNKNOWN_KEY_ID -> signed(JWSAlgorithm.RS256, "key-9", new RSASSASigner(STRANGERS), claims);
                case ELLIPTIC -> signed(JWSAlgorithm.ES256, EC.getKeyID(), new ECDSASigner(EC), claims);
                default -> signed(JWSAlgorithm.RS256, KEY_ID, new RSASSASigner(RSA), claims);
            };
        } catch (JOSEException e) {
            throw new IllegalStateException(e);
        }
    }

    private static SignedJWT signed(JWSAlgorithm algorithm, String key, JWSSigner signer, JWTClaimsSet claims)
            throws JOSEException {
        SignedJWT token =
                new SignedJWT(new JWSHeader.Builder(algorithm).keyID(key).build(), claims);
        token.sign(signer);
        return token;
    }

    private static JWTClaimsSet claims(About about, TrialProvider.Trick trick) {
        Instant now = InstantSource.system().instant();
        boolean isOver = trick == TrialProvider.Trick.EXPIRED;
        String other = AccessTokenHash.compute(new BearerAccessToken(), JWSAlgorithm.RS256, null)
                .getValue();
        String right = AccessTokenHash.compute(about.access(), JWSAlgorithm.RS256, null)
                .getValue();
        JWTClaimsSet.Builder claims = new JWTClaimsSet.Builder()
                .issuer(trick == TrialProvider.Trick.WRONG_ISSUER ? about.issuer() + "/" : about.issuer())
                .subject(subject(about.who(), trick))
                .audience(audience(about.client(), trick))
                .issueTime(Date.from(now.minusSeconds(isOver ? 7200 : 0)))
                .expirationTime(Date.from(now.plusSeconds(isOver ? -3600 : 3600)))
                .claim("at_hash", trick == TrialProvider.Trick.WRONG_ACCESS_TOKEN ? other : right)
                .claim("preferred_username", about.who().name())
                .claim("email", about.who().address())
                .claim("email_verified", about.who().verified());
        if (trick != TrialProvider.Trick.NO_SIGN_IN_TIME) {
            claims.claim("auth_time", about.signedInAt().getEpochSecond());
        }
        return switch (trick) {
            case NO_NONCE -> claims.build();
            case EMPTY_PARTY ->
                claims.claim("nonce", about.nonce()).claim("azp", "").build();
            case WRONG_NONCE -> claims.claim("nonce", about.nonce() + "x").build();
            case OTHER_PARTY ->
                claims.claim("nonce", about.nonce()).claim("azp", "other-site").build();
            default -> claims.claim("nonce", about.nonce()).build();
        };
    }

    private static @Nullable String subject(TrialProvider.Somebody who, TrialProvider.Trick trick) {
        return switch (trick) {
            case NO_SUBJECT -> null;
            case EMPTY_SUBJECT -> " ";
            case LONG_SUBJECT -> "x".repeat(256);
            case ODD_SUBJECT -> "a\u0000b\uD800";
            default -> who.subject();
        };
    }

    private static List<String> audience(String client, TrialProvider.Trick trick) {
        return switch (trick) {
            case WRONG_AUDIENCE -> List.of("other-site");
            case SEVERAL_AUDIENCES -> List.of(client, "other-site");
            default -> List.of(client);
        };
    }

    private static RSAKey rsa() {
        try {
            return new RSAKeyGenerator(RSA_BITS).keyID(KEY_ID).generate();
        } catch (JOSEException e) {
            throw new IllegalStateException(e);
        }
    }

    private static ECKey ec() {
        try {
            return new ECKeyGenerator(Curve.P_256).keyID("key-2").generate();
        } catch (JOSEException e) {
            throw new IllegalStateException(e);
        }
    }
}
