package dev.grundy.people.account;

import dev.grundy.base.kernel.ContentHash;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A secret that a browser's cookie or a link in a mail shows, and nobody else can: 256 random bits in base64url. Only its hash is stored.
 */
public record SecretToken(String value) {
    private static final int BYTES = 32;
    private static final Pattern FORM = Pattern.compile("[A-Za-z0-9_-]{43}");

    public SecretToken {
        if (!FORM.matcher(value).matches()) {
            throw new IllegalArgumentException("a secret token has 43 base64url characters");
        }
    }

    public static SecretToken draw(SecureRandom random) {
        byte[] bits = new byte[BYTES];
        random.nextBytes(bits);
        return new SecretToken(Base64.getUrlEncoder().withoutPadding().encodeToString(bits));
    }

    public static Optional<SecretToken> parse(String text) {
        return FORM.matcher(text).matches() ? Optional.of(new SecretToken(text)) : Optional.empty();
    }

    /** A plain hash is enough: 256 random bits cannot be guessed, so there is nothing to slow down. */
    public String hash() {
        return ContentHash.of(value.getBytes(StandardCharsets.US_ASCII)).hex();
    }

    @Override
    public String toString() {
        return "SecretToken[…]";
    }
}
