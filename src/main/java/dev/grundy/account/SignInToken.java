package dev.grundy.account;

import dev.grundy.kernel.ContentHash;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Optional;
import java.util.regex.Pattern;

/** What a signed-in browser shows: 256 random bits in base64url. Only its hash is stored. */
record SignInToken(String value) {
    private static final int BYTES = 32;
    private static final int MARK_LENGTH = 16;
    private static final Pattern FORM = Pattern.compile("[A-Za-z0-9_-]{43}");

    SignInToken {
        if (!FORM.matcher(value).matches()) {
            throw new IllegalArgumentException("a sign-in token has 43 base64url characters");
        }
    }

    static SignInToken draw(SecureRandom random) {
        byte[] bits = new byte[BYTES];
        random.nextBytes(bits);
        return new SignInToken(Base64.getUrlEncoder().withoutPadding().encodeToString(bits));
    }

    static Optional<SignInToken> parse(String text) {
        return FORM.matcher(text).matches() ? Optional.of(new SignInToken(text)) : Optional.empty();
    }

    /** A plain hash is enough: 256 random bits cannot be guessed, so there is nothing to slow down. */
    String hash() {
        return ContentHash.of(value.getBytes(StandardCharsets.US_ASCII)).hex();
    }

    /** Tells one sign-in of a browser from another, and nothing about the token: scripts may see it. */
    String mark() {
        return markOf(hash());
    }

    /** The {@link #mark} of the token with that hash. */
    static String markOf(String hash) {
        return ContentHash.of(hash.getBytes(StandardCharsets.US_ASCII)).hex().substring(0, MARK_LENGTH);
    }

    @Override
    public String toString() {
        return "SignInToken[…]";
    }
}
