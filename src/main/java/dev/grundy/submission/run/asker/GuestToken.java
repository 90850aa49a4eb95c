package dev.grundy.submission.run.asker;

import dev.grundy.base.kernel.ContentHash;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Optional;
import java.util.regex.Pattern;

/** The secret that a guest's browser shows to see its runs: 256 random bits in base64url. Only its hash is stored. */
public record GuestToken(String value) {
    private static final int BYTES = 32;
    private static final Pattern FORM = Pattern.compile("[A-Za-z0-9_-]{43}");

    public GuestToken {
        if (!FORM.matcher(value).matches()) {
            throw new IllegalArgumentException("a guest's token has 43 base64url characters");
        }
    }

    public static GuestToken draw(SecureRandom random) {
        byte[] bits = new byte[BYTES];
        random.nextBytes(bits);
        return new GuestToken(Base64.getUrlEncoder().withoutPadding().encodeToString(bits));
    }

    static Optional<GuestToken> parse(String text) {
        return FORM.matcher(text).matches() ? Optional.of(new GuestToken(text)) : Optional.empty();
    }

    /** The asker's key: a plain hash is enough for a secret that cannot be guessed. */
    public String key() {
        return "guest/"
                + ContentHash.of(value.getBytes(StandardCharsets.US_ASCII)).hex();
    }

    @Override
    public String toString() {
        return "GuestToken[…]";
    }
}
