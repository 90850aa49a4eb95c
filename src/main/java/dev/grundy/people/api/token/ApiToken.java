package dev.grundy.people.api.token;

import dev.grundy.base.kernel.ContentHash;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.zip.CRC32;

/**
 * A token as a program shows it: {@code grundy_}, 256 random bits as 43 letters and digits, and 6 more that are a checksum of those. By the
 * beginning and the checksum a scanner for leaks tells a token from other text without asking anybody. Only its hash is stored.
 */
public record ApiToken(String value) {
    public static final String PREFIX = "grundy_";

    private static final String DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    private static final BigInteger BASE = BigInteger.valueOf(DIGITS.length());
    private static final int SECRET_BITS = 256;
    private static final int SECRET_LENGTH = 43;
    private static final int CHECKSUM_LENGTH = 6;
    private static final int ENDING_LENGTH = 4;
    private static final Pattern FORM =
            Pattern.compile(PREFIX + "[0-9A-Za-z]{" + (SECRET_LENGTH + CHECKSUM_LENGTH) + "}");

    public ApiToken {
        if (!isWellFormed(value)) {
            throw new IllegalArgumentException("a token is " + PREFIX + ", 43 letters or digits and their checksum");
        }
    }

    static ApiToken draw(SecureRandom random) {
        String secret = digits(new BigInteger(SECRET_BITS, random), SECRET_LENGTH);
        return new ApiToken(PREFIX + secret + checksum(secret));
    }

    /** Empty for a text that was never a token: mistyped, cut, or something else. */
    public static Optional<ApiToken> parse(String text) {
        return isWellFormed(text) ? Optional.of(new ApiToken(text)) : Optional.empty();
    }

    /** A plain hash is enough: 256 random bits cannot be guessed, so there is nothing to slow down. */
    String hash() {
        return ContentHash.of(value.getBytes(StandardCharsets.US_ASCII)).hex();
    }

    /** By which its owner knows it again; part of the checksum. */
    String ending() {
        return value.substring(value.length() - ENDING_LENGTH);
    }

    @Override
    public String toString() {
        return "ApiToken[…" + ending() + "]";
    }

    private static boolean isWellFormed(String text) {
        if (!FORM.matcher(text).matches()) {
            return false;
        }
        int end = PREFIX.length() + SECRET_LENGTH;
        return text.substring(end).equals(checksum(text.substring(PREFIX.length(), end)));
    }

    private static String checksum(String secret) {
        CRC32 crc = new CRC32();
        crc.update(secret.getBytes(StandardCharsets.US_ASCII));
        return digits(BigInteger.valueOf(crc.getValue()), CHECKSUM_LENGTH);
    }

    private static String digits(BigInteger number, int length) {
        StringBuilder digits = new StringBuilder(length);
        BigInteger rest = number;
        for (int i = 0; i < length; i++) {
            BigInteger[] parts = rest.divideAndRemainder(BASE);
            digits.append(DIGITS.charAt(parts[1].intValue()));
            rest = parts[0];
        }
        return digits.reverse().toString();
    }
}
