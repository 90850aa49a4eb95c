package dev.grundy.people.factor;

import com.eatthepath.otp.HmacOneTimePasswordGenerator;
import java.nio.charset.StandardCharsets;
import java.security.InvalidKeyException;
import java.security.MessageDigest;
import java.time.Duration;
import java.time.Instant;
import java.util.OptionalLong;
import java.util.regex.Pattern;
import java.util.stream.LongStream;

/** Codes of six digits that change every 30 seconds (RFC 6238 with SHA-1, which is what apps can do). Thread-safe. */
final class Totp {
    private static final Duration STEP = Duration.ofSeconds(30);
    /** For clocks that go wrong and people who type slowly (RFC 6238, 5.2). */
    private static final int STEPS_AROUND = 1;

    private static final Pattern BLANKS = Pattern.compile("[\\s\\p{Z}]+");

    private static final HmacOneTimePasswordGenerator CODES = new HmacOneTimePasswordGenerator();

    private Totp() {}

    /** Number of the 30 seconds, since 1970. */
    static long stepAt(Instant instant) {
        return Math.floorDiv(instant.getEpochSecond(), STEP.toSeconds());
    }

    /** The step whose code that is, blanks aside: this one, the one before or the one after; empty for any other text. */
    static OptionalLong stepOf(String typed, TotpSecret secret, Instant now) {
        String code = BLANKS.matcher(typed).replaceAll("");
        long step = stepAt(now);
        return LongStream.rangeClosed(step - STEPS_AROUND, step + STEPS_AROUND)
                .filter(one -> isSame(code, code(secret, one)))
                .findFirst();
    }

    static String code(TotpSecret secret, long step) {
        try {
            return CODES.generateOneTimePasswordString(secret.key(), step);
        } catch (InvalidKeyException e) {
            throw new IllegalStateException("any 20 bytes are a key for HMAC", e);
        }
    }

    private static boolean isSame(String typed, String code) {
        return MessageDigest.isEqual(typed.getBytes(StandardCharsets.UTF_8), code.getBytes(StandardCharsets.UTF_8));
    }
}
