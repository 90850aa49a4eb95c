package dev.grundy.testsupport;

import com.eatthepath.otp.TimeBasedOneTimePasswordGenerator;
import java.security.InvalidKeyException;
import java.time.Instant;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.crypto.spec.SecretKeySpec;
import org.apache.commons.codec.binary.Base32;

/** The app on somebody's phone that shows a code every 30 seconds. */
public final class CodeApp {
    private static final Pattern URI = Pattern.compile("otpauth://totp/[^\"]*secret=([A-Z2-7]{32})");

    private final byte[] secret;

    private CodeApp(byte[] secret) {
        this.secret = secret;
    }

    /** Reads the address that the page offers, as a camera would the drawing. */
    public static CodeApp scan(String page) {
        Matcher uri = URI.matcher(page);
        if (!uri.find()) {
            throw new AssertionError("nothing to scan on the page: " + page);
        }
        return new CodeApp(new Base32().decode(uri.group(1)));
    }

    public String codeAt(Instant instant) {
        try {
            return new TimeBasedOneTimePasswordGenerator()
                    .generateOneTimePasswordString(new SecretKeySpec(secret, "RAW"), instant);
        } catch (InvalidKeyException e) {
            throw new IllegalStateException(e);
        }
    }
}
