package dev.grundy.people.openid;

import dev.grundy.base.kernel.ContentHash;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A secret that binds something to one browser, which keeps it in a cookie: 256 random bits in base64url. Values for a provider are made
 * from it, so that they need not be stored, and no other browser has ones that fit.
 */
public record BrowserKey(String value) {
    private static final int BYTES = 32;
    private static final Pattern FORM = Pattern.compile("[A-Za-z0-9_-]{43}");

    public BrowserKey {
        if (!FORM.matcher(value).matches()) {
            throw new IllegalArgumentException("a browser's key has 43 base64url characters");
        }
    }

    public static BrowserKey draw(SecureRandom random) {
        byte[] bits = new byte[BYTES];
        random.nextBytes(bits);
        return new BrowserKey(Base64.getUrlEncoder().withoutPadding().encodeToString(bits));
    }

    public static Optional<BrowserKey> parse(String text) {
        return FORM.matcher(text).matches() ? Optional.of(new BrowserKey(text)) : Optional.empty();
    }

    /** By which it is found in the database. */
    String hash() {
        return hashed("stored");
    }

    /** Comes back with the answer. */
    String state() {
        return hashed("state");
    }

    /** Stands in the token. */
    String nonce() {
        return hashed("nonce");
    }

    /** Shown when the code is redeemed (RFC 7636): 64 characters of those it allows. */
    String codeVerifier() {
        return hashed("code verifier");
    }

    private String hashed(String purpose) {
        return ContentHash.of((purpose + " " + value).getBytes(StandardCharsets.US_ASCII))
                .hex();
    }

    @Override
    public String toString() {
        return "BrowserKey[…]";
    }
}
