package dev.grundy.account;

import dev.grundy.kernel.ContentHash;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Optional;
import java.util.regex.Pattern;

/** The secret of a link in a mail: 256 random bits in base64url. Only its hash is stored. */
record MailToken(String value) {
    private static final int BYTES = 32;
    private static final Pattern FORM = Pattern.compile("[A-Za-z0-9_-]{43}");

    MailToken {
        if (!FORM.matcher(value).matches()) {
            throw new IllegalArgumentException("a token of a mail has 43 base64url characters");
        }
    }

    static MailToken draw(SecureRandom random) {
        byte[] bits = new byte[BYTES];
        random.nextBytes(bits);
        return new MailToken(Base64.getUrlEncoder().withoutPadding().encodeToString(bits));
    }

    static Optional<MailToken> parse(String text) {
        return FORM.matcher(text).matches() ? Optional.of(new MailToken(text)) : Optional.empty();
    }

    String hash() {
        return ContentHash.of(value.getBytes(StandardCharsets.US_ASCII)).hex();
    }

    @Override
    public String toString() {
        return "MailToken[…]";
    }
}
